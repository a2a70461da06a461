"""The house itself: what may not be committed, and that the README keeps its word."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import build_page

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
# Put together here, so that this file doesn't hold what it forbids.
REGISTRIES = [
    ".".join(parts) for parts in (("npmjs", "org"), ("npmjs", "com"), ("pypi", "org"), ("yarnpkg", "com"))
]
REGISTRIES += ["pythonhosted" + ".org", "deb.debian" + ".org", "index" + "-url", "crates" + ".io"]
MACHINE_PATH = re.compile(r"(?<![\w.$}~])/(?:home|root|Users|work)/[\w.]|[A-Z]:\\+Users\\")
BUILT_SUFFIXES = {
    ".map",
    ".wasm",
    ".whl",
    ".pyc",
    ".so",
    ".dll",
    ".gz",
    ".zip",
    ".tar",
    ".sqlite3",
    ".nbi",
    ".nbc",
}
BUILT_FOLDERS = {"node_modules", "dist", "__pycache__", ".venv", "page"}


def committed() -> list[Path]:
    """What git holds; in an unpacked source distribution, which holds just that, all files."""
    if (ROOT / ".git").exists():
        command = ["git", "-C", str(ROOT), "ls-files", "-z"]
        names = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\0")
        return [path for name in names if name and (path := ROOT / name).is_file()]
    return [path for path in build_page.files(ROOT) if not BUILT_FOLDERS & set(path.parts)]


def texts() -> list[tuple[Path, str]]:
    found = []
    for path in committed():
        content = path.read_bytes()
        if b"\0" not in content:
            found.append((path.relative_to(ROOT), content.decode()))
    return found


def test_no_committed_file_names_a_registry() -> None:
    named = [f"{path}: {name}" for path, text in texts() for name in REGISTRIES if name in text]
    assert named == []


def test_no_committed_file_names_a_folder_of_some_machine() -> None:
    named = [f"{path}: {found[0]}" for path, text in texts() if (found := MACHINE_PATH.search(text))]
    assert named == []


def test_nothing_built_is_committed() -> None:
    paths = [path.relative_to(ROOT) for path in committed()]
    built = [path for path in paths if path.suffix in BUILT_SUFFIXES or BUILT_FOLDERS & set(path.parts[:-1])]
    scripts = [
        (path, text) for path, text in texts() if path.suffix in {".js", ".mjs", ".cjs", ".css", ".html"}
    ]
    bundled = [path for path, text in scripts if max(map(len, text.splitlines()), default=0) > 1000]
    assert built + bundled == []


def test_the_lock_file_holds_no_address() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    others = {"yarn.lock", "pnpm-lock.yaml", "poetry.lock", "uv.lock", "Pipfile.lock", "pdm.lock"}
    assert [path for path in committed() if path.name in others] == []


@pytest.mark.parametrize(
    ("version", "accepted"),
    [
        ("v18.20.8", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v23.11.0", False),
        ("v24.0.0\n", True),
        ("v26.1.0", True),
        ("", False),
    ],
)
def test_the_page_is_built_with_a_node_that_vite_accepts(version: str, accepted: bool) -> None:
    assert build_page.accepted(version) is accepted


def test_the_page_is_built_anew_when_what_it_is_made_of_changes(tmp_path: Path) -> None:
    for name in ("web/src/main.ts", "web/node_modules/some/index.js", "src/hatstand/locales/en/common.ftl"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("first", "utf-8")
    before = build_page.digest(tmp_path)
    (tmp_path / "web/node_modules/some/index.js").write_text("other", "utf-8")
    assert build_page.digest(tmp_path) == before
    (tmp_path / "src/hatstand/locales/en/common.ftl").write_text("other", "utf-8")
    assert build_page.digest(tmp_path) != before


def test_the_readme_is_short_and_shows_what_exists() -> None:
    text = README.read_text("utf-8")
    assert len(text.splitlines()) <= 120
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert links
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


def test_the_readme_names_every_folder_and_no_other() -> None:
    rows = "\n".join(re.findall(r"^\| (`.*?) \|", README.read_text("utf-8"), re.MULTILINE))
    named = {ROOT / name for name in re.findall(r"`([^`]+)`", rows)}
    package = ROOT / "src" / "hatstand"
    inner = {package / path.relative_to(package).parts[0] for path in committed() if package in path.parents}
    assert {path for path in inner if path.is_dir()} - named == set()
    assert {path for path in named if not path.exists()} == set()


def test_the_python_of_the_readme_runs(tmp_path: Path) -> None:
    examples = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        script = tmp_path / "example.py"
        script.write_text(example, "utf-8")
        command = [sys.executable, "-W", "error", str(script)]
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        ran = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="only for runs in several processes")
def test_tests_of_one_group_run_in_one_process(request: pytest.FixtureRequest) -> None:
    """pytest-xdist knows a group by what it appends to a test's name; where it can't, it says nothing."""
    assert request.node.nodeid.endswith("@tests/test_house")

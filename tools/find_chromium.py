"""Finds the Chromium of the browser tests; `python tools/find_chromium.py` installs one where there is none.

PATH comes first, then (as root on Debian) Debian's package, then Playwright's own, which it finds itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Chromium draws without a graphics card, and asks nobody on the network for anything.
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def arguments() -> list[str]:
    """The arguments to start it with. Its sandbox refuses root."""
    return [*ARGUMENTS, *(["--no-sandbox"] if root() else [])]


def on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def debian_root() -> bool:
    """Ubuntu is left out: its package is a door to a snap, which no container opens."""
    release = Path("/etc/os-release")
    debian = release.exists() and "ID=debian" in release.read_text("utf-8").splitlines()
    return debian and root() and shutil.which("apt-get") is not None


def install() -> None:
    """Does nothing where Playwright's own is there already. CalledProcessError where no way works."""
    if debian_root():
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        packages = ["chromium", "fonts-dejavu-core"]
        for step in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", *packages]):
            if subprocess.run(["apt-get", *step], env=quiet, check=False).returncode != 0:
                break
        else:
            return
    libraries = ["--with-deps"] if root() and shutil.which("apt-get") else []
    subprocess.run([sys.executable, "-m", "playwright", "install", *libraries, "chromium"], check=True)


if __name__ == "__main__":
    if on_path() is None:
        try:
            install()
        except subprocess.CalledProcessError as error:
            sys.exit(error.returncode)

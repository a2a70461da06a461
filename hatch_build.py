"""Builds the page into the wheel, so that `pip install .` and `pipx run` need no make and no Node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import build_page


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return [] if build_page.find_node() else [build_page.node_package()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install serves the folder itself: there make, or tools/build_page.py, builds the page.
        if version != "editable":
            build_page.build()

"""How much of a heavy test is run: a little in every run of the tests, all of it with HATSTAND_SOAK=1."""

from __future__ import annotations

import os

WHOLE = os.environ.get("HATSTAND_SOAK", "") == "1"


def sized(small: int, whole: int) -> int:
    return whole if WHOLE else small

"""Data that is not of the wanted shape: which part of it, and why, in words that an error message can choose by."""

import re

import msgspec

_FIELD = re.compile("Object (missing required|contains unknown) field `(.*?)`")


def misfit(error: msgspec.ValidationError) -> tuple[str, str]:
    """The field that does not fit ("" for the whole), and "missing", "unknown" or "type"."""
    problem, _, where = str(error).partition(" - at ")
    place = where.strip("`$.")
    found = _FIELD.fullmatch(problem)
    if found is None:
        return place, "type"
    return ".".join(filter(None, [place, found[2]])), "missing" if found[1].startswith(
        "missing"
    ) else "unknown"

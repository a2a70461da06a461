"""Every number of docs/rules.md has a test, and no test proves a number that is not there."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules.md"
#: Where the rules were decided, in a workshop that has it.
DECIDED = ROOT.parent / "shared" / "RULES.md"
NUMBER = re.compile(r"^ *- ([A-Z]{2}-[0-9]+[a-z]?) \[|^ *- ([A-Z]{2}-[0-9]+[a-z]?)\b", re.MULTILINE)


def numbers(text: str) -> list[str]:
    return [one or two for one, two in NUMBER.findall(text)]


def marked() -> dict[str, set[str]]:
    """The tests that are marked with each number."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for test in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(test, (ast.FunctionDef, ast.AsyncFunctionDef)) and test.name.startswith("test_"):
                for number in map(rule, test.decorator_list):
                    if number is not None:
                        found[number].add(f"{path.name}::{test.name}")
    return found


def rule(decorator: ast.expr) -> str | None:
    """The number that `@pytest.mark.rule("…")` names."""
    match decorator:
        case ast.Call(func=ast.Attribute(attr="rule"), args=[ast.Constant(value=str(number))]):
            return number
    return None


def test_the_rules_have_numbers_each_once() -> None:
    stated = numbers(RULES.read_text("utf-8"))
    assert len(stated) == len(set(stated))
    assert {"HH-1", "HH-8a", "HT-1", "GE-1", "GE-16", "AL-1", "AL-7"} <= set(stated)


def test_every_number_of_the_rules_has_a_test_and_every_marked_test_a_rule() -> None:
    stated = set(numbers(RULES.read_text("utf-8")))
    tested = set(marked())
    assert sorted(stated - tested) == [], "rules without a test"
    assert sorted(tested - stated) == [], "tests of rules that there are not"


@pytest.mark.skipif(not DECIDED.exists(), reason="the decided rules are not here")
def test_the_rules_have_the_numbers_that_were_decided() -> None:
    stated = set(numbers(RULES.read_text("utf-8")))
    families = {number.split("-")[0] for number in stated}
    decided = {number for number in numbers(DECIDED.read_text("utf-8")) if number.split("-")[0] in families}
    assert stated == decided
    assert families == {"HH", "HT", "GE", "AL"}

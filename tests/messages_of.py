"""The Fluent files as the tests read them: which messages there are, what each uses, all that it can say."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse

from hatstand import words

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "src" / "hatstand" / "locales"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Uses:
    """What a message uses, and those that it is made of: the names of variables, and the choices."""

    def __init__(self, message: ast.Message, language: str) -> None:
        parts = list(reached(message, language))
        self.names = {part.id.name for part in parts if isinstance(part, ast.VariableReference)}
        self.selects = [part for part in parts if isinstance(part, ast.SelectExpression)]
        self.chosen = {selector(select) for select in self.selects}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, list):
        for each in node:
            yield from nodes(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for each in vars(node).values():
            yield from nodes(each)


def reached(message: ast.Message, language: str) -> Iterator[ast.BaseNode]:
    for node in nodes(message):
        yield node
        if isinstance(node, ast.MessageReference):
            yield from reached(entries(language)[node.id.name], language)


@functools.cache
def entries(language: str) -> dict[str, ast.Message]:
    bodies = (parse((LOCALES / language / file).read_text(encoding="utf-8")).body for file in FILES)
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ast.Message)}


def selector(select: ast.SelectExpression) -> str:
    assert isinstance(select.selector, ast.VariableReference)
    return select.selector.id.name


@functools.cache
def messages(language: str, file: str) -> dict[str, Uses]:
    """What each message of a file uses, by its id."""
    found: dict[str, Uses] = {}
    for entry in parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} is there twice"
            found[entry.id.name] = Uses(entry, language)
    return found


def all_messages(language: str) -> dict[str, Uses]:
    return {name: uses for file in FILES for name, uses in messages(language, file).items()}


def keys(select: ast.SelectExpression) -> list[str]:
    return [variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)]


def samples(uses: Uses) -> Iterator[dict[str, str | float]]:
    """Arguments that lead to every variant, with numbers of every plural form."""
    choices: dict[str, set[str | float]] = {name: {f"⟨{name}⟩"} for name in sorted(uses.names)}
    for select in uses.selects:
        plural = set(keys(select)) <= CATEGORIES
        choices[selector(select)] |= {0, 1, 2, 5, 11, 21, 22, 100} if plural else set(keys(select))
    for values in itertools.product(*(sorted(values, key=str) for values in choices.values())):
        yield dict(zip(choices, values, strict=True))


def texts(language: str, name: str) -> list[str]:
    return [words.say(language, name, **arguments) for arguments in samples(all_messages(language)[name])]


def said(language: str) -> Iterator[tuple[str, str]]:
    for name in all_messages(language):
        for text in texts(language, name):
            yield name, text

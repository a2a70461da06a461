"""What stands in for a terminal and for whoever sits at it."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import hatstand
from hatstand.bots import Bot
from hatstand.cli import session
from hatstand.cli.screen import Screen
from hatstand.cli.voice import Voice

#: Runs a command line; its exit code, output and errors.
Command = Callable[..., tuple[int, str, str]]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Pretender(Screen):
    """Plays like a bot, and keeps what stays on the screen apart from what is shown for a moment."""

    def __init__(self) -> None:
        super().__init__()
        self.stays: list[str] = []
        self.passes: list[str] = []
        self.choose: Callable[[], str] = str
        self.match: hatstand.Match

    def write(self, *lines: str) -> None:
        self.stays += lines

    def ask(self, prompt: str) -> str:
        return self.choose()

    def show_for_a_moment(self, text: str, prompt: str) -> None:
        self.passes.append(text)


def whole_game(
    ruleset: str, language: str, *, players: int = 3, memory_aid: bool = False, **options: Any
) -> Pretender:
    voice, screen = Voice(language), Pretender()
    match = hatstand.Match(ruleset, players, seed=11, **options)
    has_memory = match.game.has_memory
    bots = {seat: _bot(has_memory, 0.8, seat) for seat in range(players) if seat != 1}
    game = session.Session(voice, match, 1, bots, screen=screen, pace=0, memory_aid=memory_aid)
    screen.match = match
    person = _bot(has_memory, 0.9, 1)
    screen.choose = lambda: person.choose(match.view(1))
    game.play()
    assert match.over
    return screen


def _bot(has_memory: bool, memory: float, seed: int) -> Bot:
    if has_memory:
        return hatstand.bot("forgetful", memory=memory, seed=seed)
    return hatstand.bot("greedy", seed=seed)

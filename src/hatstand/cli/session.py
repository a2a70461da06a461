"""A game in the terminal: one person among bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..bots import Bot
from ..games.terminal import Audience
from ..match import Match
from .errors import sentence
from .screen import Screen
from .voice import Voice

_QUIT = ("quit", "exit", "q")
_HELP = ("?", "help", "h")


class Left(Exception):
    """The person has had enough."""


class Session:
    """seat: the person's. bots: by their seats. pace: seconds before a bot acts."""

    def __init__(
        self,
        voice: Voice,
        match: Match,
        seat: int,
        bots: Mapping[int, Bot],
        *,
        screen: Screen,
        pace: float,
        memory_aid: bool,
    ) -> None:
        self._voice = voice
        self._match = match
        self._seat = seat
        self._bots = bots
        self._screen = screen
        self._pace = pace
        self._memory_aid = memory_aid
        self._terminal = match.game.terminal
        names = [voice.say(f"lobby-bot-{number}") for number in range(1, match.players)]
        names.insert(seat, voice.say("cli-you"))
        self._names = tuple(names)

    def play(self) -> None:
        """Play to the end. Left, EOFError or KeyboardInterrupt where the person leaves before."""
        self._tell(self._match.events(self._seat)[0])
        self._explain()
        while not self._match.over:
            if self._match.to_move == self._seat:
                self._draw()
                self._match.play(self._ask())
            else:
                self._let_bot_play()
            self._tell(self._match.events(self._seat)[-1])
        self._count()

    def _audience(self) -> Audience:
        match = self._match
        return Audience(
            self._voice.say, match.ruleset, self._names, self._seat, match.first, self._screen.width
        )

    def _shown(self) -> Any:
        """What the person may see: what has to be remembered is left out, but with the memory aid."""
        shown = self._match.view(self._seat).show()
        return shown if self._memory_aid else self._match.game.without_memory(shown)

    def _draw(self) -> None:
        self._screen.write("", *self._terminal.draw(self._audience(), self._shown()), "")

    def _explain(self) -> None:
        ways = self._terminal.ways(self._audience(), self._match.view(self._seat).legal())
        self._screen.write("", *ways, self._voice.say("cli-game-keys"))

    def _ask(self) -> str:
        """A legal action."""
        while True:
            typed = self._screen.ask(f"{self._voice.say('cli-game-prompt')} ").strip()
            word = typed.casefold()
            if word in _QUIT or word == self._voice.say("cli-word-quit"):
                raise Left
            if word in _HELP or word == self._voice.say("cli-word-help"):
                self._explain()
                continue
            if not word:
                continue
            action = self._terminal.read(self._voice.say, typed)
            refusal = self._match.why(action, self._seat)
            if refusal is None:
                return action
            self._screen.write(sentence(self._voice, refusal))

    def _let_bot_play(self) -> None:
        seat = self._match.to_move
        assert seat is not None
        self._screen.pause(self._pace)
        self._match.play(self._bots[seat].choose(self._match.view(seat)))

    def _tell(self, event: Any) -> None:
        self._screen.write(*self._terminal.tell(self._audience(), event))
        glimpse = self._match.game.glimpse(event, self._match.view(self._seat).show())
        if glimpse is not None:
            way = "cli-game-turn-back" if glimpse.seat is None else "cli-game-put-back"
            revealed = self._terminal.reveal(self._audience(), glimpse)
            self._screen.show_for_a_moment(f"  {revealed}", f"  {self._voice.say(way)} ")

    def _count(self) -> None:
        match, audience = self._match, self._audience()
        shown = match.view(self._seat).show()
        for seat, details in enumerate(match.details()):
            self._screen.pause(self._pace)
            self._screen.write("", self._names[seat])
            for line in self._terminal.count(audience, shown, seat, details):
                self._screen.pause(self._pace)
                self._screen.write(f"  {line}")
        self._screen.write("", self._terminal.end(audience, shown, match.winners(), match.scores()))

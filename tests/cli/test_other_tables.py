"""Hats and Genial in the terminal: what is typed, what is drawn, what each listener is told."""

from __future__ import annotations

from typing import Any

import pytest

import hatstand
from cli.terminals import Command, whole_game
from games.hats.forms import laid
from hatstand import words
from hatstand.cli.voice import Voice
from hatstand.games import find
from hatstand.games.genial.terminal import GenialTerminal
from hatstand.games.hats.terminal import HatsTerminal
from hatstand.games.terminal import Audience

NAMES = ("Anna", "Bo", "Cleo", "Dan")


def audience(match: hatstand.Match, seat: int | None, language: str = "en", width: int = 80) -> Audience:
    return Audience(Voice(language).say, match.ruleset, NAMES[: match.players], seat, match.first, width)


def drawn(match: hatstand.Match, seat: int | None, **more: Any) -> list[str]:
    return match.game.terminal.draw(audience(match, seat, **more), match.view(seat).show())


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("en", "exchange fez-5 2", "exchange fez-5 2"),
        ("en", "e fez 5 2", "exchange fez-5 2"),
        ("en", " E top hat 3, 6 ", "exchange top-hat-3 6"),
        ("en", "b deer 1", "black deerstalker-1"),
        ("en", "black bonnet4", "black bonnet-4"),
        ("en", "p beret 2", "pass beret-2"),
        ("en", "g beret 2", "back beret-2"),
        ("en", "end", "end"),
        ("en", "end fez 1", "end fez 1"),
        ("en", "e fez", "e fez"),
        ("en", "e bo 3 1", "e bo 3 1"),
        ("en", "", ""),
        ("de", "t Fes 5 2", "exchange fez-5 2"),
        ("de", "s Baskenmütze 1", "black beret-1"),
        ("de", "ende", "end"),
        ("ru", "о кепка сыщика 6 1", "exchange deerstalker-6 1"),
        ("ru", "ч феска 2", "black fez-2"),
        ("ru", "конец", "end"),
        ("uk", "с циліндр 4", "discard top-hat-4"),
        ("uk", "exchange fez-5 2", "exchange fez-5 2"),
    ],
)
def test_hats_in_short_and_in_ones_own_words(language: str, typed: str, action: str) -> None:
    assert HatsTerminal().read(Voice(language).say, typed) == action


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("en", "flip", "flip"),
        ("en", " T ", "take"),
        ("en", "alt", "alternative"),
        ("en", "jump", "jump"),
        ("en", "", ""),
        ("de", "a", "flip"),
        ("de", "w", "alternative"),
        ("ru", "з", "take"),
        ("ru", "Открыть", "flip"),
        ("uk", "п", "pass"),
    ],
)
def test_genial_in_short_and_in_ones_own_words(language: str, typed: str, action: str) -> None:
    assert GenialTerminal().read(Voice(language).say, typed) == action


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("width", [80, 50, 30])
def test_the_tea_table_fits_the_terminal(width: int, language: str) -> None:
    match = hatstand.Match("hats", 3, seed=1)
    lines = drawn(match, 0, language=language, width=width)
    boxes = [line for line in lines if set(line) & set("╭│╰")]
    assert max(map(len, boxes)) <= width
    table = match.view(0).show().table
    for card in table:
        kind = words.say(language, f"hats-kind-{card.rpartition('-')[0]}")
        assert any(kind in line for line in boxes)
    assert sum(line.count("╭") for line in boxes) == len(table)


def test_everyone_sees_their_own_hand_alone() -> None:
    match = laid(3, hands=["fez-1 fez-2", "beret-1 beret-2", "bowler-1 bowler-2"], seed=1)
    for seat, mine in enumerate(("fez", "beret", "bowler")):
        (hand,) = [line for line in drawn(match, seat) if line.startswith("Your hand: ")]
        assert f"{mine} 1" in hand
    assert not any("hand:" in line for line in drawn(match, None))


def test_what_is_told_of_a_passed_card() -> None:
    match = laid(4, hands=["fez-1 fez-2", "", "beret-1", ""], seed=1)
    match.play("pass fez-1")
    told = {
        seat: " ".join(match.game.terminal.tell(audience(match, seat), match.events(seat)[-1]))
        for seat in (None, 0, 1, 2)
    }
    assert told == {
        None: "Anna passes Cleo a card.",
        0: "You pass fez 1 to Cleo.",
        1: "Anna passes Cleo a card.",
        2: "Anna passes you fez 1.",
    }
    assert "Anna has passed you fez 1. Give another card back." in drawn(match, 2)
    assert "You and Cleo are a team." in drawn(match, 0)
    assert not any("fez 1" in line for line in drawn(match, 1))


def test_nobody_is_told_where_the_cards_of_another_fit() -> None:
    """What is legal is private in Hats: it follows from a hand."""
    match = hatstand.Match("hats", 3, seed=2, first=0)
    told = {seat: HatsTerminal().ways(audience(match, seat), match.view(seat).legal()) for seat in (0, 1)}
    assert any(" fits on: " in line for line in told[0])
    assert not any(" fits on: " in line for line in told[1])


@pytest.mark.parametrize(
    ("scores", "winners", "blacks", "cookie", "told"),
    [
        ([9, 4, 3], [0], (0, 0, 0), None, "You win with 9 points!"),
        ([4, 9, 3], [1], (0, 0, 0), None, "Bo wins with 9 points!"),
        (
            [9, 9, 3],
            [1],
            (0, 2, 0),
            None,
            "The scores are equal. More black hats decide. Bo wins with 9 points!",
        ),
        (
            [9, 9, 3],
            [0],
            (1, 1, 0),
            0,
            "Scores and black hats are equal. The cookie decides. You win with 9 points!",
        ),
        ([9, 9, 3], [0, 1], (1, 1, 0), 2, "A shared win with 9 points: Anna, Bo!"),
    ],
)
def test_who_has_won_and_why(
    scores: list[int], winners: list[int], blacks: tuple[int, ...], cookie: int | None, told: str
) -> None:
    match = hatstand.Match("hats", 3, seed=1)
    shown = match.view(0).show()
    shown.cookie = cookie
    for seat, count in enumerate(blacks):
        shown.seats[seat].black = ["?"] * count
    assert HatsTerminal().end(audience(match, 0), shown, winners, scores) == told


def test_a_team_wins_together() -> None:
    screen = whole_game("hats", "en", players=4)
    names = ["Tilly", "Oscar", "Nell"]
    last, winners = screen.stays[-1], screen.match.winners()
    assert len(winners) == 2
    assert ("You and" in last) == (1 in winners)
    assert sum(name in last for name in names) == 2 - (1 in winners)


def test_a_narrow_terminal_lists_the_lines_of_genial() -> None:
    match = hatstand.Match("genial", 2, seed=1)
    wide, narrow = drawn(match, 0), drawn(match, 0, width=40)
    assert any("0/7" in line for line in wide)
    assert any("red: 0 of 7, orange: 0 of 7" in line for line in narrow)


def test_typing_genial(command: Command) -> None:
    code, out, err = command(
        "play", "genial", "--seed", "3", "--first", "0", "--pace", "0", typed="take\nf\nquit\n"
    )
    assert (code, err) == (0, "")
    assert "You can take only right after a success." in out
    assert "You flip " in out


def test_a_bot_with_a_memory_is_refused_in_one_line(command: Command) -> None:
    for arguments in (
        ["play", "hats", "--bot", "forgetful"],
        ["simulate", "genial", "--bots", "forgetful:0.5"],
    ):
        code, out, err = command(*arguments)
        assert (code, out) == (2, "")
        assert "In this game there is nothing to remember" in err
    assert command("play", "hats", "--memory", "0.5")[0] == 2
    assert not find("hats")[0].has_memory

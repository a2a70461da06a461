"""`hatstand play`: a game in the terminal, which shows what is on the table and keeps no secret in sight."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import hatstand
from cli.terminals import Command, Terminal, whole_game
from hatstand import cli, games, words
from hatstand.cli.screen import Screen
from hatstand.cli.voice import Voice
from hatstand.games.hidden_hats.table import HiddenHats
from hatstand.games.hidden_hats.terminal import HiddenHatsTerminal
from hatstand.games.terminal import Audience

HIDDEN_HATS = [ruleset.id for ruleset in HiddenHats.rulesets]


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("ruleset", hatstand.rulesets())
def test_a_whole_game_from_the_deal_to_the_score(ruleset: str, language: str) -> None:
    screen = whole_game(ruleset, language)
    terminal = screen.match.game.terminal
    audience = Audience(Voice(language).say, ruleset, ("A", "B", "C"), 1, 0)
    assert terminal.ways(audience, [])[0] in screen.stays
    assert sum(line.startswith("  = ") for line in screen.stays) == 3  # the score of each seat
    names = [words.say(language, name) for name in ("lobby-bot-1", "cli-you", "lobby-bot-2")]
    winners, last = screen.match.winners(), screen.stays[-1]
    told = [seat for seat, name in enumerate(names) if name in last]
    assert told == winners or winners == [1]  # "you" may stand in other words there


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("ruleset", HIDDEN_HATS)
def test_the_last_line_tells_the_best_score(ruleset: str, language: str) -> None:
    screen = whole_game(ruleset, language)
    winners, last = screen.match.winners(), screen.stays[-1]
    best = max(screen.match.scores())
    if winners == [1]:
        assert last == words.say(language, "hidden-hats-winner-you", count=best)
    else:
        assert str(best) in last


@pytest.mark.rule("HH-19")
@pytest.mark.parametrize("ruleset", HIDDEN_HATS)
def test_what_has_to_be_remembered_does_not_stay_on_the_screen(ruleset: str) -> None:
    screen = whole_game(ruleset, "en")
    hats = {words.say("en", f"hidden-hats-hat-{kind}", ruleset=ruleset) for kind in _kinds(ruleset)}
    taken = re.compile(r"takes? a pair|: a wonder hat!|: a cap of invisibility!")
    hints = {words.say("en", f"hidden-hats-hint-{each}", ruleset=ruleset) for each in ("wonder", "bald")}
    names = re.compile("|".join(rf"\b{re.escape(hat)}\b" for hat in hats))
    told = [
        line
        for line in screen.stays
        if line not in hints and names.search(line) and not taken.search(line) and " · " not in line
    ]
    assert [line for line in told if not line.startswith("  ")] == []
    assert len(screen.passes) > 5
    assert all(names.search(line) for line in screen.passes)


def _kinds(ruleset: str) -> tuple[str, ...]:
    return (*games.find(ruleset)[1].kinds, "wonder")


@pytest.mark.rule("HH-19")
def test_the_memory_aid_goes_on_showing_what_was_seen() -> None:
    remembered = re.compile(r"Place \d: .*, you remember: ")
    assert not any(remembered.match(line) for line in whole_game("auf-der-hut", "en").stays)
    assert any(remembered.match(line) for line in whole_game("auf-der-hut", "en", memory_aid=True).stays)


def test_typing_a_game(command: Command, tmp_path: Path) -> None:
    typed = "peek 3\n\n?\n\nswap 4 1\nopen 9\nsomething\ns 1 4\nquit\n"
    record = tmp_path / "record.json"
    arguments = ["play", "auf-der-hut", "--seed", "4", "--first", "0", "--players", "3", "--pace", "0"]
    code, out, err = command(*arguments, "--save", str(record), typed=typed)
    assert (code, err) == (0, "")
    for sentence in (
        "The hats are dealt. You go first.",
        "You peek at the hat on place 3.",
        "Only you can see this: place 3, ",
        "The smaller place comes first: swap 1 4.",
        "There is no place 9: the row has places 1 to 7.",
        "“something” is not an action.",
        "You swap the hats on places 1 and 4.",
        "See you next time!",
    ):
        assert sentence in out
    actions = json.loads(record.read_text("utf-8"))["actions"]
    assert (actions[0], actions[3]) == ("peek 3", "swap 1 4")
    assert hatstand.replay(json.loads(record.read_text("utf-8"))).ply == len(actions) >= 6


@pytest.mark.parametrize("typed", ["", "peek 1\n", "q\n", "stop\n"])
def test_leaving_is_clean(typed: str, command: Command) -> None:
    code, out, err = command("play", "auf-der-hut", "--first", "0", typed=typed)
    assert (code, err) == (0, "")
    assert out.endswith("See you next time!\n")


def test_ctrl_c_is_clean(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    code, out, err = command("play", "auf-der-hut", "--first", "0", language="de")
    assert (code, err) == (0, "")
    assert out.endswith("Bis zum nächsten Mal!\n")
    monkeypatch.setattr("hatstand.lab.simulation.Simulation.run", interrupted)
    assert command("simulate", "auf-der-hut")[0] == cli.INTERRUPTED


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("en", "peek 3", "peek 3"),
        ("en", "  P 3 ", "peek 3"),
        ("en", "o7", "open 7"),
        ("en", "swap 1, 4", "swap 1 4"),
        ("en", "sw 4 1", "swap 4 1"),
        ("ru", "г 3", "peek 3"),
        ("ru", "Подсмотреть 3", "peek 3"),
        ("ru", "поменять 1 и 4", "поменять 1 и 4"),
        ("ru", "м 1 4", "swap 1 4"),
        ("ru", "open 2", "open 2"),
        ("uk", "в 5", "open 5"),
        ("uk", "п 5", "п 5"),
        ("de", "gucken 5", "gucken 5"),
        ("de", "g 5", "peek 5"),
        ("de", "a 5", "open 5"),
        ("de", "t 2 6", "swap 2 6"),
        ("en", "jump 3", "jump 3"),
        ("en", "3", "3"),
        ("en", "", ""),
    ],
)
def test_actions_in_short_and_in_ones_own_words(language: str, typed: str, action: str) -> None:
    assert HiddenHatsTerminal().read(Voice(language).say, typed) == action


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("width", [80, 60, 40])
def test_the_row_fits_the_terminal(width: int, language: str) -> None:
    for ruleset in HIDDEN_HATS:
        match = hatstand.Match(ruleset, 2, seed=1)
        audience = Audience(Voice(language).say, ruleset, ("A", "B"), 0, 0, width)
        drawn = HiddenHatsTerminal().draw(audience, match.view(0).show())
        row = drawn[: drawn.index("") if width >= 80 else len(drawn) - 3]
        assert max(map(len, row)) <= width
        for place, character in enumerate(match.view(0).show().characters):
            assert any(str(place + 1) in line for line in row)
            assert any(words.say(language, f"hidden-hats-kind-{character}") in line for line in row)


def test_what_may_not_be_swapped_back_is_said() -> None:
    match = hatstand.Match("auf-der-hut", 2, seed=1, no_swap_back=True)
    match.play("swap 2 5")
    audience = Audience(Voice("en").say, "auf-der-hut", ("A", "B"), 0, 0)
    ways = HiddenHatsTerminal().ways(audience, match.legal())
    assert "Not just now: swapping 2 and 5 straight back." in ways


@pytest.mark.parametrize(
    ("term", "typed", "wiped"),
    [
        ("xterm", "", "\x1b[2A\x1b[J"),
        ("xterm", "x" * 50, "\x1b[3A\x1b[J"),  # what was typed has broken into a second row
        ("dumb", "", "\n" * 24),
    ],
)
def test_what_was_shown_for_a_moment_is_wiped_off(
    term: str, typed: str, wiped: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    for name, value in {"TERM": term, "COLUMNS": "40", "LINES": "24"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.stdout", terminal)
    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("builtins.input", lambda _: typed)
    Screen().show_for_a_moment("turban", "Enter")
    assert terminal.getvalue().startswith("turban\n")
    assert terminal.getvalue().endswith(wiped)


def test_what_was_shown_is_wiped_off_also_when_the_person_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: str) -> str:
        raise EOFError

    terminal = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout", terminal)
    monkeypatch.setattr("builtins.input", gone)
    with pytest.raises(EOFError):
        Screen().show_for_a_moment("turban", "Enter")
    assert terminal.getvalue().endswith("\x1b[J")

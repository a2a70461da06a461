"""The command line: what it answers, in four languages, and that nothing it is given ends in a traceback."""

from __future__ import annotations

import errno
import io
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import hatstand
from hatstand import cli, fairness, games, words
from hatstand.cli import root, session
from hatstand.cli.screen import Screen
from hatstand.cli.voice import Voice, find_language
from hatstand.games.hidden_hats.terminal import HiddenHatsTerminal
from hatstand.games.terminal import Audience
from hatstand.server.tables import SLOWEST_PACE

SOURCE = Path(cli.__file__).parent
HEAVY = {"numba", "numpy", "llvmlite", "sqlalchemy", "alembic", "litestar", "msgspec", "uvicorn", "asyncio"}

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    def run(*arguments: str, typed: str = "", language: str = "en") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = cli.run(arguments, Voice(find_language(arguments, {"LANG": language})))
        output = capsys.readouterr()
        return code, output.out, output.err

    return run


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


def whole_game(ruleset: str, language: str, *, memory_aid: bool = False, **options: Any) -> Pretender:
    voice, screen = Voice(language), Pretender()
    match = hatstand.Match(ruleset, 3, seed=11, **options)
    bots = {seat: hatstand.bot("forgetful", memory=0.8, seed=seat) for seat in (0, 2)}
    game = session.Session(voice, match, 1, bots, screen=screen, pace=0, memory_aid=memory_aid)
    screen.match = match
    person = hatstand.bot("forgetful", memory=0.9, seed=1)
    screen.choose = lambda: person.choose(match.view(1))
    game.play()
    assert match.over
    return screen


# --- help -------------------------------------------------------------------------------------------------


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys; from hatstand.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit as end: assert end.code == 0\n"
        f"print(sorted({HEAVY!r} & set(sys.modules)), len(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    found, count = done.stdout.splitlines()[-1].rsplit(maxsplit=1)
    assert found == "[]"
    assert int(count) < 260  # of these a bare interpreter has some 40; click and Fluent have the rest


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("name", ["", *root.COMMANDS])
def test_every_command_has_help_in_every_language(name: str, language: str, command: Command) -> None:
    code, out, err = command(*filter(None, [name]), "--help", language=language)
    assert (code, err) == (0, "")
    assert out.startswith(words.say(language, "cli-help-usage"))
    assert words.say(language, "cli-help-options") in out
    assert "--language" in out
    for english in ("Usage:", "Options:", "Show this message"):
        assert language == "en" or english not in out
    if not name:
        assert [each for each in root.COMMANDS if f"\n  {each} " not in out] == []


def test_options_of_games_and_of_commands_do_not_clash() -> None:
    own = {parameter.name for name in ("play", "simulate") for parameter in _parameters(name)}
    theirs = {option.name for game in games.GAMES for ruleset in game.rulesets for option in ruleset.options}
    assert own & theirs == set()


def _parameters(name: str) -> Iterator[Any]:
    group = root.hatstand
    found = group.get_command(_no_context(), name)
    assert found is not None
    yield from (each for each in found.params if not str(each.name).startswith("option_"))


def _no_context() -> Any:
    return None


def test_every_message_of_the_command_line_is_there_and_used() -> None:
    known = set(re.findall(r"^(cli-[a-z0-9-]+) =", _ftl("en"), re.MULTILINE))
    named = {
        name
        for path in SOURCE.glob("*.py")
        for name in re.findall(r"""["'](cli(?:-[a-z0-9]+)+)["']""", path.read_text("utf-8"))
    }
    assert named - known == set()
    # Put together from names; the tests of help and of simulations say them all.
    made = ["cli-option-", "cli-value-", "cli-argument-", "cli-simulate-"]
    made += [f"cli-{name}" for name in ("hatstand", *root.COMMANDS)]
    assert {name for name in known - named if not name.startswith(tuple(made))} == set()


def _ftl(language: str) -> str:
    return (SOURCE.parent / "locales" / language / "cli.ftl").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "uk_UA.UTF-8"}, "uk"),
        ([], {"LANG": "uk_UA.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ([], {"LANG": "ru_RU", "LANGUAGE": "fr:de:en"}, "de"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        (["play", "--language", "ru"], {"LANG": "de"}, "ru"),
        (["--language=uk", "play"], {"LANG": "de"}, "uk"),
        (["--language", "xx"], {"LANG": "de"}, "de"),
        (["play", "--language"], {"LANG": "de"}, "de"),
    ],
)
def test_the_language(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert find_language(arguments, environment) == language


# --- a game in the terminal -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("ruleset", hatstand.rulesets())
def test_a_whole_game_from_the_deal_to_the_score(ruleset: str, language: str) -> None:
    screen = whole_game(ruleset, language)
    text = "\n".join(screen.stays)
    assert words.say(language, "hidden-hats-hint-peek") in text
    assert text.count("= ") == 3  # the score of each seat
    names = [words.say(language, name) for name in ("lobby-bot-1", "cli-you", "lobby-bot-2")]
    winners, last = screen.match.winners(), screen.stays[-1]
    best = max(screen.match.scores())
    if winners == [1]:
        assert last == words.say(language, "hidden-hats-winner-you", count=best)
    else:
        assert [seat for seat, name in enumerate(names) if name in last] == winners
        assert str(best) in last


@pytest.mark.rule("HH-19")
@pytest.mark.parametrize("ruleset", hatstand.rulesets())
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
    for ruleset in hatstand.rulesets():
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


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


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


# --- records ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """Of a server's table."""
    secret, contributions = bytes(range(32)), [bytes(32), bytes(32)]
    match = hatstand.Match("auf-der-hut", 2, key=fairness.deal_key(secret, contributions), first=0)
    bots = [hatstand.bot("random"), hatstand.bot("forgetful", memory=0.5)]
    while match.to_move is not None:
        match.play(bots[match.to_move].choose(match.view(match.to_move)))
    return {
        **match.record(),
        "secret": secret.hex(),
        "commitment": fairness.commitment(secret).hex(),
        "contributions": [each.hex() for each in contributions],
    }


@pytest.fixture
def file(record: dict[str, Any], tmp_path: Path) -> Callable[..., str]:
    def write(**changes: Any) -> str:
        path = tmp_path / "record.json"
        path.write_text(json.dumps({**record, **changes}), "utf-8")
        return str(path)

    return write


def test_a_replay_tells_everything_that_everyone_saw(
    file: Callable[..., str], record: dict[str, Any], command: Command
) -> None:
    code, out, err = command("replay", file())
    assert (code, err) == (0, "")
    lines = re.findall(r"^ *\d+\. .*", out, re.MULTILINE)
    assert len(lines) == len(record["actions"]) + 1
    assert "Only you can see this" not in out
    assert re.search(
        r"bald head.? Place \d: [^,]+, hat: ", out
    )  # a wrong hat that was opened was seen by all


def test_a_replay_for_a_seat_tells_what_that_seat_saw(
    file: Callable[..., str], record: dict[str, Any], command: Command
) -> None:
    out = command("replay", file(), "--seat", "1", language="de")[1]
    peeks = [number for number, action in enumerate(record["actions"]) if action.startswith("peek")]
    mine = [number for number in peeks if number % 2 == 1]
    assert out.count("Das siehst nur du") == len(mine) > 0


def test_a_replay_step_by_step_shows_the_table(file: Callable[..., str], command: Command) -> None:
    code, out, _ = command("replay", file(), "--step", typed="\n\n")
    assert code == 0
    assert out.count("──┴───┴──") == 3 * 7


def test_a_record_that_breaks_off(file: Callable[..., str], record: dict[str, Any], command: Command) -> None:
    path = file(actions=record["actions"][:3])
    assert "The record ends here" in command("replay", path)[1]


@pytest.mark.parametrize("language", words.languages())
def test_a_fair_record_is_verified(
    language: str, file: Callable[..., str], record: dict[str, Any], command: Command
) -> None:
    code, out, err = command("verify", file(), language=language)
    assert (code, err) == (0, "")
    assert record["commitment"] in out
    assert str(len(record["actions"])) in out


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"secret": "00" * 32}, "commitment"),
        ({"key": "00" * 32}, "key"),
        ({"contributions": ["11" * 32, "00" * 32]}, "key"),
        ({"commitment": None}, "commitment"),
        ({"secret": None}, "secret"),
        ({"actions": ["open 8"]}, "actions[0]"),
    ],
)
def test_an_unfair_record_is_found_out(
    changes: dict[str, Any], field: str, file: Callable[..., str], command: Command
) -> None:
    code, out, err = command("verify", file(**changes))
    assert (code, out) == (2, "")
    assert f"“{field}”" in err


def test_the_reason_inside_a_reason_is_in_the_same_language(
    file: Callable[..., str], command: Command
) -> None:
    err = command("replay", file(actions=["open 8"]), language="ru")[2]
    assert words.say("ru", "hidden-hats-error-place", place=8, places=7) in err


# --- simulations and the rest -----------------------------------------------------------------------------


def test_a_simulation_as_json(command: Command) -> None:
    arguments = ["simulate", "auf-der-hut", "--bots", "greedy,forgetful:0.5", "--games", "30", "--json"]
    printed = [command(*arguments, "--seed", "3", "--threads", threads)[1] for threads in ("1", "2")]
    assert printed[0] == printed[1]
    summary = json.loads(printed[0])
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "forgetful:0.5"]
    assert summary["games"] == sum(summary["ended"].values()) == 30
    assert summary["options"]["until_three"] is False


@pytest.mark.parametrize("language", words.languages())
def test_a_simulation_in_words(language: str, command: Command) -> None:
    arguments = [
        "simulate",
        "auf-der-hut",
        "--players",
        "3",
        "--games",
        "20",
        "--until-three",
        "--patience",
        "9",
    ]
    code, out, err = command(*arguments, language=language)
    assert (code, err) == (0, "")
    assert words.say(language, "hidden-hats-ended-patience") in out
    assert out.count("greedy") == 3
    assert ("," in out.split("greedy")[1]) is (language != "en")


def test_a_long_simulation_shows_its_progress_on_a_terminal(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hatstand.cli import simulate

    terminal = Terminal()
    monkeypatch.setattr(simulate, "LONG_SECONDS", 0.0)
    monkeypatch.setattr("hatstand.lab.simulation.BATCH", 10)
    monkeypatch.setattr("sys.stderr", terminal)
    command("simulate", "auf-der-hut", "--games", "50", "--threads", "1")
    assert "100%" in terminal.getvalue()


@pytest.mark.parametrize("language", words.languages())
def test_rules_and_rulesets(language: str, command: Command) -> None:
    rules = command("rules", "shapka-nevidimka", language=language)[1]
    for number in range(1, 12):
        assert f"{number}. {words.say(language, f'hidden-hats-rules-{number}-title')}" in rules
    listed = command("rulesets", language=language)[1]
    for game in games.GAMES:
        for ruleset in game.rulesets:
            assert ruleset.id in listed
            assert all(f"--{option.name.replace('_', '-')}" in listed for option in ruleset.options)


def test_the_version(command: Command) -> None:
    assert command("--version")[:2] == (0, f"hatstand {hatstand.__version__}\n")


# --- serving ----------------------------------------------------------------------------------------------


def test_serving(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: dict[str, Any] = {}
    opened: list[str] = []

    def serve(host: str, port: int | None, *, settings: Any, announce: Callable[[str], None]) -> None:
        asked.update(host=host, port=port, folder=settings.folder, pace=settings.pace_seconds)
        announce("http://127.0.0.1:7777/")
        raise KeyboardInterrupt

    monkeypatch.setattr("hatstand.server.serve.serve", serve)
    monkeypatch.setattr("webbrowser.open", opened.append)
    folder = tmp_path / "tables"
    code, out, err = command("--host", "0.0.0.0", "--port", "7777", "--pace", "0.5", "--data", str(folder))
    assert (code, err, opened) == (0, "", [])
    assert asked == {"host": "0.0.0.0", "port": 7777, "folder": folder, "pace": 0.5}
    assert "http://127.0.0.1:7777/" in out
    command("--data", str(folder), "--open")
    assert opened == ["http://127.0.0.1:7777/"]
    assert asked["port"] is None


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.EADDRINUSE, "Address already in use"), "The port is taken"),
        (OSError(errno.EACCES, "Permission denied"), "more rights"),
        (OSError(errno.EADDRNOTAVAIL, "Cannot assign"), "no such address"),
        (OSError(errno.ENETDOWN, "Network is down"), "Network is down"),
    ],
)
def test_an_address_at_which_nothing_can_be_served(
    error: OSError, sentence: str, command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def serve(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr("hatstand.server.serve.serve", serve)
    code, _, err = command("--data", str(tmp_path))
    assert code == 2
    assert sentence in err


def test_a_pace_is_at_most_what_a_table_may_have() -> None:
    assert root.SLOWEST_PACE == SLOWEST_PACE


# --- errors -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("plaay", "There is no command “plaay”"),
        ("--prot 80", "There is no option --prot here. See: hatstand --help"),
        ("--port eighty", "--port can’t be “eighty”: it is a whole number from 0 to 65535"),
        ("--port 70000", "--port can’t be “70000”"),
        ("--pace nan", "--pace can’t be “nan”"),
        ("--port", "That is not how --port is used"),
        ("--port 80 rules", "--port is for the server"),
        ("--language xx --help", "There is no language “xx”. There are: en, ru, uk, de."),
        ("--database nonsense", "The tables can’t be kept there"),
        ("--database sqlite:///tables", "The tables can’t be kept there"),
        ("--data pyproject.toml/tables", "The tables can’t be kept there"),
        ("play", "GAME is missing. See: hatstand play --help"),
        ("play chess", "There is no game “chess”"),
        ("play auf-der-hut twice", "That is too much"),
        ("play auf-der-hut --players 5", "5 can’t play this game"),
        ("play auf-der-hut --players two", "--players can’t be “two”: it is a whole number."),
        ("play auf-der-hut --seat 2", "There is no seat 2"),
        ("play auf-der-hut --seat -1", "There is no seat -1"),
        ("play auf-der-hut --first 2", "Option “first” can’t be 2"),
        ("play auf-der-hut --memory 2", "--memory can’t be “2”: it is a number from 0 to 1"),
        ("play auf-der-hut --bot random --memory 0.5", "Bot “random” has no setting “memory”"),
        ("play auf-der-hut --bot clever", "There is no bot “clever”"),
        ("play auf-der-hut --seed 18446744073709551616", "The seed can’t be 18446744073709551616"),
        ("play auf-der-hut --memory-aid=yes", "That is not how --memory-aid is used"),
        ("play auf-der-hut --places 20", "Option “places” can’t be 20"),
        ("play auf-der-hut --places 7 --kinds 2", "not enough characters"),
        ("play shapka-nevidimka --until-three", "no option “until_three”"),
        ("simulate auf-der-hut --bots greedy,random --players 3", "3 bots are needed"),
        ("simulate auf-der-hut --bots forgetful:most", "Setting “memory” can’t be most"),
        ("simulate auf-der-hut --bots greedy:1", "has no setting “memory”"),
        ("simulate auf-der-hut --games 0", "--games can’t be “0”"),
        ("simulate auf-der-hut --threads 0", "--threads can’t be “0”"),
        ("simulate auf-der-hut --seed -1", "The seed can’t be -1"),
        ("replay", "RECORD.json is missing"),
        ("replay no/such/file", "There is no file “no/such/file”"),
        ("replay .", "“.” is a folder"),
        ("replay pyproject.toml", "it is not JSON"),
        ("verify web/src/drawings/logo.svg", "it is not JSON"),
        ("replay web/tsconfig.json", "The record can’t be read"),
        ("rules chess", "There is no game “chess”"),
        ("bench --players 9", "9 can’t play this game"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: str, sentence: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent)
    code, out, err = command(*arguments.split())
    assert (code, out) == (cli.USAGE, "")
    assert sentence in err
    assert err.startswith("hatstand: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff\xfe", b"[" * 100_000, b"null", b'{"a": NaN}'])
def test_files_that_are_no_records(content: bytes, command: Command, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    for name in ("replay", "verify"):
        code, out, err = command(name, str(path))
        assert (code, out, err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("language", words.languages())
def test_errors_are_in_the_language_of_the_moment(language: str, command: Command) -> None:
    err = command("play", "auf-der-hut", "--players", "9", language=language)[2]
    assert words.say(language, "error-players", players="9", low=2, high=4) in err
    err = command("simulate", "auf-der-hut", "--bots", "greedy,greedy", "--players", "4", language=language)[
        2
    ]
    assert words.say(language, "cli-error-bots", bots=2, seats=4) in err


def test_a_record_that_can_not_be_written(command: Command, tmp_path: Path) -> None:
    target = str(tmp_path / "none" / "record.json")
    code, _, err = command("play", "auf-der-hut", "--save", target, "--first", "0", typed="quit\n")
    assert code == 2
    assert f"There is no such folder: “{target}”" in err


def test_the_program_itself() -> None:
    """Through the door that people use: its own process, its exit code."""
    program = "from hatstand.cli import main; main()"
    command = [sys.executable, "-W", "error", "-c", program, "play", "chess", "--language", "de"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("hatstand: Ein Spiel „chess“ gibt es nicht.")

"""Whole games over the wire: what is acknowledged stays, whatever happens to sockets and servers."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest

import hatstand
from device import BOT, ME, Device, Process, Socket
from hatstand import cli, games
from hatstand.bots import kinds_for
from hatstand.cli.voice import Voice
from sizes import sized


def play_on(socket: Socket, rng: random.Random, turns: int = 10_000) -> None:
    """Play legal actions at random, as a person who looks at everything that is shown."""
    while turns and socket.my_turn():
        socket.play(rng.choice(socket.scene["legal"]))
        socket.read_all()
        turns -= 1


RULES = [rules for game in games.GAMES for rules in game.rulesets]


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [(rules.id, players) for rules in RULES for players in range(rules.players[0], rules.players[1] + 1)],
)
def test_a_whole_game_against_bots(device: Device, folder: Path, ruleset: str, players: int) -> None:
    game, rules = games.find(ruleset)
    patient = any(option.name == "patience" for option in rules.options)
    bots = [{**BOT, "bot": kind.name, "portrait": rules.portraits[0]} for kind in kinds_for(game)[:2]]
    seats = [bots[0], {**ME, "portrait": rules.portraits[1]}, bots[1], bots[1]][:players]
    table = device.new_table(*seats, ruleset=ruleset, options={"patience": sized(20, 100)} if patient else {})
    with device.at(table, seat=1) as socket:
        play_on(socket, random.Random(players))
        end = socket.until("entry")
        assert (end["kind"], end["event"], end["scene"]["over"]) == ("end", None, True)
        assert [detail["score"] for detail in end["scene"]["details"]] == end["scene"]["scores"]
        late = socket.act("pass")
        assert (late["type"], late["code"]) == ("refused", "error-over")
        shown = [message for message in socket.heard if message.get("scene")]
        assert all(len(each["scene"]["scores"]) == players for each in shown)
        assert {each["scene"]["places"] is None for each in shown if not each["scene"]["over"]} == {True}
    answer = device.http.get(f"/api/tables/{table}/record")
    match = hatstand.verify(answer.json())
    assert (match.scores(), match.places()) == (end["scene"]["scores"], end["scene"]["places"])
    assert match.record()["key"] == answer.json()["key"]
    assert device.http.get("/api/tables").json() == []
    folder.write_bytes(answer.content)
    assert cli.run(["verify", str(folder)], Voice("en")) == 0


def test_the_record_is_shown_only_after_the_end(device: Device) -> None:
    table = device.new_table(ME, BOT)
    answer = device.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()) == (409, {"code": "error-not-over", "args": {}})


@pytest.mark.soak
def test_a_killed_server_loses_nothing_it_acknowledged(folder: Path) -> None:
    rng = random.Random(2)
    process = Process(folder)
    device = Device(process.address)
    table = device.new_table(ME, BOT, options={"first": 0, "patience": 60})
    played: list[str] = []
    since = None
    for _ in range(sized(2, 10)):
        with device.at(table, since=since) as socket:
            for _ in range(rng.randint(1, 6)):
                if not socket.my_turn():
                    break
                action = rng.choice(socket.scene["legal"])
                played.append(action)
                socket.play(action)
                socket.read_all()
            since = socket.number
            process.kill()
        process = Process(folder, process.port)
    with device.at(table, since=since) as socket:
        play_on(socket, rng, 2)
    with device.at(table, seat=0) as socket:
        play_on(socket, rng)
    record = device.http.get(f"/api/tables/{table}/record").json()
    assert hatstand.verify(record).over
    mine = record["actions"][0::2]
    assert mine[: len(played)] == played
    device.http.close()
    assert process.stop() == ""


@pytest.mark.soak
def test_people_at_several_devices_go_on_after_each_kill(folder: Path) -> None:
    """Anna and Ben pass a tablet round, Cleo has a phone, Dan is a bot; the server is killed in the midst of it."""
    rng = random.Random(4)
    process = Process(folder)
    tablet, phone = Device(process.address), Device(process.address)
    phone.http.get("/")
    table = tablet.new_table(ME, {**ME, "name": "Ben"}, {"who": "open"}, BOT, options={"patience": 40})
    with phone.at(table, seat=None) as socket:
        assert socket.ask("sit", seat=2, name="Cleo", portrait="knight")["type"] == "done"
    acknowledged: list[str] = []
    for _ in range(sized(2, 10)):
        with tablet.at(table, seat=None) as passed, phone.at(table, seat=2) as held:
            for _ in range(rng.randint(1, 8)):
                if not play_a_turn([(passed, (0, 1)), (held, (2,))], rng, acknowledged):
                    break
            unheard = passed if rng.random() < 0.5 else held
            ply = unheard.scene["ply"]
            unheard.send(type="act", id=f"lost {ply}", seat=0, ply=ply, action="peek 1")
            process.kill()
        process = Process(folder, process.port)
    with tablet.at(table, seat=None) as passed, phone.at(table, seat=2) as held:
        while play_a_turn([(passed, (0, 1)), (held, (2,))], rng, acknowledged):
            pass
    record = tablet.http.get(f"/api/tables/{table}/record").json()
    assert hatstand.verify(record).over
    played = iter(record["actions"])
    assert all(action in played for action in acknowledged), "in this order, none is lost"
    for device in (tablet, phone):
        device.http.close()
    assert process.stop() == ""


def play_a_turn(
    devices: list[tuple[Socket, tuple[int, ...]]], rng: random.Random, acknowledged: list[str]
) -> bool:
    """Whoever's turn it is takes their device, plays, and lets the curtain fall; False at the end."""
    first = devices[0][0]
    while not first.scene["over"]:
        for socket, seats in devices:
            while socket.scene["ply"] < first.scene["ply"]:
                socket.receive()
            if first.scene["to_move"] in seats:
                socket.hello(first.scene["to_move"])
                action = rng.choice(socket.scene["legal"])
                socket.play(action)
                acknowledged.append(action)
                socket.read_all()
                socket.hello(None)
                while first.scene["ply"] < socket.scene["ply"]:
                    first.receive()
                return True
        first.receive()
    return False


def test_a_message_that_is_sent_again_is_answered_again_and_done_once(device: Device) -> None:
    table = device.new_table(ME, {**BOT, "bot": "greedy"}, options={"first": 0})
    with device.at(table) as socket:
        first = socket.act("peek 2", id="twice", ply=0)
        assert socket.act("peek 2", id="twice", ply=0) == first
    with device.at(table) as socket:
        assert socket.act("peek 2", id="twice", ply=0) == first
        assert socket.scene["ply"] <= 2


def test_of_two_acts_at_once_one_is_taken_and_the_other_told_why(device: Device) -> None:
    table = device.new_table(ME, ME, options={"first": 0})
    with device.at(table) as one, device.at(table) as other:
        answers = {}
        together = threading.Barrier(2)

        def act(name: str, socket: Socket, action: str) -> None:
            together.wait()
            answers[name] = socket.act(action)

        threads = [
            threading.Thread(target=act, args=("one", one, "peek 1")),
            threading.Thread(target=act, args=("other", other, "swap 1 2")),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer["type"] for answer in answers.values()) == ["done", "refused"]
        refused = next(answer for answer in answers.values() if answer["type"] == "refused")
        assert refused["code"] == "error-stale"
        assert refused["scene"]["ply"] == 1


def test_the_late_close_of_an_old_socket_leaves_the_new_one_alone(device: Device) -> None:
    table = device.new_table(ME, ME, options={"first": 0})
    with device.at(table, seat=1) as watching:
        old = device.at(table)
        old_socket = old.__enter__()
        with device.at(table) as new:
            old.__exit__(None, None, None)
            assert old_socket.seat == 0
            new.play("peek 4")
            assert watching.until("entry")["event"]["place"] == 4
            assert new.scene["peeked"]["place"] == 4


def test_somebody_who_comes_or_goes_is_told_to_the_others(server: Process, device: Device) -> None:
    other = Device(server.address)
    table = device.new_table(ME, BOT)
    with other.at(table, seat=None) as watching:
        welcome = watching.heard[0]
        assert [seat["here"] for seat in welcome["table"]["seats"]] == [False, True]
        with device.at(table):
            assert watching.until("table")["table"]["seats"][0]["here"]
        assert not watching.until("table")["table"]["seats"][0]["here"]
    other.http.close()


def test_again_is_the_same_people_with_the_next_first_seat(device: Device) -> None:
    table = device.new_table(BOT, ME, options={"first": 1, "patience": 1})
    assert device.http.post(f"/api/tables/{table}/again").json()["code"] == "error-again"
    with device.at(table, seat=1) as socket:
        play_on(socket, random.Random(3))
        socket.until("entry")
        following = device.http.post(f"/api/tables/{table}/again")
        assert following.status_code == 201
        assert socket.until("table")["table"]["again"] == following.json()["table"]
    assert device.http.post(f"/api/tables/{table}/again").json() == following.json()
    mine = device.http.get("/api/tables").json()
    assert [each["table"] for each in mine] == [following.json()["table"]]
    with device.at(following.json()["table"], seat=1) as socket:
        info = socket.heard[0]["table"]
        assert info["first"] == 0
        assert info["options"]["patience"] == 1
        assert [seat["who"] for seat in info["seats"]] == ["bot", "person"]

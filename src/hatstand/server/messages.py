"""What goes over the wire: closed unions of structs, told apart by the field "type".

The page's TypeScript (web/src/messages.ts) is made from these structs by `hatstand.server.typescript`, with the
docstrings as comments. The server sends codes and arguments, never sentences: a code is the id of a Fluent
message, in whose file the sentence stands in every language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..games.reason import Reason
from ..reviewing import Review

GameView = Annotated[Any, Meta(extra={"of_game": "view"})]
"""The view struct of the table's game (its table.py); which one is told by TableInfo.game."""
GameEvent = Annotated[Any, Meta(extra={"of_game": "event"})]
"""The event struct of the table's game."""

Text = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
OptionValue = Annotated[str, Meta(max_length=64)] | bool | int | None
Setting = Annotated[str, Meta(max_length=64)] | bool | int | float
BotSettings = Annotated[dict[Text, Setting], Meta(max_length=8)]


class Closed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends: a field that is not known here is an error, not a thing to pass over."""


# --- client to server, over the socket -----------------------------------------------------------------


class Hello(Closed, frozen=True, tag="hello", tag_field="type"):
    """Always first; sent again on the same socket it changes the seat (a device that is passed round).

    seat: one of the caller's own, or null to watch, as while a curtain hides the table. since: the number of the
    newest entry the page has; what came after it is sent again. build: from <meta name="hatstand-build"> of the
    page, null where there is none.
    """

    seat: Seat | None = None
    since: Count | None = None
    build: Text | None = None


class Act(Closed, frozen=True, tag="act", tag_field="type"):
    """Play an action, in notation. ply: how many actions the page knows to have been played."""

    id: Text
    seat: Seat
    ply: Count
    action: Text


class PutBack(Closed, frozen=True, tag="put_back", tag_field="type"):
    """The peeked hat goes back, face down (HH-19)."""

    id: Text
    seat: Seat


class Seen(Closed, frozen=True, tag="seen", tag_field="type"):
    """The opened hat of this entry has been read (HH-19)."""

    id: Text
    seat: Seat
    number: Count


class Hint(Closed, frozen=True, tag="hint", tag_field="type"):
    """What would a master do here? On that seat's turn, at a table with hints. ply: as in act.

    It is thought about, so that done comes later than what else is asked meanwhile. Asked again at the same ply, it
    is the same advice, and no second hint.
    """

    id: Text
    seat: Seat
    ply: Count


class Sit(Closed, frozen=True, tag="sit", tag_field="type"):
    """Take an open seat, also for another person at this device. What is shown here changes only by hello."""

    id: Text
    seat: Seat
    name: Name
    portrait: Name
    memory_aid: bool = False


class Stand(Closed, frozen=True, tag="stand", tag_field="type"):
    """Give up one's own seat, until the game is over: it becomes open."""

    id: Text
    seat: Seat


class Fill(Closed, frozen=True, tag="fill", tag_field="type"):
    """The table's maker gives an open seat to a bot."""

    id: Text
    seat: Seat
    bot: Text
    name: Name
    portrait: Name
    settings: BotSettings = {}


class Free(Closed, frozen=True, tag="free", tag_field="type"):
    """The table's maker makes open a bot's seat, or that of a person who is away."""

    id: Text
    seat: Seat


class Ping(Closed, frozen=True, tag="ping", tag_field="type"):
    """Is anybody there? A page that wakes up can't tell a dead line from a quiet one. Also before hello."""


Request = Act | PutBack | Seen | Hint | Sit | Stand | Fill | Free
"""What is answered by done or refused."""
ClientMessage = Hello | Act | PutBack | Seen | Hint | Sit | Stand | Fill | Free | Ping


# --- server to client, over the socket -----------------------------------------------------------------


class SeatInfo(Struct, frozen=True, kw_only=True):
    """An open seat has an empty name and portrait. here: a person with a page open at the table, or a bot."""

    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    portrait: str
    bot: str | None = None
    settings: dict[str, Any] | None = None
    memory_aid: bool = False
    here: bool


class TableInfo(Struct, frozen=True, kw_only=True):
    """What does not change from action to action.

    dealt: as soon as all seats were taken; first: null until then. commitment: SHA-256 that binds the table to its
    deal. maker: whether the caller made the table. again: the table where these people went on, if they did.
    sides: by seat, the side it plays on, which team-mates share; none before the deal. hints: people may ask for
    them.
    """

    id: str
    ruleset: str
    game: str
    players: int
    options: dict[str, Any]
    dealt: bool
    first: int | None
    commitment: str
    pace: float
    maker: bool
    seats: list[SeatInfo]
    sides: list[int]
    hints: bool
    again: str | None


class Peeked(Struct, frozen=True, kw_only=True):
    """The hat that this person holds up and nobody else sees (HH-19: in Hidden Hats only)."""

    place: int
    hat: str


class Opened(Struct, frozen=True, kw_only=True):
    """HH-19: a hat that was opened, did not fit, and has not been read by this person yet. number: of its entry."""

    number: int
    seat: int
    place: int
    hat: str
    character: str


class Scene(Struct, frozen=True, kw_only=True):
    """The table as it lies before one person (or a spectator). legal: empty unless it is that seat's turn.

    scores, details (what each score is made of): as this person sees things lie now; nothing that is hidden counts.
    places: only after the end.
    """

    ply: int
    to_move: int | None
    over: bool
    view: GameView
    legal: list[str]
    peeked: Peeked | None
    opened: list[Opened]
    scores: list[int]
    details: list[dict[str, int]]
    places: list[int] | None = None


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome", tag_field="type"):
    """The answer to hello; unasked, with seat null, when the seat shown is not the caller's any more.

    number: of the newest entry shown. yours: all seats the caller holds here. scene: null until it is dealt.
    """

    number: int
    table: TableInfo
    seat: int | None
    yours: list[int]
    scene: Scene | None


class EntryShown(Struct, frozen=True, kw_only=True, tag="entry", tag_field="type"):
    """Something happened. seat: who acted, or was given a hint; what it said nobody else is told. event: null where
    the kind has none.
    """

    number: int
    kind: Literal["deal", "action", "hint", "end"]
    seat: int | None
    event: GameEvent | None
    scene: Scene


class SceneShown(Struct, frozen=True, kw_only=True, tag="scene", tag_field="type"):
    """To one person only: what lies before them after they put back or have read a hat."""

    scene: Scene


class TableShown(Struct, frozen=True, kw_only=True, tag="table", tag_field="type"):
    """Somebody came or went away, sat down or stood up; or they play on at another table. yours: as in welcome."""

    table: TableInfo
    yours: list[int]


class Elsewhere(Struct, frozen=True, kw_only=True, tag="elsewhere", tag_field="type"):
    """The caller's seats that another tab or device of theirs shows, too; either can play. Sent on change."""

    seats: list[int]


class Pong(Struct, frozen=True, kw_only=True, tag="pong", tag_field="type"):
    """The answer to ping."""


class Done(Struct, frozen=True, kw_only=True, tag="done", tag_field="type"):
    """What the message with this id asked for is stored, as the entry of this number."""

    id: str
    number: int


class Refused(Struct, frozen=True, kw_only=True, tag="refused", tag_field="type"):
    """Nothing was changed. id: of the refused message, null where it had none that could be read."""

    id: str | None
    code: str
    args: dict[str, Any]
    scene: Scene | None = None


class AdviceShown(Struct, frozen=True, kw_only=True, tag="advice", tag_field="type"):
    """The answer to hint, to that seat's pages alone: what a master would do, and why.

    chance: to win after it, 0 to 1, a shared win as its share. reasons: with `seat` among its arguments, a reason
    speaks of that player by name, as `player`.
    """

    seat: int
    ply: int
    action: str
    chance: float
    reasons: list[Reason]


ServerMessage = (
    Welcome | EntryShown | SceneShown | AdviceShown | TableShown | Elsewhere | Done | Refused | Pong
)


# --- over HTTP ------------------------------------------------------------------------------------------


class Problem(Struct, frozen=True, kw_only=True):
    """The body of every answer that is not 2xx."""

    code: str
    args: dict[str, Any]


class OptionInfo(Struct, frozen=True, kw_only=True):
    """An option that the page offers. A "seat" is a number below the count of players, or "random".

    low, high: of an "int". choices: of a "choice". with_players: what it is instead with so many players.
    """

    name: str
    kind: Literal["bool", "int", "choice", "seat"]
    default: bool | int | str
    low: int | None = None
    high: int | None = None
    choices: list[str] = []
    with_players: dict[int, OptionInfo] = {}


class RulesetInfo(Struct, frozen=True, kw_only=True):
    """players: fewest and most. age: from how many years. kinds: of its cards or tokens, in the order of the rules.
    portraits: the faces that players can have, in the order they are offered in. bots: those that can play it.
    has_memory: there is something to remember, so a person can have a memory aid.
    """

    id: str
    game: str
    players: tuple[int, int]
    age: int
    kinds: list[str]
    portraits: list[str]
    options: list[OptionInfo]
    bots: list[str]
    has_memory: bool


class SettingInfo(Struct, frozen=True, kw_only=True):
    name: str
    low: float
    high: float
    default: float


class BotInfo(Struct, frozen=True, kw_only=True):
    id: str
    settings: list[SettingInfo]


class Catalogue(Struct, frozen=True, kw_only=True):
    """What can be played here and with whom. build: of the page this server serves, null where none is built."""

    rulesets: list[RulesetInfo]
    bots: list[BotInfo]
    build: str | None


class MySeat(Closed, frozen=True, tag="me", tag_field="who"):
    name: Name
    portrait: Name
    memory_aid: bool = False


class BotSeat(Closed, frozen=True, tag="bot", tag_field="who"):
    bot: Text
    name: Name
    portrait: Name
    settings: BotSettings = {}


class OpenSeat(Closed, frozen=True, tag="open", tag_field="who"):
    """To be taken by whoever opens the table's link."""


class NewTable(Closed, frozen=True):
    """Seats in turn order: "me" several times for several people at this device. It is dealt when none is open.

    pace: seconds a bot takes for an action, on average; null: as the server is set. hints: people may ask for them.
    """

    ruleset: Text
    seats: Annotated[list[MySeat | BotSeat | OpenSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Text, OptionValue], Meta(max_length=16)] = {}
    pace: float | None = None
    hints: bool = False


class TableMade(Struct, frozen=True, kw_only=True):
    table: str


class MyTable(Struct, frozen=True, kw_only=True):
    """A table at which the caller sits, or which they made, and that has not ended.

    seats: the names in turn order, empty where a seat is open. dealt: false while people are still waited for.
    """

    table: str
    ruleset: str
    seats: list[str]
    dealt: bool
    your_turn: bool


class Link(Struct, frozen=True, kw_only=True):
    """A table's address, and the same as a QR code: an SVG to stand in the page, black on white."""

    url: str
    qr: str


class Invitation(Struct, frozen=True, kw_only=True):
    """How others come to a table, the best address first.

    reachable: whether other machines can open it. only: the host of this machine alone at which the server was
    told to listen, if that is why they can't; None otherwise, as without any network.
    """

    links: list[Link]
    reachable: bool
    only: str | None = None


class WantedLink(Closed, frozen=True):
    """A caller who goes on at another address of this server. to: that origin; then: the path to open there."""

    to: Name
    then: Name = "/"


class IdentityLink(Struct, frozen=True, kw_only=True):
    """Opening this makes a browser the caller's: once, and within five minutes."""

    url: str


class WantedReview(Closed, frozen=True):
    """Of this seat's moves, in a game that is over."""

    seat: Seat


class ReviewState(Struct, frozen=True, kw_only=True):
    """How far it is: done moves of so many (0 as long as it has not begun). review: when it is finished."""

    seat: int
    done: int
    of: int
    review: Review | None


OVER_HTTP = (
    Problem,
    Catalogue,
    NewTable,
    TableMade,
    MyTable,
    Invitation,
    WantedLink,
    IdentityLink,
    WantedReview,
    ReviewState,
)

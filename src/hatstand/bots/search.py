"""`search`: multi-observer information-set Monte-Carlo tree search, for all games, over the verbs.

After P. I. Cowling, E. J. Powley and D. Whitehouse, *Information Set Monte Carlo Tree Search* (2012). Each
iteration guesses a position that the view allows, with chance of its own; walks down the trees, every player's by
what that player observes; plays on by the game's `quick` policy up to the plan's horizon; and tells every node on
the way how well its seat stands then (`prospect`; team-mates share theirs). Where it differs from the paper:

- An information set is the whole of a seat's view, so its legal actions are known and all of them available, and
  there is no counting of availabilities.
- The action of the game's own policy is tried first and more (PUCT instead of UCB1).
- What follows an action becomes part of the tree only once that has been tried `ripe` times.
- Guesses against which others' actions speak are thrown away as often as `likely` says.

A choice follows from view, settings and seed if the budget is in play-outs. Nothing is allocated in an iteration.
"""

import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ..core import verbs
from ..core.chance import Generator, word
from ..core.compiled import compiled
from ..core.digest import digest
from ..core.records import Record, new
from ..games.game import Game
from .kind import BotKind, Setting
from .random import choose_randomly
from .tree import NONE, Table, Tree, best_of, clear, find, make, new_tables, select

#: By the clock, if no number of play-outs is given.
SECONDS = Setting("seconds", 0.1, 0.001, 60.0)
PLAYOUTS = Setting("playouts", 0, 0, 100_000_000)
#: The tree is never deeper.
DEEPEST = 64
SEATS = 8
#: How long compiled code runs before the clock is looked at.
CHUNK_SECONDS = 0.002
_WORDS = 1 << 32


@dataclass
class Workspace:
    """What one thread searches in."""

    dtype: np.dtype[np.void]
    actions: verbs.Actions = field(default_factory=lambda: np.zeros(verbs.MOST_ACTIONS, np.int16))
    prospects: verbs.Prospects = field(default_factory=lambda: np.zeros(SEATS))
    #: Of each step down the tree: node, edge, seat.
    path: NDArray[np.int64] = field(default_factory=lambda: np.zeros((DEEPEST, 3), np.int64))
    tables: tuple[Tree, Table, Table] = field(default_factory=new_tables)

    def __post_init__(self) -> None:
        self.position, self.scratch = new(self.dtype), new(self.dtype)


class _Workspaces(threading.local):
    def __init__(self) -> None:
        self.of: dict[np.dtype[np.void], Workspace] = {}

    def __getitem__(self, dtype: np.dtype[np.void]) -> Workspace:
        if dtype not in self.of:
            self.of[dtype] = Workspace(dtype)
        return self.of[dtype]


_WORKSPACES = _Workspaces()


@compiled
def iterate(
    view: Record,
    iterations: int,
    exploration: float,
    trust: float,
    ripe: int,
    horizon: int,
    sense: float,
    tries: int,
    rng: Generator,
    tree: Tree,
    nodes: Table,
    edges: Table,
    path: NDArray[np.int64],
    position: Record,
    scratch: Record,
    actions: verbs.Actions,
    prospects: verbs.Prospects,
) -> None:
    """That many iterations more from this view, whose seat is to move. What is not explained: of `Plan`, or
    room.
    """
    root = digest(view)
    for _ in range(iterations):
        guess(view, tries, rng, position)
        key, depth = root, 0
        while not position.over and depth < len(path):
            slot = find(tree, nodes, key)
            if slot == NONE:
                break
            fresh = nodes[slot].stamp != tree.stamp
            if fresh:
                favourite = verbs.quick(position, actions, rng)
                n = verbs.legal(position, actions)
                if not make(tree, nodes, edges, slot, key, actions, n, favourite):
                    break
            edge = select(nodes[slot], edges, exploration, trust, rng)
            path[depth, 0], path[depth, 1], path[depth, 2] = slot, edge, position.to_move
            depth += 1
            verbs.play(position, int(edges[edge].action))
            if (fresh and depth > 1) or edges[edge].visits < ripe or position.over:
                break
            verbs.observe(position, int(position.to_move), scratch)
            key = digest(scratch)
        moves = 0
        while not position.over and (horizon == 0 or moves < horizon):
            if sense >= 1.0 or word(rng) < sense * _WORDS:
                verbs.play(position, verbs.quick(position, actions, rng))
            else:
                verbs.play(position, choose_randomly(position, actions, rng))
            moves += 1
        verbs.prospect(position, prospects)
        for step in range(depth):
            nodes[path[step, 0]].visits += 1
            edges[path[step, 1]].visits += 1
            edges[path[step, 1]].total += prospects[path[step, 2]]


@compiled
def guess(view: Record, tries: int, rng: Generator, position: Record) -> None:
    """A guess of what the view hides: kept with the probability that `likely` says, or else because it is the last
    of `tries` more.
    """
    seat = int(view.viewer)
    verbs.guess(view, seat, rng, position)
    for _ in range(tries):
        if word(rng) < verbs.likely(position, seat) * _WORDS:
            return
        verbs.guess(view, seat, rng, position)


@compiled
def chosen(view: Record, tree: Tree, nodes: Table, edges: Table) -> int:
    """The action that the search so far finds best."""
    return int(edges[best_of(nodes[find(tree, nodes, digest(view))], edges)].action)


def search(view: Record, game: Game, rng: Generator, *, seconds: float = 0.0, playouts: int = 0) -> int:
    """An action for the seat whose view it is. playouts: so many, however long they take; 0: as many as `seconds`
    allow. Where only one action is legal there is nothing to search.
    """
    begun = time.perf_counter()
    plan, room = game.plan, _WORKSPACES[game.dtype]
    if verbs.legal(view, room.actions) == 1:
        return int(room.actions[0])
    tree, nodes, edges = room.tables
    clear(tree)
    knobs = (plan.exploration, plan.trust, plan.ripe, plan.horizon, plan.sense, plan.tries)
    scratch = (room.path, room.position, room.scratch, room.actions, room.prospects)
    done, chunk = 0, playouts or 1
    while chunk > 0:
        iterate(view, chunk, *knobs, rng, tree, nodes, edges, *scratch)
        done += chunk
        passed = time.perf_counter() - begun
        left = 0.0 if playouts else seconds - passed
        chunk = max(1, int(done / passed * min(CHUNK_SECONDS, left))) if left > 0 else 0
    return chosen(view, tree, nodes, edges)


def tried(view: Record, game: Game) -> list[tuple[int, int]]:
    """Of the view that this thread has searched last: its actions and how often each was tried, the best first."""
    tree, nodes, edges = _WORKSPACES[game.dtype].tables
    node = nodes[find(tree, nodes, digest(view))]
    found = [edges[node.first + i] for i in range(node.edges)]
    found.sort(key=lambda edge: (-edge.visits, -edge.total))
    return [(int(edge.action), int(edge.visits)) for edge in found]


def scratch_actions(game: Game) -> verbs.Actions:
    """Room for actions, this thread's."""
    return _WORKSPACES[game.dtype].actions


def _choose(view: Record, game: Game, settings: Mapping[str, float], rng: Generator) -> int:
    return search(view, game, rng, seconds=settings[SECONDS.name], playouts=int(settings[PLAYOUTS.name]))


SEARCH = BotKind("search", (SECONDS, PLAYOUTS), _choose)

"""A search's tree: nodes found by what their player sees, each with its legal actions and what they have brought.

A node belongs to the view of the seat that is to move there and is found by the view's digest, so every player's
tree is walked by exactly what that player has observed, and two ways to the same view meet. All nodes and edges lie
in arrays that are made once. A search begins with a new `stamp`: whatever bears an older one is free.
"""

from typing import Any, Protocol, TypeAlias

import numpy as np

from ..core.chance import Generator, below
from ..core.compiled import compiled
from ..core.records import new
from ..core.verbs import Actions

#: Records of NODE and of EDGE.
Table: TypeAlias = Any

NODE = np.dtype(
    [
        ("key", np.int64),  # digest of the view
        ("stamp", np.int64),  # of the search it belongs to
        ("visits", np.int32),
        ("first", np.int32),  # its first edge
        ("edges", np.int32),  # how many: one for each legal action
        ("favourite", np.int32),  # the edge of the action that the game's own policy chose; NONE
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("total", np.float64),  # of the prospects it brought to the seat that is to move there, each 0 to 1
        ("visits", np.int32),
        ("action", np.int16),
    ],
    align=True,
)
NONE = -1
#: Powers of 2. A second's search makes some ten thousand nodes; where there is no more room the tree stays as it
#: is.
NODES, EDGES = 1 << 15, 1 << 19
#: A node lies at most so many places after the one that its key names.
MOST_STEPS = 32


class Tree(Protocol):
    """A record of TREE: what has been used of the arrays."""

    stamp: int
    edges: int


TREE = np.dtype([("stamp", np.int64), ("edges", np.int64)], align=True)


def new_tables() -> tuple[Tree, Table, Table]:
    """A tree, its nodes and its edges: about 10 MB, of which the machine gives what is used."""
    tree: Tree = new(TREE)
    return tree, np.zeros(NODES, NODE).view(np.recarray), np.zeros(EDGES, EDGE).view(np.recarray)


@compiled
def clear(tree: Tree) -> None:
    tree.stamp += 1
    tree.edges = 0


@compiled
def find(tree: Tree, nodes: Table, key: int) -> int:
    """The number of the node of that key, or of a free one in which it can be made; NONE if there is no room."""
    slot = key & (len(nodes) - 1)
    for _ in range(MOST_STEPS):
        if nodes[slot].stamp != tree.stamp or nodes[slot].key == key:
            return int(slot)
        slot = (slot + 1) & (len(nodes) - 1)
    return NONE


@compiled
def make(
    tree: Tree, nodes: Table, edges: Table, slot: int, key: int, actions: Actions, n: int, favourite: int
) -> bool:
    """Make a node in a free place, with the legal actions[0:n]; False if there is no room for them."""
    first = int(tree.edges)
    if first + n > len(edges):
        return False
    tree.edges = first + n
    node = nodes[slot]
    node.key = key
    node.stamp = tree.stamp
    node.visits = 0
    node.first = first
    node.edges = n
    node.favourite = NONE
    for i in range(n):
        edge = edges[first + i]
        edge.total = 0.0
        edge.visits = 0
        edge.action = actions[i]
        if actions[i] == favourite:
            node.favourite = first + i
    return True


@compiled
def select(node: Any, edges: Table, exploration: float, trust: float, rng: Generator) -> int:
    """The edge to try next: the highest of what it has brought and of how little it has been tried (PUCT: Rosin
    2011, in the form of Silver et al. 2017). One visit of the node's mean is added to each edge.
    """
    first, last = int(node.first), int(node.first) + int(node.edges)
    total = 0.0
    for e in range(first, last):
        total += edges[e].total
    mean = total / node.visits if node.visits > 0 else 0.5
    breadth = exploration * np.sqrt(node.visits + 1.0)
    share = (1.0 - trust) / node.edges
    best, most, equals = first, -1.0, 0
    for e in range(first, last):
        tried = edges[e].visits + 1.0
        trusted = share + trust if e == node.favourite else share
        value = (edges[e].total + mean + breadth * trusted) / tried
        if value > most:
            best, most, equals = e, value, 1
        elif value == most:
            equals += 1
            if below(rng, equals) == 0:
                best = e
    return best


@compiled
def best_of(node: Any, edges: Table) -> int:
    """The edge tried most; of equals the one that has brought most."""
    best = int(node.first)
    for e in range(best + 1, best + int(node.edges)):
        tried, most = edges[e].visits, edges[best].visits
        if tried > most or (tried == most and edges[e].total > edges[best].total):
            best = e
    return best

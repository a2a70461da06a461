"""Plays games of many forms and prints a hash of all their bytes: `python -m games.tracing`, in another process."""

from __future__ import annotations

import hashlib
import random
import sys

import numpy as np

from forms import Form, forms
from games.plays import after, guess_of, legal, view_of, viewers
from hatstand import bot
from hatstand.bots import kinds_for
from hatstand.bots.levels import LEVELS
from hatstand.bots.search import SEARCH
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR, reseed
from hatstand.core.records import Record, new
from hatstand.view import View
from sizes import WHOLE

#: Of these: tests/bots/test_search_interpreted.py. For an interpreter they are too slow to be asked at each move.
THINKING = {kind.name for kind in (SEARCH, *LEVELS)}


def trace(form: Form, seed: int) -> str:
    """A hash of all positions of a game, and of all that is made of them: views, guesses, choices, words."""
    draw = random.Random(seed)
    digest = hashlib.sha256()
    match = form.match(seed)
    position: Record = match.position().array
    scores, rng = np.zeros(form.players, np.int32), new(GENERATOR)
    reseed(rng, seed, 1)
    while True:
        digest.update(position.tobytes())
        actions = legal(position)
        digest.update(repr(actions).encode())
        verbs.score(position, scores)
        digest.update(scores.tobytes())
        views = [view_of(position, seat) for seat in viewers(position)]
        for view in views:
            digest.update(view.tobytes())
        if draw.random() < 0.15:
            for view in views:
                digest.update(guess_of(view, seed).tobytes())
                digest.update(repr(View(match.game, view).to_dict()).encode())
            digest.update(bytes([verbs.check(position)]))
        if not actions:
            return digest.hexdigest()
        mover = views[int(position.to_move) + 1]
        for memory in (0.0, 0.6, 1.0):
            digest.update(verbs.greedy(mover, memory, rng).to_bytes(2))
        for kind in kinds_for(match.game):
            if kind.name not in THINKING:
                digest.update(bot(kind.name, seed=seed).choose(View(match.game, mover)).encode())
        position = after(position, draw.choice(actions))


def traces() -> list[str]:
    chosen = [form for form in forms(1, 12) if form.options or form.players == 2 or WHOLE]
    return [f"{trace(form, 1)} {form}" for form in chosen]


if __name__ == "__main__":
    if "--disturbed" in sys.argv:
        random.seed(5)
        np.random.seed(5)  # noqa: NPY002
        random.random()
        np.random.random(7)  # noqa: NPY002
    sys.stdout.write("\n".join(traces()) + "\n")

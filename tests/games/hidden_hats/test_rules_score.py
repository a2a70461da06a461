"""HH-15 to HH-18: what it was worth, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from games.hidden_hats.deals import ALL_DIFFERENT, arranged
from hatstand.core.errors import NotOver
from hatstand.match import Match

#: pairs, bald heads, wonder hats, and the score by each ruleset.
CASES = [
    (0, 0, 0, 0, 0),
    (4, 2, 1, 3, 3),
    (4, 2, 2, 4, 4),
    (4, 1, 4, 4, 4),  # a wonder hat more than bald heads is worth nothing
    (2, 5, 1, 0, -2),
    (0, 3, 0, 0, -3),
    (3, 3, 0, 0, 0),
    (1, 4, 4, 1, 1),
    (7, 16, 0, 0, -9),
]


def standing(ruleset: str, *taken: tuple[int, int, int]) -> Match:
    """A match in which each seat has taken so many pairs, bald heads and wonder hats, and that is over."""
    match = arranged(ALL_DIFFERENT, "sultan jester", len(taken), ruleset=ruleset, patience=1)
    match.play("peek 3")
    table: dict[str, Any] = match.position().to_dict()
    for seat, (pairs, balds, wonders) in enumerate(taken):
        for _ in range(pairs):
            kind = table["character_deck"].pop()
            table["hat_deck"].remove(kind)
            table["seats"][seat]["pairs"].append(kind)
        table["seats"][seat]["pairs"].sort(key=match.game.rulesets[ruleset != "auf-der-hut"].kinds.index)
        for _ in range(wonders):
            table["hat_deck"].remove("wonder")
        table["seats"][seat] |= {"wonders": wonders, "balds": balds}
        table["supply"] -= balds
    return Match.arrange(ruleset, position=table)


@pytest.mark.rule("HH-15")
@pytest.mark.parametrize(("pairs", "balds", "wonders", "score", "_"), CASES)
def test_bald_heads_cover_pairs_till_none_is_left(
    pairs: int, balds: int, wonders: int, score: int, _: int
) -> None:
    match = standing("auf-der-hut", (pairs, balds, wonders), (1, 0, 0))
    assert match.scores() == [score, 1]
    cancelled = min(balds, wonders)
    assert match.details()[0] == {
        "pairs": pairs,
        "balds": balds,
        "wonders": wonders,
        "cancelled": cancelled,
        "covered": balds - cancelled,
        "score": score,
    }


@pytest.mark.rule("HH-16")
@pytest.mark.parametrize(("pairs", "balds", "wonders", "_", "score"), CASES)
def test_every_penalty_chip_costs_one(pairs: int, balds: int, wonders: int, _: int, score: int) -> None:
    match = standing("shapka-nevidimka", (pairs, balds, wonders), (1, 0, 0))
    assert match.scores() == [score, 1]
    assert match.details()[0]["score"] == score


@pytest.mark.rule("HH-17")
@pytest.mark.parametrize("ruleset", ["auf-der-hut", "shapka-nevidimka"])
def test_all_with_the_highest_score_win(ruleset: str) -> None:
    match = standing(ruleset, (3, 1, 0), (1, 0, 0), (2, 0, 0), (3, 2, 1))
    assert match.scores() == [2, 1, 2, 2]
    assert match.places() == [1, 4, 1, 1]
    assert match.winners() == [0, 2, 3]
    ranked = standing(ruleset, (1, 0, 0), (3, 0, 0), (2, 0, 0), (1, 0, 0))
    assert (ranked.places(), ranked.winners()) == ([3, 1, 2, 3], [1])


@pytest.mark.rule("HH-17")
def test_before_the_end_nobody_has_won() -> None:
    match = arranged(ALL_DIFFERENT, "jester")
    match.play("open 1")
    assert match.scores() == [1, 0]
    for asked in (match.places, match.winners):
        with pytest.raises(NotOver, match="not over yet"):
            asked()


@pytest.mark.rule("HH-18")
@pytest.mark.parametrize("ruleset", ["auf-der-hut", "shapka-nevidimka"])
def test_four_pairs_two_bald_heads_and_a_wonder_hat_make_three(ruleset: str) -> None:
    assert standing(ruleset, (4, 2, 1), (0, 0, 0)).scores()[0] == 3

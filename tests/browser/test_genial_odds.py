"""The odds of the next flip are shown to whoever wishes to know them, on that device, and to nobody else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from device import ME, Process
from genial_page import GenialPage, GenialWords, warm
from guests import FRIEND
from visitor import Invite, Visitor

WORDS = GenialWords("en")
OPTIONS = {"first": 0}


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


def come(visitor: Visitor) -> GenialPage:
    visitor.open_table(ME, FRIEND, ruleset="genial", options=OPTIONS)
    table = GenialPage(visitor.page, WORDS)
    assert table.await_turn()
    return table


def said(visitor: Visitor) -> str:
    """What the page must say of the odds that the newest scene has."""
    match, no_match, conflict = (
        visitor.scene()["view"]["odds"][how] for how in ("match", "no_match", "conflict")
    )
    assert conflict == 0
    return WORDS.say("genial-odds", chance=round(100 * match / (match + no_match)))


def test_off_until_asked_for_then_remembered(invite: Invite) -> None:
    visitor = invite()
    table = come(visitor)
    expect(table.odds_switch).not_to_be_checked()
    expect(table.odds).to_have_count(0)
    table.wish_for_odds()
    expect(table.odds).to_contain_text(said(visitor))
    visitor.page.reload()
    assert table.await_turn()
    expect(table.odds).to_contain_text(said(visitor))
    table.wish_for_odds()
    expect(table.odds).to_have_count(0)


def test_on_a_phone_the_switch_is_on_the_hint_card(invite: Invite) -> None:
    visitor = invite(size=(360, 640), touch=True)
    table = come(visitor)
    visitor.page.get_by_role("button", name=WORDS.say("genial-hint-title"), exact=True).tap()
    sheet = visitor.page.get_by_role("dialog")
    sheet.get_by_text(WORDS.say("genial-option-odds"), exact=True).tap()
    sheet.get_by_role("button", name=WORDS.say("page-close")).tap()
    expect(table.odds).to_contain_text(said(visitor))
    expect(table.verb("flip")).to_be_in_viewport(ratio=0.9)

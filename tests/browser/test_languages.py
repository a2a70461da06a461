"""Four languages: the browser's own, then the one that is chosen; and numbers said as each of them says them."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page, expect

from device import ME, Device
from guests import FRIEND
from hands import Mouse
from inspection import untranslated
from lobby_page import LobbyPage
from reading import Words
from table_page import TablePage
from visitor import Invite

LOCALES = {"ru": "ru-RU", "uk": "uk-UA", "en": "en-GB", "de": "de-CH"}
#: Written out here, since a wrong form would stand in the Fluent file, too.
BALD_HEADS = {
    "ru": {1: "1 лысина", 2: "2 лысины", 5: "5 лысин"},
    "uk": {1: "1 лисина", 2: "2 лисини", 5: "5 лисин"},
    "en": {1: "1 bald head", 2: "2 bald heads", 5: "5 bald heads"},
    "de": {1: "1 Glatze", 2: "2 Glatzen", 5: "5 Glatzen"},
}


def choose(page: Page, old: Words, new: Words) -> None:
    page.get_by_label(old.say("page-language")).select_option(new.language)
    expect(page.locator("html")).to_have_attribute("lang", new.language)
    assert untranslated(page) == []


@pytest.mark.parametrize(
    ("locale", "language"), [*((locale, own) for own, locale in LOCALES.items()), ("fr-FR", "en")]
)
def test_the_browsers_language_is_spoken(invite: Invite, locale: str, language: str) -> None:
    visitor = invite(locale=locale)
    LobbyPage(visitor.page, Words(language)).come()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


def test_another_language_is_chosen_in_the_lobby_and_at_the_table(invite: Invite) -> None:
    """All of it changes at once, also what lies there already; and it stays so."""
    visitor = invite(locale="en-GB")
    page = visitor.page
    words = {language: Words(language) for language in LOCALES}
    lobby = LobbyPage(page, words["en"])
    lobby.come()
    lobby.name().fill("Anna")
    for old, new in itertools.pairwise(["en", "ru", "uk", "de"]):
        choose(page, words[old], words[new])
        lobby = LobbyPage(page, words[new])
        expect(lobby.play).to_be_visible()
        expect(lobby.name()).to_have_value("Anna")
    page.reload()
    expect(lobby.play).to_be_visible()

    visitor.open_table(ME, FRIEND, options={"first": 0})
    table = TablePage(page, words["de"])
    Mouse().peek(table, 2)
    expect(table.button("put-back")).to_be_visible()
    rows = [table.look().row]
    for old, new in itertools.pairwise(["de", "en", "ru", "uk"]):
        choose(page, words[old], words[new])
        table = TablePage(page, words[new])
        expect(table.button("put-back")).to_be_visible()
        rows.append(table.look().row)
        kind = visitor.scene()["peeked"]["hat"]
        expect(table.dock).to_contain_text(words[new].say(f"hidden-hats-hat-{kind}"))
        told = words[new].say("hidden-hats-event-peek-you-log", place=2)
        expect(page.locator(".log-side").get_by_text(told, exact=True)).to_be_attached()
    assert rows.count(rows[0]) == len(rows)


def test_numbers_are_said_as_each_language_says_them(invite: Invite, device: Device) -> None:
    """Four people watch somebody who opens wrong hats: one, two, … five bald heads."""
    table = device.new_table(ME, {**ME, "name": "Berta"}, options={"first": 0})
    pages = {}
    for language, locale in LOCALES.items():
        pages[language] = invite(locale=locale).page
        pages[language].goto(f"/table/{table}")
        expect(pages[language].get_by_test_id("player-0")).to_be_visible()
    with device.at(table, 0) as anna, device.at(table, 1) as berta:
        while (balds := anna.scene["view"]["seats"][0]["balds"]) < 5:
            taken = len(anna.scene["view"]["seats"][0]["pairs"])
            entry = anna.play(f"open {1 + taken}")
            anna.read_all()
            now = entry["scene"]["view"]["seats"][0]["balds"]
            if now > balds and now in BALD_HEADS["en"]:
                for language, page in pages.items():
                    expect(page.get_by_test_id("player-0")).to_contain_text(BALD_HEADS[language][now])
            assert berta.my_turn()
            berta.play("swap 6 7")
            assert anna.my_turn()

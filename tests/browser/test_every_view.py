"""Everything there is to see: words, sizes, and what would shut somebody out; on a phone in all languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from inspection import barriers, narrowest_place, too_small, too_wide, untranslated
from reading import Words
from tour import tour
from visitor import Invite

PHONE = (360, 640)
DESK = (1440, 900)
LOCALES = {"ru": "ru-RU", "uk": "uk-UA", "en": "en-GB", "de": "de-AT"}
LEAST_VIEWS = 17
#: Of what axe looks for, that everything which can be used has a name.
NAMES = ("aria-command-name", "aria-input-field-name", "button-name", "label", "link-name", "select-name")

BAD = """<div id="page"><main style="width: 3000px">
  <button></button><a href="/">{ $player } lobby-play</a><p style="color: #ddd">pale</p>
</main></div>"""


@pytest.mark.parametrize("language", LOCALES)
def test_on_a_phone(invite: Invite, language: str) -> None:
    visitor = invite(locale=LOCALES[language], size=PHONE, touch=True, watched=False)
    page = visitor.page
    views, wrong = [], []
    for view in tour(visitor, Words(language, "shapka-nevidimka"), touch=True):
        views.append(view)
        assert page.locator("html").get_attribute("lang") == language
        found = untranslated(page) + too_wide(page) + too_small(page)
        if language == "ru":
            found += barriers(page, NAMES)
        wrong += [f"{view}: {what}" for what in found]
        if page.locator("[data-place]").count():
            assert narrowest_place(page) >= 72
    assert len(views) >= LEAST_VIEWS
    assert "\n".join(wrong) == ""


def test_on_a_desk(invite: Invite) -> None:
    visitor = invite(size=DESK, watched=False)
    page = visitor.page
    views, wrong = [], []
    for view in tour(visitor, Words("en", "auf-der-hut")):
        views.append(view)
        wrong += [f"{view}: {what}" for what in barriers(page) + untranslated(page) + too_wide(page)]
    assert len(views) >= LEAST_VIEWS - 2
    assert "\n".join(wrong) == ""


def test_what_is_wrong_is_found(page: Page) -> None:
    page.set_content(BAD)
    assert len(untranslated(page)) == 1
    assert len(too_wide(page)) >= 2
    assert len(too_small(page)) == 2
    found = "\n".join(barriers(page))
    for rule in ("button-name", "color-contrast"):
        assert rule in found

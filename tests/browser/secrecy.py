"""Where a hat is named or drawn: in what the page shows, and in what it was sent."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from device import Message
from reading import Words

#: All that stands in the document, as text; but for the store of drawings, which holds every one of them, and for
#: the faces that players have chosen.
DOCUMENT = """
() => {
  const copy = document.documentElement.cloneNode(true);
  for (const element of copy.querySelectorAll(".sprite, .portrait, script, style, link")) element.remove();
  return copy.outerHTML;
}
"""

#: Drawings with a name of their own.
DRAWN_AS = {
    ("auf-der-hut", "princess"): "crown",
    ("shapka-nevidimka", "princess"): "diadem",
    ("shapka-nevidimka", "king"): "crown",
}


def mentions(page: Page, words: Words, kind: str) -> int:
    """How often the page names, draws or marks something of this kind, in whatever attribute or text."""
    name = next(name for name, hat in words.hats.items() if hat == kind)
    drawing = DRAWN_AS.get((words.ruleset, kind), kind)
    everything: str = page.evaluate(DOCUMENT)
    spoken = "|".join(map(re.escape, {kind, drawing, name}))
    return len(re.findall(rf"\b({spoken})\b", everything, re.IGNORECASE))


def hats_told(message: Message) -> set[str]:
    """The hats that a message gives away, but for those that lie before a player or are being opened for all."""
    found: set[str] = set()
    _collect(message.get("scene"), found)
    event = message.get("event")
    if event is not None and event["kind"] not in ("pair", "wonder", "bald"):
        _collect({"hat": event["hat"]}, found)
    return found - {"?"}


def _collect(thing: Any, found: set[str]) -> None:
    """Every text in the scene, whatever it is called, that is not known to be open to all."""
    if isinstance(thing, str):
        found.add(thing)
    elif isinstance(thing, list):
        for each in thing:
            _collect(each, found)
    elif isinstance(thing, dict):
        open_to_all = {"characters", "seats", "legal", "ruleset", "event", "options"}
        for name, value in thing.items():
            if name not in open_to_all:
                _collect(value, found)

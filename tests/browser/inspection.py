"""What may be wrong with a view: words that are none, things too wide, things too small to be touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

#: Texts and labels with a Fluent id in them, or a variable or a selector that nobody has filled in.
UNTRANSLATED = r"""
() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.data);
  for (const element of document.querySelectorAll("#page *"))
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
  const id = /\b(hidden-hats|hats|genial|lobby|table|page|end|about|error)-[a-z0-9_-]+\b/;
  const wrong = new RegExp(`${id.source}|[{}]|\\$\\w|undefined|null|NaN`);
  return texts.filter((text) => wrong.test(text));
}
"""

#: Wider than the window, or cut off at its edge.
TOO_WIDE = """
() => {
  const width = document.documentElement.clientWidth;
  const all = document.documentElement.scrollWidth;
  const found = all > width ? [`the page: ${all}`] : [];
  for (const element of document.querySelectorAll("main *, header *, dialog *")) {
    const box = element.getBoundingClientRect();
    const hidden = element.closest(".unseen, .sprite, svg, .fan, .flying") || !element.checkVisibility();
    if (!hidden && box.width > 0 && (box.right > width + 1 || box.left < -1))
      found.push(`${element.outerHTML.slice(0, 120)}: ${box.left}…${box.right}`);
  }
  return found;
}
"""

#: What can be touched and is smaller than a fingertip. A hidden input is touched through its label.
TOO_SMALL = """
() => {
  const LEAST = 44;
  const found = [];
  const open = document.querySelector("dialog[open]");
  for (const target of (open ?? document).querySelectorAll("a, button, input, select, summary, [role=switch]")) {
    const touched = target.matches("input.unseen")
      ? target.closest("label") : target;
    const { width, height } = touched.getBoundingClientRect();
    if (!touched.checkVisibility({ visibilityProperty: true }) || target.disabled) continue;
    if (width < LEAST - 0.5 || height < LEAST - 0.5)
      found.push(`${target.outerHTML.slice(0, 160)}: ${width} × ${height}`);
  }
  return found;
}
"""


def untranslated(page: Page) -> list[str]:
    found: list[str] = page.evaluate(UNTRANSLATED)
    return found


def too_wide(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_SMALL)
    return found


def narrowest_place(page: Page) -> float:
    widths: list[float] = page.locator("[data-place]").evaluate_all(
        "places => places.map(place => place.getBoundingClientRect().width)"
    )
    return min(widths, default=0)


def barriers(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What shuts somebody out, as axe finds it: the serious and the critical. rules: of axe's; none for all."""
    only = {"runOnly": list(rules)} if rules else {}
    found: dict[str, Any] = Axe().run(page, options={"resultTypes": ["violations"], **only}).response
    return [
        f"{violation['id']} ({violation['impact']}): {node['html'][:160]}: {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]

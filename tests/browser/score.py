"""The counting at the end, as it was seen step by step."""

from __future__ import annotations

from playwright.sync_api import Page

from reading import Words

#: Notes every change of what a score sheet says: its words, and its sum.
WATCH = """
() => {
  window.counted = {};
  const note = () => {
    for (const sheet of document.querySelectorAll('[data-testid^="score-"]')) {
      const seen = (window.counted[sheet.dataset.testid.slice(6)] ??= []);
      const now = [sheet.querySelector("p").textContent, sheet.querySelector(".sum > [aria-hidden]").textContent];
      if (String(now) !== String(seen.at(-1))) seen.push(now);
    }
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""


def watch_counting(page: Page) -> None:
    page.evaluate(WATCH)


def counted(page: Page) -> dict[int, list[tuple[str, str]]]:
    """What each seat's sheet said, one after the other."""
    found = page.evaluate("window.counted")
    return {int(seat): [(text, total) for text, total in steps] for seat, steps in found.items()}


def expected(words: Words, parts: dict[str, int]) -> list[tuple[str, str]]:
    """Pairs, the bald heads that wonder hats cover, those that count, the sum. parts: a seat's details."""
    lines = [words.say("hidden-hats-pairs", count=parts["pairs"])]
    steps = ["", lines[0]]
    for name in ("cancelled", "covered"):
        if parts[name]:
            lines.append(words.say(f"hidden-hats-score-{name}", count=parts[name]))
            steps.append(" · ".join(lines))
    score = parts["score"]
    if words.ruleset == "auf-der-hut" and parts["covered"] > parts["pairs"]:
        lines.append(words.say("hidden-hats-score-floor"))
    return [*((step, "?") for step in steps), (" · ".join(lines), str(score).replace("-", "−"))]

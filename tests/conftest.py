"""What all tests share: Hypothesis's profile and a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator

import hypothesis
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

import find_chromium
from sizes import WHOLE

# As a rule every run tries the same examples, so that no failure is a matter of luck; a soak looks for new ones.
hypothesis.settings.register_profile("hatstand", deadline=None, derandomize=not WHOLE, database=None)
hypothesis.settings.load_profile("hatstand")


#: In the browser, and about time: what is seen for so long, what is on its way, who is quicker. All these run in
#: one process, and first, while no other browser is open; of the rest each file is for any process.
TIMED = "timed"
ABOUT_TIME = (
    "test_coming_back",
    "test_genial_flips",
    "test_motion",
    "test_people_are_called",
    "test_people_at_once",
    "test_people_change_seats",
    "test_people_coming_back",
    "test_remembering_is_the_game",
    "test_two_tabs",
)


@pytest.hookimpl(tryfirst=True)  # xdist's own reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """For runs in several processes (make test): what must stay together, and what comes first and last."""

    def turn(item: pytest.Item) -> int:
        if item.path.parent.name != "browser":
            return 1
        return 0 if item.path.stem in ABOUT_TIME else 2

    for item in items:
        together = TIMED if turn(item) == 0 else f"{item.path.parent.name}/{item.path.stem}"
        item.add_marker(pytest.mark.xdist_group(together))
    items.sort(key=turn)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A module's own, since Playwright's event loop would be in the way of the next module's."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium.on_path(), args=find_chromium.arguments()
        )
        yield browser
        browser.close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page in a context of its own, in English; what goes wrong in its scripts fails the test."""
    wrong: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            wrong.append(message.text)

    context = chromium.new_context(locale="en-GB")
    page = context.new_page()
    page.on("console", heard)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield page
    context.close()
    assert wrong == []

"""Somebody who does just what a lesson lights."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError
from web.browser import GUARD, Person

LIT = (
    "[data-taught]",
    ".interlude .btn.primary",
    ".board [data-state=lit]",
    ".hand [data-state=lit]",
    ".prompt .answers .btn.primary",
    ".many .btn.primary",
    ".prompt .steps .btn.primary",
)

# A point of an element that nothing else covers; things lie in the frame of what is looked at.
FREE = """(thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const y of [0.5, 0.9, 0.97, 0.8, 0.7, 0.6, 0.4, 0.3, 0.2, 0.1, 0.03])
        for (const x of [0.5, 0.9, 0.1, 0.3, 0.7, 0.97, 0.03]) {
            const point = [left + x * width, top + y * height];
            const met = document.elementFromPoint(...point);
            if (met && thing.contains(met)) return point;
        }
    return [left + width / 2, top + height / 2];  // what covers it brings it nearer
}"""

# What of a lesson cannot be seen now: words that are cut, and a light that none of its kind shows:
# out of the window, or under another part of the page.
HIDDEN = """(places) => {
    const faults = [];
    const body = document.querySelector(".lesson .body");
    if (body.scrollHeight > body.clientHeight + 1) faults.push("words are cut");
    const kind = places.find((place) => document.querySelector(place));
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const share = (thing) => {
        const room = thing.closest(".board, .hand, .interlude, .prompt-row, .strip, aside");
        const { left, top, width, height } = thing.getBoundingClientRect();
        const met = parts.flatMap((y) => parts.map((x) =>
            document.elementFromPoint(left + x * width, top + y * height)));
        return met.filter((one) => one && room.contains(one)).length / met.length;
    };
    const lit = kind ? [...document.querySelectorAll(kind)] : [];
    if (lit.length && !lit.some((one) => share(one) >= 0.5))
        faults.push("unseen: " + lit.map((one) => one.dataset.key ?? one.innerText).join(", "));
    return faults;
}"""


class Learner:
    """Walks through a lesson by its lights alone."""

    def __init__(self, person: Person, look: Callable[[str], Any] = lambda name: None) -> None:
        self.person = person
        self.page = person.page
        self.look = look  # called before each gesture, with the number of the step
        self.gestures = 0

    def open(self, game: str, name: str) -> None:
        self.person.go(f"/learn/{game}/{name}")
        self.page.locator(".lesson .words").wait_for()

    @property
    def words(self) -> str:
        return self.page.locator(".lesson .words").inner_text()

    @property
    def step(self) -> int:
        """The step that is taught, from 1."""
        return self.page.locator(".lesson .dots li.past").count() + 1

    def is_over(self) -> bool:
        return self.page.locator(".lesson .acts").count() > 0

    def lit(self) -> list[Locator]:
        """All that may be touched now, of the first kind that is there."""
        for place in LIT:
            found = self.page.locator(f"{place}:visible").all()
            fresh = [one for one in found if not self.is_picked(one)]
            if fresh:
                return fresh
        return []

    def is_picked(self, thing: Locator) -> bool:
        """Whether a piece of its type is chosen already: it could only take its place."""
        kind = (thing.get_attribute("data-key") or "none:").split(":")[0]
        return self.page.locator(f'[data-state=picked][data-key^="{kind}:"]').count() > 0

    def wait(self) -> None:
        """Until something is lit, or the lesson is over."""
        self.page.wait_for_function(
            """(places) => document.querySelector(".lesson .acts") || (
                document.querySelector(".lesson .gesture:not(.off)") &&
                places.some((place) => document.querySelector(place)))""",
            arg=list(LIT),
        )
        self.page.wait_for_timeout(GUARD)

    def touch(self, thing: Locator) -> None:
        """Click where the thing itself is met, not what lies upon it."""
        thing.scroll_into_view_if_needed()
        point = thing.evaluate(FREE)
        self.page.mouse.click(point[0], point[1])

    def hidden(self) -> list[str]:
        """What a reader cannot see of the present step, once the board has come to rest."""
        with suppress(TimeoutError):
            self.page.wait_for_function(f"(places) => !({HIDDEN})(places).length", arg=list(LIT))
        found: list[str] = self.page.evaluate(HIDDEN, list(LIT))
        return found

    def walk(self) -> list[str]:
        """To the end: the words of every step, then those about the choice."""
        heard: list[str] = []
        while True:
            self.wait()
            if not heard or heard[-1] != self.words:
                heard.append(self.words)
                self.look(f"{self.step}")
            if self.is_over():
                return heard
            self.touch(self.lit()[0])
            self.gestures += 1
            assert self.gestures < 60, f"stuck at: {self.words}"

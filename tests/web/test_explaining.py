"""A press on what is not lit tells what it is: all of it, in the window, until it is closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from server.live import Live
from web.browser import GUARD, Person
from web.moments import follow, moments

from cabale.games import catalogue

Make = Callable[..., Person]
SIZES = ((1440, 900), (1280, 720), (1024, 768), (390, 844), (360, 640), (844, 390), (640, 360))
TOLD = ".inspector, .note"
PLACE = "[data-key='pile:0'][data-state=still]"  # a pile: it stands for the answer to draw
# One piece of each kind that is drawn and may not be chosen.
STILL = """() => {
  const kinds = new Map();
  for (const one of document.querySelectorAll(".play :is(.board, .hand) [data-state=still]"))
    if (one.checkVisibility() && one.getBoundingClientRect().width)
      kinds.set(one.dataset.key.split(":")[0], one.dataset.key);
  return [...kinds.values()];
}"""
# What is told is high enough for its words, or for some lines of them where it scrolls; it stands
# in the window, and on an upright screen not over the question, if the board has room for it.
FAULTS = """(one) => {
  const box = one.getBoundingClientRect(), faults = [];
  const asks = document.querySelector(".prompt")?.getBoundingClientRect();
  const room = document.querySelector(".play").getBoundingClientRect();
  const upright = innerHeight > innerWidth && box.height <= room.height;
  if (asks && upright && box.left < asks.right - 1 && box.right > asks.left + 1
      && box.top < asks.bottom - 1 && box.bottom > asks.top + 1) faults.push("over the question");
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    faults.push("outside");
  const words = one.querySelector(".words") ?? one;
  const scrolls = getComputedStyle(words).overflowY === "auto";
  if (words.scrollHeight > words.clientHeight + 2 && !(scrolls && words.clientHeight >= 150))
    faults.push(`${words.scrollHeight} of words in ${words.clientHeight}`);
  for (const close of one.querySelectorAll("button.close")) {
    const { left, top, width, height } = close.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!close.contains(met)) faults.push("not to be closed");
  }
  return faults;
}"""


@pytest.mark.parametrize("game", [name for name in catalogue.names() if name != "reigns"])
def test_a_press_tells_all_of_what_a_piece_is_at_every_size(
    person: Make, live: Live, game: str
) -> None:
    me = person(painted=False)
    faults: dict[Any, list[str]] = {}
    told = 0
    for moment in moments(game)[:2]:
        follow(live, me.page, game, moment)
        for size in SIZES:
            me.page.set_viewport_size({"width": size[0], "height": size[1]})
            me.page.wait_for_timeout(GUARD)  # the window may show another board
            for piece in me.page.evaluate(STILL):
                found = press_and_close(me.page, piece)
                told += 1
                if found:
                    faults[moment.decision, size, piece] = found
    assert not faults
    assert told >= len(SIZES)


def press_and_close(page: Page, piece: str) -> list[str]:
    """What is wrong with what is told of a piece, unless an answer may begin with it."""
    page.locator(f"[data-key='{piece}'][data-state=still]").first.dispatch_event("click")
    begun = page.locator(f"[data-key='{piece}'][data-state=picked]")
    page.locator(TOLD).or_(begun).first.wait_for()
    if begun.count():
        page.keyboard.press("Escape")
        return []
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    faults: list[str] = page.locator(TOLD).first.evaluate(FAULTS)
    page.keyboard.press("Escape")
    expect(page.locator(TOLD)).to_have_count(0)
    return faults

"""Every size is first-class: what a decision needs is in view, and nothing is cut."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from server.live import Live
from web.browser import Person
from web.player import holding, players

Make = Callable[..., Person]
DESKTOPS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
ANSWERS = 60  # at most, of one seat
CATCHING_UP = 120_000  # milliseconds that a page may be behind the answers given beside it
KINDS = 4  # different questions looked at

# The part of an element that its ancestors and the window let through.
MEASURE = """
(selectors) => {
  const clips = (style) => /(auto|scroll|hidden|clip)/.test(style.overflowX + style.overflowY);
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    const cut = (other) => {
      left = Math.max(left, other.left); top = Math.max(top, other.top);
      right = Math.min(right, other.right); bottom = Math.min(bottom, other.bottom);
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let one = element.parentElement; one; one = one.parentElement)
      if (clips(getComputedStyle(one))) cut(one.getBoundingClientRect());
    const area = Math.max(0, right - left) * Math.max(0, bottom - top);
    return box.width * box.height ? area / (box.width * box.height) : 1;
  };
  const name = (element) =>
    `${element.dataset.key ?? element.className} ${element.textContent.trim().slice(0, 40)}`;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility() && !one.closest(".hidden-visually"));
  const hidden = all(selectors.needed).filter((one) => shown(one) < 0.97).map(name);
  const words = all(selectors.texts).filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  const cut = words.filter((one) => {
    const style = getComputedStyle(one);
    const wide = one.scrollWidth > one.clientWidth + 1 && style.overflowX !== "visible";
    const high = one.scrollHeight > one.clientHeight + 3 && style.overflowY !== "visible";
    return one.clientWidth > 0 && (wide || high) || shown(one) < 0.9;
  }).map(name);
  return { hidden, cut, wide: document.documentElement.scrollWidth > innerWidth };
}
"""
BY_HAND = """localStorage.setItem("cabale.settings", JSON.stringify({ forced: false }))"""
FINE = {"hidden": [], "cut": [], "wide": False}
FILLED = """([width, height]) => {
  const box = document.querySelector(".shell").getBoundingClientRect();
  return box.width === width && box.height === height;
}"""
# The prompt folds its buttons once it knows its width, then its words find their size.
SETTLED = """() => new Promise((done) => {
  const words = document.querySelector(".prompt p");
  const look = (frames) => {
    const whole = !words || words.scrollHeight <= words.clientHeight + 3;
    if (frames > 90 || (frames > 2 && whole)) done(frames);
    else requestAnimationFrame(() => look(frames + 1));
  };
  look(0);
})"""
ASKED = "[data-state=lit], .prompt .btn.primary, .many .btn"
NEEDED = "[data-state=lit]:not(.ground), [data-state=picked], .prompt .btn, .interlude .btn"
TEXTS = ".prompt .btn, .hand h3, .hand b, .hand strong, .hand .text, .hand span, .board b"


def begin(one: Person, live: Live, game: str, seats: int) -> dict[str, Any]:
    """A game against bots that one seat of this browser plays; gives id and seats."""
    levels = [None, *["page"] * (seats - 1)]
    made: dict[str, Any] = live.make(game=game, seats=seats, mode="bots", levels=levels)
    holding(one, made["id"], made["mine"])
    one.page.goto(f"{one.home}/t/{made['id']}")
    return made


def measure(page: Page, size: tuple[int, int], needed: str) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(FILLED, arg=list(size))
    page.evaluate(SETTLED)
    found: dict[str, Any] = page.evaluate(MEASURE, {"needed": needed, "texts": TEXTS})
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("game", "seats", "whole"),
    [
        ("cape_epee", 4, ".hand .card, .column .objective"),
        ("louis_xiv", 4, ".courtier, .hand .take, .treasure button"),
        ("heads_of_state", 4, ".displays .card, aside .set, aside .set span, .hand .card"),
    ],
)
def test_a_decision_is_seen_whole_at_every_size(
    person: Make, live: Live, game: str, seats: int, whole: str, language: str
) -> None:
    me, choice = person(language=language), random.Random(4)
    me.context.add_init_script(BY_HAND)
    made = begin(me, live, game, seats)
    looked_at = set[int]()

    with players(live, made["id"], made["mine"]) as (hand,):
        for _ in range(ANSWERS):
            hand.wait()
            if hand.step["over"] or len(looked_at) == KINDS:
                break
            kind = hand.step["question"]["decision"]
            if kind not in looked_at:
                looked_at.add(kind)
                come_to_the_question(me.page)
                for size in DESKTOPS:
                    found = measure(me.page, size, f"{NEEDED}, {whole}")
                    assert found == FINE, (size, kind)
            hand.answer(choice)


def come_to_the_question(page: Page) -> None:
    """Past the counts of rounds, until the question is put."""
    asked = page.locator(f"{ASKED}, .interlude .primary")
    while True:
        asked.first.wait_for(state="attached", timeout=CATCHING_UP)
        if not page.locator(".interlude .primary").count():
            return
        page.locator(".interlude .primary").click()

"""Every size is first-class: what a decision needs is in view, and nothing is cut."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from server.live import Live
from web.browser import Person
from web.measure import FINE, POINTER, measure
from web.player import holding, players

Make = Callable[..., Person]
DESKTOPS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
ANSWERS = 60  # at most, of one seat
CATCHING_UP = 120_000  # milliseconds that a page may be behind the answers given beside it
KINDS = 4  # different questions looked at

BY_HAND = """localStorage.setItem("cabale.settings", JSON.stringify({ forced: false }))"""
ASKED = "[data-state=lit], .prompt .btn.primary, .many .btn"
NEEDED = "[data-state=lit]:not(.ground), [data-state=picked], .prompt .btn, .interlude .btn"


def begin(one: Person, live: Live, game: str, seats: int) -> dict[str, Any]:
    """A game against bots that one seat of this browser plays; gives id and seats."""
    levels = [None, *["page"] * (seats - 1)]
    made: dict[str, Any] = live.make(game=game, seats=seats, mode="bots", levels=levels)
    holding(one, made["id"], made["mine"])
    one.page.goto(f"{one.home}/t/{made['id']}")
    return made


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
                    found = measure(me.page, size, POINTER, f"{NEEDED}, {whole}")
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

"""Every size is first-class: what a decision needs is seen whole, or says where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from server.live import Live
from web.browser import Person
from web.measure import FINE, POINTER, TOUCH, measure
from web.moments import Moment, moments, sit_down_at

from cabale.games import catalogue

Make = Callable[..., Person]
Sizes = tuple[tuple[int, int], ...]
DESKTOPS = (
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (960, 600),  # 1440 × 900, brought nearer by half
    (853, 480),  # 1280 × 720, brought nearer by half
)
FINGERS = (
    (768, 1024),
    (1024, 768),
    (360, 640),
    (390, 844),
    (430, 932),
    (640, 360),
    (844, 390),
    (932, 430),
)
MEASURED = ("cape_epee", "heads_of_state", "louis_xiv", "reigns")
SCREENS = (
    ("fr", DESKTOPS, POINTER),
    ("fr", FINGERS, TOUCH),
)
SCREEN_NAMES = ("pointer", "fingers")
BY_HAND = """localStorage.setItem("cabale.settings", JSON.stringify({ forced: false }))"""


def come_to(live: Live, one: Person, game: str, moment: Moment) -> Page:
    """The page of the seat that is asked."""
    sit_down_at(live, [one], game, moment)
    one.page.locator(".prompt.acts").wait_for()
    return one.page


@pytest.mark.parametrize(("language", "sizes", "least"), SCREENS, ids=SCREEN_NAMES)
@pytest.mark.parametrize("game", MEASURED)
def test_every_question_is_seen_whole_at_every_size(
    person: Make, live: Live, game: str, language: str, sizes: Sizes, least: int
) -> None:
    me = person(language=language, size=sizes[0] if least == POINTER else (390, 844))
    me.context.add_init_script(BY_HAND)
    faults: dict[str, Any] = {}

    for moment in moments(game):
        page = come_to(live, me, game, moment)
        for size in sizes:
            found = measure(page, size, least)
            if found != FINE:
                faults[f"{moment.decision} {size}"] = {k: v for k, v in found.items() if v}

    assert not faults


def test_every_question_that_a_seat_is_asked_is_looked_at() -> None:
    for game in catalogue.names():
        asked = {one.name for one in catalogue.game_named(game).decisions}
        assert {moment.decision for moment in moments(game)} <= asked
        assert len(moments(game)) >= 3

"""Every size is first-class: what a decision needs is seen whole, or says where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from server.live import Live
from web.browser import Person
from web.measure import FINE, POINTER, TOUCH, measure
from web.moments import Moment, lay, moments

from cabale.games import catalogue
from cabale.server.wire import NAME_LENGTH

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
# The narrowest window of each layout, where other words or larger type would break first.
NARROWEST = ((1280, 720), (853, 480), (360, 640), (640, 360))
LARGE = 24  # pixels of type that a browser may be told to begin with; 16 if it is told nothing
# What is needed to plan: on a desktop nothing of it may have to be scrolled to.
PLANNED = {
    "cape_epee": ".hand .card, .column .objective",
    "heads_of_state": ".displays .card, aside .set, aside .set span, .hand .card",
    "louis_xiv": ".courtier, .hand .take, .treasure button",
    "reigns": ".track",
}
ROOMY = DESKTOPS[:5]
BY_HAND = """localStorage.setItem("cabale.settings", JSON.stringify({ forced: false }))"""
# As long as names may be, and as wide.
NAMES = (
    "Marie-Emmanuelle de Worms",
    "Wilhelmina MacGowan-Mumm",
    "Jean-Dominique Hammerwaldt",
    "Maximilian Oppenheimer VI",
    "Anne Wagenknecht-Moulmoum",
    "Gwendoline Commonwealth W",
)
FOLLOW = """(to) => {
  document.querySelector(".shell")?.setAttribute("data-left", "");
  const link = Object.assign(document.createElement("a"), { href: to });
  document.body.append(link);
  link.click();
  link.remove();
}"""


def go_to(live: Live, page: Page, game: str, moment: Moment) -> None:
    """Follow the personal link of the seat that is asked; nothing is loaded again."""
    table, secrets = lay(live, game, moment, [name[:NAME_LENGTH] for name in NAMES])
    page.evaluate(FOLLOW, f"/t/{table}#s={secrets[moment.seat]}")
    page.locator(".shell:not([data-left]) .prompt.acts").wait_for()


@pytest.mark.parametrize(
    ("language", "sizes", "type_size"),
    [
        ("fr", DESKTOPS, 16),
        ("fr", FINGERS, 16),
        ("en", NARROWEST, 16),
        ("fr", NARROWEST, LARGE),
    ],
    ids=["pointer", "fingers", "english", "large type"],
)
@pytest.mark.parametrize("game", catalogue.names())
def test_every_question_is_seen_whole_at_every_size(
    person: Make, live: Live, game: str, language: str, sizes: Sizes, type_size: int
) -> None:
    me = person(language=language, size=DESKTOPS[0], painted=False)
    me.context.add_init_script(BY_HAND)
    me.style(f"html {{ font-size: {type_size}px }}")
    me.go("/about")
    fingers = me.context.new_cdp_session(me.page)
    faults: dict[str, Any] = {}

    for moment in moments(game):
        go_to(live, me.page, game, moment)
        for touch, least in ((False, POINTER), (True, TOUCH)):
            fingers.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
            for size in [one for one in sizes if (one in FINGERS) == touch]:
                found = measure(me.page, size, least, PLANNED[game] if size in ROOMY else "")
                if found != FINE:
                    faults[f"{moment.decision} {size}"] = {k: v for k, v in found.items() if v}

    assert not faults


def test_every_question_that_a_seat_is_asked_is_looked_at() -> None:
    for game in catalogue.names():
        asked = {one.name for one in catalogue.game_named(game).decisions}
        assert {moment.decision for moment in moments(game)} <= asked
        assert len(moments(game)) >= 3

"""Every size is first-class: what a decision needs is seen whole, or says where it is."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from server.live import Live
from web.browser import Person
from web.measure import FINE, POINTER, TOUCH, measure
from web.moments import follow, moments

from cabale.games import catalogue
from cabale.server.wire import NAME_LENGTH

Make = Callable[..., Person]
Sizes = tuple[tuple[int, int], ...]
# Every question is looked at in the smallest and the largest window of each layout; the sizes
# between take turns, a question each, so that every game is seen at every size. CABALE_SIZES=all
# looks at every question at every size.
DESKTOPS = ((1280, 720), (2560, 1440), (853, 480))  # the last: 1280 × 720, brought nearer by half
DESKTOPS_BETWEEN = ((1366, 768), (1440, 900), (1920, 1080), (960, 600))  # 1440 × 900, nearer
FINGERS = ((768, 1024), (1024, 768), (360, 640), (640, 360))
FINGERS_BETWEEN = ((390, 844), (932, 430), (430, 932), (844, 390))
TOUCHED = {*FINGERS, *FINGERS_BETWEEN}
# The narrowest window of each layout, where other words or larger type would break first.
NARROWEST = ((1280, 720), (853, 480), (360, 640), (640, 360))
ALL_SIZES = os.environ.get("CABALE_SIZES") == "all"
LARGE = 24  # pixels of type that a browser may be told to begin with; 16 if it is told nothing
# What is needed to plan: on a desktop nothing of it may have to be scrolled to.
PLANNED = {
    "cape_epee": ".hand .card, .column .objective",
    "heads_of_state": ".displays .card, aside .set, aside .set span, .hand .card",
    "louis_xiv": ".courtier, .hand .take, .treasure button",
    "reigns": ".track",
}
ROOMY = {(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)}
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


def in_turn(between: Sizes, n: int, questions: int) -> Sizes:
    """Those of the sizes that the n-th of so many questions is looked at in: all have a turn."""
    if not between:
        return ()
    return between[n::questions] or (between[n % len(between)],)


@pytest.mark.parametrize(
    ("language", "sizes", "between", "type_size"),
    [
        ("fr", DESKTOPS, DESKTOPS_BETWEEN, 16),
        ("fr", FINGERS, FINGERS_BETWEEN, 16),
        ("en", NARROWEST, (), 16),
        ("fr", NARROWEST, (), LARGE),
    ],
    ids=["pointer", "fingers", "english", "large type"],
)
@pytest.mark.parametrize("game", catalogue.names())
def test_every_question_is_seen_whole_at_every_size(
    person: Make,
    live: Live,
    game: str,
    language: str,
    sizes: Sizes,
    between: Sizes,
    type_size: int,
) -> None:
    me = person(language=language, size=DESKTOPS[0], painted=False)
    me.context.add_init_script(BY_HAND)
    me.style(f"html {{ font-size: {type_size}px }}")
    fingers = me.context.new_cdp_session(me.page)
    faults: dict[str, Any] = {}

    for n, moment in enumerate(moments(game)):
        follow(live, me.page, game, moment, [name[:NAME_LENGTH] for name in NAMES])
        turn = between if ALL_SIZES else in_turn(between, n, len(moments(game)))
        for touch, least in ((False, POINTER), (True, TOUCH)):
            fingers.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
            for size in [one for one in (*sizes, *turn) if (one in TOUCHED) == touch]:
                found = measure(me.page, size, least, PLANNED[game] if size in ROOMY else "")
                if found != FINE:
                    faults[f"{moment.decision} {size}"] = {k: v for k, v in found.items() if v}

    assert not faults


def test_every_question_that_a_seat_is_asked_is_looked_at() -> None:
    for game in catalogue.names():
        asked = {one.name for one in catalogue.game_named(game).decisions}
        assert {moment.decision for moment in moments(game)} <= asked
        assert len(moments(game)) >= 3

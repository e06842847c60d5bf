"""A scene plays on the board, and a replay shows it: no bar lies over it, on any screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from server.live import Live
from web.ahead import play_ahead, step_back, times_told
from web.browser import Person
from web.player import holding

from cabale.core.play import Play
from cabale.games import catalogue

Make = Callable[..., Person]
Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((390, 844), (360, 640), (844, 390), (1280, 720))
SIDEWAYS: Size = (844, 390)
NAMES = ("Élise", "Armand", "Constance", "Hortense")
# What is told with a scene, and how often before there is one.
PLAYED = {
    "cape_epee": ("round-ended", 1),
    "heads_of_state": ("revolted", 1),
    "louis_xiv": ("round-began", 2),
    "reigns": ("pile-points", 1),
}
BEGUN = {**PLAYED, "louis_xiv": ("phase-began", 2)}  # there the count takes answers itself
A_SECOND = 1000  # enough to look whether there is more
A_FEW_FRAMES = 60  # milliseconds, far less than any moment of a scene is looked at
# What a count leaves out without a cue on top of it, and what leaves its column.
UNTOLD = """() => {
  const box = document.querySelector(".counted");
  const cues = [...document.querySelectorAll(".interlude .cues button")];
  const seen = cues.some((cue) => {
    if (cue.matches(".line")) return true;
    const { left, top, width, height } = cue.getBoundingClientRect();
    return cue.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  const more = box.scrollHeight > box.clientHeight + 4 && !seen ? ["no cue"] : [];
  const wide = [...box.querySelectorAll("section")].filter(
    (one) => one.scrollWidth > one.clientWidth + 1);
  return [...more, ...wide.map((one) => one.textContent)];
}"""
LAID_OUT = """() => {
  const at = (selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && { top: box.top, bottom: box.bottom, left: box.left, right: box.right };
  };
  const marked = document.querySelector(".board .verdict")?.closest("[data-key]");
  const box = marked?.getBoundingClientRect();
  return {
    board: at(".play > .board"), bar: at(".scene"), told: at(".told"), tracks: at(".tracks"),
    marked: box && { top: box.top, bottom: box.bottom },
  };
}"""


def lay_out(me: Person, size: Size) -> dict[str, dict[str, float]]:
    """Where the board and the bars lie in a window of this size."""
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    me.page.clock.run_for(A_FEW_FRAMES)
    found: dict[str, dict[str, float]] = me.page.evaluate(LAID_OUT)
    return found


def told_in(count: tuple[str, int]) -> Callable[[Play], bool]:
    kind, often = count
    return lambda play: times_told(play, kind) >= often


def come_to_count(live: Live, me: Person, game: str) -> None:
    """The first count of a game, as its first seat sees it."""
    me.page.clock.install()
    table, secrets = live.friends(len(NAMES), NAMES, game=game)
    play_ahead(live, table, told_in(BEGUN[game]))
    step_back(live, table)
    holding(me, table, [{"seat": 0, "secret": secrets[0]}])
    me.go(f"/t/{table}")
    me.page.locator(".prompt p").wait_for()
    play_ahead(live, table, told_in(PLAYED[game]))
    me.page.locator(".interlude .btn").first.wait_for()


def see_scene(live: Live, me: Person, game: str) -> None:
    """The first scene of a game, as its first seat sees it again, by a clock that stands."""
    come_to_count(live, me, game)
    me.page.clock.pause_at(me.page.evaluate("Date.now() + 1000"))
    me.page.locator(".interlude .btn").first.click()
    me.page.locator(".scene").wait_for()


@pytest.mark.parametrize("game", catalogue.names())
def test_a_scene_leaves_the_board_in_view(person: Make, live: Live, game: str) -> None:
    me = person(painted=False)
    see_scene(live, me, game)

    for size in SIZES:
        seen = lay_out(me, size)
        board, bar = seen["board"], seen["bar"]
        assert board["bottom"] <= bar["top"] + 1, size
        assert bar["bottom"] <= size[1]
        assert board["bottom"] - board["top"] >= 0.4 * size[1], size
        assert board["right"] - board["left"] >= 0.6 * size[0], size


def test_the_courtier_who_is_counted_is_scrolled_to(person: Make, live: Live) -> None:
    me = person(painted=False)
    see_scene(live, me, "louis_xiv")

    looked = 0
    while me.page.locator(".beat").count():
        for size in SIZES:
            seen = lay_out(me, size)
            if seen.get("marked"):
                looked += 1
                assert seen["marked"]["top"] >= seen["board"]["top"], size
                assert seen["marked"]["bottom"] <= seen["bar"]["top"], size
        me.page.locator(".beat").click()
    assert looked > len(SIZES)


@pytest.mark.parametrize("game", catalogue.names())
def test_a_count_is_seen_whole_or_says_that_there_is_more(
    person: Make, live: Live, game: str
) -> None:
    me = person(painted=False)
    come_to_count(live, me, game)

    for width, height in (*SIZES, (640, 360), (1024, 768)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.clock.run_for(A_SECOND)
        assert me.page.evaluate(UNTOLD) == [], (width, height)


@pytest.mark.parametrize("game", catalogue.names())
def test_a_phone_held_sideways_replays_on_its_whole_width(
    person: Make, live: Live, game: str
) -> None:
    me = person(painted=False)
    me.page.clock.install()
    table, secrets = live.friends(len(NAMES), NAMES, game=game)
    play_ahead(live, table, lambda play: False)
    holding(me, table, [{"seat": 0, "secret": secrets[0]}])
    me.go(f"/t/{table}/replay/40")
    me.page.locator(".scrubber").wait_for()

    seen = lay_out(me, SIDEWAYS)

    assert seen["told"]["right"] - seen["told"]["left"] >= SIDEWAYS[0] / 2
    assert seen["board"]["bottom"] - seen["board"]["top"] >= 0.65 * SIDEWAYS[1]
    assert seen["board"]["bottom"] <= SIDEWAYS[1]
    if game == "reigns":
        assert seen["tracks"]["right"] - seen["tracks"]["left"] >= 0.9 * SIDEWAYS[0]

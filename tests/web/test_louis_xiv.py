"""Playing Louis XIV on the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from server.live import Live
from web.browser import DESKTOP, GUARD, PHONE, Person
from web.test_look import check_axe

from cabale.games.louis_xiv.pieces import COLOURS, COURTIERS

Make = Callable[..., Person]
# Courtiers whose stones do not all stand within them.
BEYOND = """() => [...document.querySelectorAll(".courtier .stand")].filter((stand) => {
  const [one, cell] = [stand, stand.closest(".courtier")].map((it) => it.getBoundingClientRect());
  return one.left < cell.left || one.right > cell.right
    || one.top < cell.top || one.bottom > cell.bottom;
}).map((stand) => stand.closest(".courtier").dataset.key)"""


def sit_at_versailles(me: Person) -> None:
    """A table against three bots, until a card is to be played."""
    me.new_table(game="louis_xiv")
    me.page.locator(".cards [data-state=lit]").first.wait_for()
    me.page.wait_for_timeout(GUARD)


def test_a_placement_is_composed_stone_by_stone_and_taken_back(person: Make) -> None:
    me = person()
    sit_at_versailles(me)
    page = me.page

    page.locator(".cards [data-state=lit]").first.click()
    page.locator(".courtier[data-state=lit]").first.wait_for()
    page.wait_for_timeout(GUARD)
    page.locator(".courtier[data-state=lit]").first.click()
    page.locator(".courtier .ghost").wait_for()
    expect(page.locator(".courtier .ghost")).to_have_text(re.compile(r"\+1\s*$"))
    expect(me.prompt).to_contain_text("more stone")
    assert not overlap(page.locator(".on .no"), page.locator(".on .played"))
    page.locator(".courtier[data-state=lit]").nth(1).wait_for()
    expect(page.locator(".link.open")).not_to_have_count(0)

    page.wait_for_timeout(GUARD)
    page.get_by_role("button", name="Undo", exact=True).click()
    page.locator(".courtier .ghost").wait_for(state="detached")


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two drawn things cover each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None and b is not None
    apart = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not (apart or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_the_board_is_brought_near_by_a_button_that_covers_nothing(
    person: Make, size: tuple[int, int]
) -> None:
    me = person(size=size)
    sit_at_versailles(me)
    button = me.page.get_by_role("button", name="Nearer", exact=True)
    expect(button).to_have_count(1)
    for near in (False, True):
        frame = me.page.locator(".ground")
        assert not overlap(button, frame), near
        before = me.page.locator("[data-key='courtier:5']").bounding_box()
        button.click()
        expect(button).to_have_attribute("aria-pressed", "false" if near else "true")
        after = me.page.locator("[data-key='courtier:5']").bounding_box()
        assert before and after
        assert (after["width"] > before["width"]) is not near


def test_a_grey_courtier_says_why_not(person: Make) -> None:
    me = person()
    sit_at_versailles(me)
    me.page.locator(".cards [data-state=lit]").first.click()
    me.page.locator(".courtier[data-state=lit]").first.wait_for()
    if me.page.locator(".courtier[data-state=lit]").count() == 12:  # a joker begins anywhere
        me.page.wait_for_timeout(GUARD)
        me.page.locator(".courtier[data-state=lit]").first.click()
    me.page.wait_for_timeout(GUARD)

    me.page.locator(".courtier[data-state=still]").first.click(force=True)

    me.page.get_by_role("status").get_by_text("§").first.wait_for()


def test_a_courtier_is_told_in_full(person: Make) -> None:
    me = person()
    sit_at_versailles(me)

    me.page.locator("[data-key='courtier:5']").click(button="right", force=True)

    inspector = me.page.locator(".inspector")
    expect(inspector).to_contain_text("Rocroi")
    expect(inspector).to_contain_text("On the other side")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing_at_versailles(person: Make, axe: str, size: tuple[int, int]) -> None:
    me = person(size=size)
    sit_at_versailles(me)

    check_axe(me, axe)


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (640, 360), (844, 390)])
def test_stones_of_every_colour_stand_within_their_courtier(
    person: Make, live: Live, size: tuple[int, int]
) -> None:
    me = person(size=size)
    table, secrets = live.friends(4, game="louis_xiv")
    state: Any = live.app.house.rooms[table].table.playing().state
    for courtier in range(COURTIERS):
        for colour in range(COLOURS):
            state.court[courtier * COLOURS + colour] = 5

    me.go(f"/t/{table}#s={secrets[0]}")

    expect(me.page.locator(".courtier .stand .num")).to_have_count(COURTIERS * COLOURS)
    me.comes_to(lambda: me.page.evaluate(BEYOND), [])

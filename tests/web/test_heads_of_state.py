"""Playing Heads of State on the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from server.live import Live
from web.ahead import has_happened, play_ahead, step_back
from web.browser import DESKTOP, GUARD, PHONE, Person
from web.test_look import check_axe

Make = Callable[..., Person]


def sit_in_europe(me: Person) -> None:
    """A table against bots, until cards are to be drawn."""
    me.new_table(game="heads_of_state")
    me.page.locator("[data-key='pile:0'][data-state=lit]").wait_for()
    me.page.wait_for_timeout(GUARD)


def test_every_space_stands_on_the_map(person: Make) -> None:
    me = person()
    sit_in_europe(me)

    expect(me.page.locator("svg [data-key^='place:']")).to_have_count(28)
    expect(me.page.locator("svg [data-home^='sector:']")).to_have_count(16)


def test_a_draw_lights_the_display_and_the_pile_alone(person: Make) -> None:
    me = person()
    sit_in_europe(me)

    lit = me.page.locator("[data-state=lit]")
    keys = {str(lit.nth(i).get_attribute("data-key")) for i in range(lit.count())}

    assert "pile:0" in keys
    assert {key.split(":")[0] for key in keys} <= {
        "attribute",
        "pile",
        "treachery",
        "plots",
        "clean",
    }


def test_what_is_taken_lies_in_the_hand(person: Make) -> None:
    me = person()
    sit_in_europe(me)
    taken = me.page.locator(".displays [data-key^='attribute:'][data-state=lit]").first
    name = taken.inner_text().strip().split("\n")[0]

    taken.click()

    me.page.locator(".hand li:not(.ghost)").get_by_text(name).first.wait_for()


def test_a_grey_space_says_why_not(person: Make) -> None:
    me = person()
    sit_in_europe(me)

    me.page.locator("svg [data-key^='place:']").first.click(force=True)

    me.page.get_by_role("status").get_by_text("§").first.wait_for()


def test_a_noble_is_told_in_full(person: Make) -> None:
    me = person()
    sit_in_europe(me)

    me.page.locator("svg [data-key^='place:']").first.click(button="right", force=True)

    inspector = me.page.locator(".inspector")
    expect(inspector).to_contain_text("noble cards left")


def test_the_map_comes_nearer(person: Make) -> None:
    me = person()
    sit_in_europe(me)
    europe = me.page.locator(".map svg").first
    before = europe.get_attribute("viewBox") or ""

    me.page.get_by_role("button", name="Nearer", exact=True).click()

    expect(europe).not_to_have_attribute("viewBox", before)


def test_on_a_phone_nothing_is_wider_than_the_screen(person: Make) -> None:
    me = person(size=PHONE)
    sit_in_europe(me)

    tabs = me.page.locator(".hand [role=tab]")
    expect(tabs).to_have_count(3)  # attributes, treachery, ranks
    me.fits()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_revolution_is_counted_before_the_eyes(
    person: Make, live: Live, axe: str, size: tuple[int, int]
) -> None:
    table, secrets = live.friends(4, game="heads_of_state")
    play_ahead(live, table, lambda play: has_happened(play, "revolted"))
    step_back(live, table)
    me = person(name="", size=size)
    me.go(f"/t/{table}#s={secrets[0]}")
    me.page.locator("svg [data-key^='place:']").first.wait_for()

    play_ahead(live, table, lambda play: has_happened(play, "revolted"))

    interlude = me.page.locator(".interlude")
    interlude.get_by_role("heading", name="1589").wait_for()
    expect(interlude.locator("section")).to_have_count(4)
    expect(interlude.get_by_role("button", name="Continue", exact=True)).to_be_in_viewport(ratio=1)
    check_axe(me, axe)
    interlude.get_by_role("button", name="Continue", exact=True).click()
    expect(interlude).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing_in_europe(person: Make, axe: str, size: tuple[int, int]) -> None:
    me = person(size=size)
    sit_in_europe(me)

    check_axe(me, axe)

"""Playing De Cape & d'Épée on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from server.live import Live
from web.ahead import play_ahead
from web.browser import DESKTOP, PHONE, Person
from web.player import holding
from web.test_look import check_axe
from web.test_louis_xiv import overlap

from cabale.core.play import Play

Make = Callable[..., Person]


def has_discards(play: Play) -> bool:
    return play.is_asked(0) and all(discard_of(play, seat) for seat in range(2))


def discard_of(play: Play, seat: int) -> list[int]:
    view: Any = play.view(0)
    return list(view.seats[seat].discard)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_discard_can_be_looked_through(
    person: Make, live: Live, axe: str, size: tuple[int, int]
) -> None:
    table, secrets = live.friends(2, game="cape_epee")
    play_ahead(live, table, has_discards)
    theirs = discard_of(live.app.house.rooms[table].table.playing(), 1)
    me = person(size=size)
    holding(me, table, [{"seat": 0, "secret": secrets[0]}])
    me.go(f"/t/{table}")

    if size == PHONE:
        me.page.locator("button.strip").click()
    me.page.get_by_role("button", name=f"{len(theirs)} discard").last.click()

    me.page.locator(".inspector ol li").first.wait_for()
    expect(me.page.locator(".inspector ol li")).to_have_count(len(theirs))
    check_axe(me, axe)


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_the_columns_are_brought_near_by_a_button_that_covers_nothing(
    person: Make, size: tuple[int, int]
) -> None:
    me = person(size=size)
    me.new_table()
    me.wait_turn()
    button = me.page.get_by_role("button", name="Nearer", exact=True)
    for near in (False, True):
        assert not overlap(button, me.page.locator(".columns")), near
        assert not [one for one in me.page.locator(".hand .card").all() if overlap(button, one)]
        button.click()
        expect(button).to_have_attribute("aria-pressed", "false" if near else "true")

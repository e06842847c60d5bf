"""Without a line: what is done is kept, also while the page is loaded anew, and done once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from server.live import Live
from web.browser import Line, Person
from web.player import holding

Make = Callable[..., Person]


def test_a_page_that_is_loaded_anew_without_a_line_loses_nothing_and_doubles_nothing(
    person: Make, live: Live
) -> None:
    # given: a card was slid, a word said before and again, and another begun, without a line
    me = person()
    table, secrets = live.friends(2, game="cape_epee")
    play = live.app.house.rooms[table].table.playing()
    seat = play.waiting()[0]
    holding(me, table, [{"seat": seat, "secret": secrets[seat]}])
    line = Line(me)
    me.go(f"/t/{table}")
    me.wait_turn()
    me.page.locator("[role=tab]", has_text="Talk").click()
    field = me.page.get_by_label("Say something")
    field.fill("Well?")
    field.press("Enter")
    expect(me.page.locator(".talk li:not(.unheard)", has_text="Well?")).to_have_count(1)
    line.cut()
    me.page.locator(".banner.lost").wait_for()
    me.slide()
    field.fill("Well?")
    field.press("Enter")
    field.fill("And then")
    # when: the page is loaded anew, and the line comes back
    me.page.reload()
    me.page.locator(".busy, .threshold, main").first.wait_for()
    line.mend()
    # then
    expect(me.page.locator(".column .card")).to_have_count(1)
    assert len([one for one in play.answers if one.seat == seat]) == 1
    me.page.locator("[role=tab]", has_text="Talk").click()
    expect(me.page.locator(".talk li:not(.unheard)", has_text="Well?")).to_have_count(2)
    expect(me.page.get_by_label("Say something")).to_have_value("And then")
    # and: nothing of it is kept any longer than needed
    me.page.get_by_label("Say something").fill("")
    me.page.reload()
    me.prompt.wait_for()
    assert (
        me.page.evaluate("Object.keys(sessionStorage).filter((one) => one.includes('unsent'))")
        == []
    )

"""By correspondence, on the page: a pace is chosen, answers are laid down ahead, somebody rests."""

from __future__ import annotations

import asyncio
import datetime
import functools
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from server.live import Live
from web.browser import Person

from cabale.core.journal import Event
from cabale.server.foresight import Foresight
from cabale.server.table import Table
from cabale.words.words import Words

Make = Callable[..., Person]


def begin(host: Person, guest: Person) -> str:
    """A table of two by correspondence, with a bank and half a day for each turn: its id."""
    host.go("/new/cape_epee?friends")
    page = host.page
    page.locator("footer .btn.primary:enabled").wait_for()
    while int(page.locator(".count b").inner_text()) > 2:
        page.get_by_label("One seat less").click()
    page.get_by_role("button", name="By correspondence", exact=True).click()
    page.get_by_role("button", name="7 d + 12 h a turn", exact=True).click()
    page.locator("footer .btn.primary").click()
    page.wait_for_url("**/t/*")
    guest.sit_down(page.url, "Zoé")
    page.locator("footer .btn.primary:enabled").click()
    host.prompt.wait_for()
    return page.url.rpartition("/")[2].partition("#")[0]


class Seats:
    """Who is asked and who waits at a table, and what the one may do to the other."""

    def __init__(self, live: Live, table: str) -> None:
        self.house, self.id = live.app.house, table
        self.words = Words("en", self.table.game, ["Élise", "Zoé"])

    @property
    def table(self) -> Table:
        return self.house.rooms[self.id].table

    def asked(self) -> int:
        return self.table.playing().waiting()[0]

    def sentences(self) -> dict[str, int]:
        """What the other seat, asked next, would read of each answer, and the answer."""
        play, seat = self.table.playing(), self.asked()
        found = {}
        for action in play.legal(seat):
            after, seen = Foresight(play, 1 - seat).after(play.state, seat, action)
            if after.is_asked(1 - seat):
                told = [self.words.event(Event(k, s, d), 1 - seat) for k, s, *d in seen]
                found[" ".join(told)] = action
        return found

    def answer(self, action: int) -> None:
        """Let the seat that is asked answer."""
        seat = self.asked()
        position = self.table.playing().positions[seat]
        act = functools.partial(Table.answer, seat=seat, position=position, key="", action=action)
        room, loop = self.house.rooms[self.id], self.house.store.loop
        assert loop is not None
        asyncio.run_coroutine_threadsafe(self.house.perform(room, act), loop).result(30)


def lay_ahead(one: Person, wanted: Any) -> str:
    """Choose a case that is wanted and the first answer to it: the case."""
    one.page.get_by_role("button", name="Answer ahead", exact=True).click()
    cases = one.page.locator(".cases button")
    cases.first.wait_for()
    case = next(text for text in cases.all_inner_texts() if text.strip() in wanted)
    cases.filter(has_text=case.strip()).first.click()
    one.page.locator(".answers button").first.click()
    one.page.get_by_role("button", name="Lay it down", exact=True).click()
    expect(one.page.locator(".plan")).to_contain_text("→")
    one.page.get_by_role("button", name="Close", exact=True).click()
    return case.strip()


def test_a_game_by_letters(person: Make, live: Live) -> None:
    # given: a table whose pace was chosen, and which shows it
    people = [person(), person(name="")]
    seats = Seats(live, begin(*people))
    first = seats.asked()
    other = people[1 - first]
    people[first].page.locator(".clock").first.wait_for()
    other.page.locator(".clock").first.wait_for()
    # when: the other lays down an answer to something that then happens
    case = lay_ahead(other, seats.sentences())
    seats.answer(seats.sentences()[case])
    # then: it is given, and the first is asked again
    expect(people[first].page.locator(".column .card")).to_have_count(2)
    people[first].wait_turn()
    assert seats.asked() == first
    # when: something else happens than was laid down for
    case = lay_ahead(other, seats.sentences())
    seats.answer(next(act for told, act in seats.sentences().items() if told != case))
    # then: the other is asked, and told
    other.page.get_by_text("Something happened that you had not foreseen").wait_for()
    assert seats.asked() == 1 - first
    # and: who is away says so on their own page, and everybody sees it at the table
    other.go("/me")
    other.page.get_by_role("button", name="Make my key", exact=True).click()
    other.page.get_by_text("This device", exact=True).wait_for()
    back = datetime.date.today() + datetime.timedelta(days=9)
    other.page.get_by_label("Away until", exact=True).fill(back.isoformat())
    other.page.get_by_text("You are away until").wait_for()
    people[first].page.get_by_text("away until").first.wait_for()

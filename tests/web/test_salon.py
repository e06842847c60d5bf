"""The shared screen of a room: public things alone, large, and by itself."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from server.live import Live
from web.browser import Person
from web.frames import frames, read_aloud, record
from web.player import holding, players

Make = Callable[..., Person]
TELEVISION = (1920, 1080)
NAMES = ["Anne", "Buckingham", "Constance", "D’Artagnan", "Élise", "Fouquet"]
ROUNDS = 4


def seated(live: Live, game: str, seats: int) -> tuple[str, list[dict[str, Any]]]:
    """A table that has begun: its id, and who sits where."""
    made = live.make(game=game, seats=seats, names=NAMES[:1])
    mine = [*made["mine"], *(live.sit(made, name)["mine"][0] for name in NAMES[1:seats])]
    live.post(f"/api/tables/{made['id']}/start", secret=mine[0]["secret"])
    return made["id"], mine


def listen(page: Page, sent: list[str], heard: list[str]) -> None:
    """Keep what a page says to the server and what it is told."""

    def opened(socket: Any) -> None:
        socket.on("framesent", lambda text: sent.append(str(text)))
        socket.on("framereceived", lambda text: heard.append(str(text)))

    page.on("websocket", opened)
    page.on("request", lambda request: sent.append(str(request.headers) + request.url))


@pytest.mark.parametrize(
    ("game", "seats"), [("cape_epee", 2), ("louis_xiv", 2), ("heads_of_state", 2), ("reigns", 3)]
)
def test_the_salon_shows_a_player_what_it_shows_a_stranger(
    person: Make, live: Live, game: str, seats: int
) -> None:
    table, mine = seated(live, game, seats)
    me, stranger = person(size=TELEVISION), person(size=TELEVISION)
    holding(me, table, mine)
    sent, heard = list[str](), list[str]()
    listen(me.page, sent, heard)
    for one in (me, stranger):
        record(one.page)
        one.page.goto(f"{one.home}/t/{table}/salon")
        one.page.locator(".room").wait_for()
    choice = random.Random(game)

    with players(live, table, mine) as hands:
        for _ in range(ROUNDS):
            for hand in hands:
                while not hand.step:
                    hand.hear()
                if hand.is_asked():
                    hand.answer(choice)

    seen = frames(me.page)
    for one in (me, stranger):
        one.page.reload()  # whatever was still told has been told
        one.page.locator(".turn").wait_for()
        one.page.locator(".door img").wait_for()
    assert not [text for text in sent for seat in mine if seat["secret"] in text]
    assert not [text for text in heard if '"choices":[' in text and '"choices":[]' not in text]
    assert me.page.title() == stranger.page.title()
    assert seen and not any(frame.hand or frame.typed for frame in seen)
    assert me.page.locator("[data-state=lit], .hand, textarea").count() == 0
    drawn = [one.page.locator(".room > .board").inner_text() for one in (me, stranger)]
    assert drawn[0] == drawn[1]
    assert set(read_aloud(me.page)) == set(read_aloud(stranger.page))


def test_latecomers_find_the_way_in_on_the_screen(person: Make, live: Live) -> None:
    made = live.make(game="reigns", seats=3, names=NAMES[:1])
    room = person(size=TELEVISION)
    room.page.goto(f"{room.home}{made['invite'].replace('#', '/salon#')}")
    room.page.locator(".door img").wait_for()
    expect(room.page.locator(".door")).to_contain_text(f"/t/{made['id']}")
    expect(room.page.locator(".lobby li").nth(1)).to_have_text("B a free seat")

    live.sit(made, "Buckingham")

    expect(room.page.locator(".lobby li").nth(1)).to_contain_text("Buckingham")
    expect(room.page.locator(".lobby section > p")).to_have_text("Take your phones and come in.")

    live.sit(made, "Constance")

    expect(room.page.locator(".lobby section > p")).to_contain_text("Everybody is here.")


def test_what_happened_is_told_large_on_the_screen(person: Make, live: Live) -> None:
    table, mine = seated(live, "cape_epee", 2)
    room = person(size=TELEVISION)
    room.page.goto(f"{room.home}/t/{table}/salon")
    room.page.locator(".room").wait_for()

    with players(live, table, mine) as hands:
        for hand in hands:
            hand.play(random.Random(1))

    told = room.page.locator(".tale p")
    told.wait_for()
    assert told.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 28

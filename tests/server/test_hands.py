"""Seats that change hands while something is on its way: nobody acts for whoever holds it then.

A command may wait, because lines of another process are read first; among them may be one by which
the seat is another's.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from live import Live
from test_after import play_out
from websockets.exceptions import ConnectionClosed

from cabale.server import lobby
from cabale.server.api import Sit
from cabale.server.bearer import Bearer, by_secret
from cabale.server.room import Order, Room
from cabale.server.table import Outcome, Table


def in_loop(live: Live, act: Callable[[], object]) -> None:
    """Do something where the tables live."""

    async def do() -> None:
        act()

    assert live.app.house.store.loop is not None
    asyncio.run_coroutine_threadsafe(do(), live.app.house.store.loop).result()


@contextmanager
def held_up(live: Live, table: str, meanwhile: Callable[[Table], Outcome]) -> Iterator[Room]:
    """Whatever is asked for waits, until another has done something."""
    house, room = live.app.house, live.app.house.rooms[table]

    def begin() -> None:
        room.reading = True

    def end() -> None:
        house.carry_out(room, Order(meanwhile))
        house.others.go_on(room, 0.0)

    in_loop(live, begin)
    try:
        yield room
        while not room.later:
            pass
    finally:
        in_loop(live, end)


def hand_seat_to(holder: str, seat: int, table: Table) -> Outcome:
    """Somebody else sits there now, as another process has stored."""
    outcome = Outcome(table=True)
    table.add(outcome, lobby.person(seat, "New", holder, ""))
    return outcome


NEW = by_secret("new").holder


@pytest.mark.parametrize("what", ["leave", "start", "setup", "remove", "sit"])
def test_who_has_lost_a_seat_changes_nothing_there(live: Live, what: str) -> None:
    """The host has, so that there is no request of theirs that the others would not feel."""
    made = live.make(seats=3, names=["Host"])
    table, host = made["id"], made["mine"][0]["secret"]
    live.sit(made, "Guest")
    live.sit(made, "Other")
    body = {"remove": {"seat": 1}, "setup": {"watchers": False}, "sit": {"name": "Again"}}
    hand = functools.partial(hand_seat_to, NEW, 0)

    with ThreadPoolExecutor(1) as attacker, held_up(live, table, hand):
        path = f"/api/tables/{table}/{what}"
        attack = attacker.submit(live.ask, "POST", path, body.get(what, {}), host)

    assert attack.result()[0] in (403, 409)
    now = live.ask("GET", f"/api/tables/{table}")[1]
    assert [seat["name"] for seat in now["seats"]] == ["New", "Guest", "Other"]
    assert (now["phase"], now["dealing"], now["watchers"]) == ("lobby", False, True)


@pytest.mark.parametrize("message", [{"t": "talk", "text": "I am New"}, {"t": "answer"}], ids=str)
def test_a_message_of_who_has_lost_a_seat_is_not_carried_out(live: Live, message: Any) -> None:
    table, secrets = live.friends(2)
    count = live.app.house.rooms[table].table.count

    async def attack() -> None:
        async with live.page(table, secrets[0]) as page:
            step = await page.asked()
            if message["t"] == "answer":
                message.update(position=step.position, key="k", action=step.choices[0])

            def send() -> None:
                with held_up(live, table, functools.partial(hand_seat_to, NEW, 0)):
                    asyncio.run_coroutine_threadsafe(page.send(message), loop).result()

            loop = asyncio.get_running_loop()
            await asyncio.to_thread(send)
            with pytest.raises(ConnectionClosed):
                while True:
                    await page.next()

    asyncio.run(attack())
    found = live.app.house.rooms[table].table
    assert found.talk == [] and found.count == count + 1


def test_who_lost_a_seat_of_the_rematch_adds_no_word_for_whoever_has_it(live: Live) -> None:
    table, secrets = live.friends(2)
    play_out(live, table)
    mine, theirs = "a" * 64, "b" * 64
    again = live.post(f"/api/tables/{table}/rematch", {"seal": mine}, secrets[0])
    where = f"/api/tables/{again['id']}"
    live.post(f"{where}/leave", None, secrets[1])
    new = live.sit(again, "New", seal=theirs)["mine"][0]["secret"]

    status, reply, _ = live.ask("POST", f"/api/tables/{table}/rematch", {"seal": mine}, secrets[1])

    assert status == 201 and reply["mine"] == []
    assert live.ask("GET", where)[1]["seals"] == [mine, theirs]
    assert live.ask("GET", f"{where}/mine", None, new)[1] == [1]


def test_a_seat_is_taken_by_one_of_two_who_come_at_once(live: Live) -> None:
    made = live.make(seats=2, names=["Host"])
    wish = Sit("B", invite=made["invite"].partition("#j=")[2])
    other = functools.partial(lobby.sit, wish=wish, who=Bearer())

    with ThreadPoolExecutor(1) as late, held_up(live, made["id"], lambda t: other(t)[0]):
        asked = {"name": "C", "invite": wish.invite}
        found = late.submit(live.ask, "POST", f"/api/tables/{made['id']}/sit", asked)

    assert found.result()[0] == 409

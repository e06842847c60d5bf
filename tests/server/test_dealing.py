"""The deal: who could have chosen it, and what keeps them from it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from live import LOOSE, Live
from test_after import play_one, replay_of
from test_table import LEVELS, NOW, friends, refusal_of, reread, sit
from toy import TOY

from cabale.core.deal import Deal
from cabale.core.protocol import CHANCE
from cabale.core.text import read_record
from cabale.core.verify import verify
from cabale.games import catalogue
from cabale.server import dealing, lobby, people, takeback, wire
from cabale.server.api import Create, Onward, Sit
from cabale.server.bearer import Bearer
from cabale.server.dealing import seal_of
from cabale.server.limits import Limits
from cabale.server.lines import Opened, Sealed, Seated, Started, Worded
from cabale.server.lobby import Made
from cabale.server.onward import play_on
from cabale.server.table import Table

WORD = "0123456789abcdef"
SEAL = seal_of(WORD)


def alone(mode: Any) -> Made:
    """A table whose only browser has sealed its word."""
    wish = Create("toy", 2, mode, ["A", "B"], seal=SEAL)
    return lobby.make(TOY, wish, LEVELS, NOW)


def played_out(table: Table) -> Table:
    while table.phase != "over":
        play_one(table)
    return table


def rematch(mode: Any) -> Made:
    """The same again, asked for with a new seal."""
    made = lobby.make(TOY, Create("toy", 2, mode, ["A", "B"]), LEVELS, NOW)
    if mode == "friends":
        sit(made.table, Sit("B"))
        lobby.start(made.table)
    played_out(made.table)
    again = lobby.rematch(made.table, 0, made.mine[0].secret, SEAL, NOW)
    again.table.chairs[0].screens = 1
    return again


def onward() -> Made:
    """Playing on from a game that is over."""
    before = played_out(lobby.make(TOY, Create("toy", 2, "hotseat"), LEVELS, NOW).table)
    return play_on(before, replay_of(before), Onward(1, 0, "A", seal=SEAL), LEVELS, NOW, Bearer())


WAYS: dict[str, Callable[[], Made]] = {
    "bots": lambda: alone("bots"),
    "hotseat": lambda: alone("hotseat"),
    "bots again": lambda: rematch("bots"),
    "hotseat again": lambda: rematch("hotseat"),
    "friends again": lambda: rematch("friends"),
    "onward": onward,
}


@pytest.mark.parametrize("way", WAYS)
def test_no_word_is_told_before_the_seed_is_committed(way: str) -> None:
    """Else whoever runs the server tries seeds until the deal is good for somebody."""
    made = WAYS[way]()
    table, committed = made.table, made.table.info().commit
    if way == "friends again":
        made.lines += lobby.start(table).lines

    assert table.phase == "lobby" and table.info().seals[0] == SEAL
    assert WORD not in str(made.lines)

    made.lines += dealing.tell_word(table, 0, WORD).lines

    assert table.phase == "playing" and table.info().commit == committed
    deal = table.playing().chance
    assert isinstance(deal, Deal) and deal.entropy == [WORD]
    assert reread(made).playing().answers == table.playing().answers
    game, record = read_record(played_out(table).record(), catalogue.game_named)
    assert verify(game, record) >= 0


def three_friends() -> Table:
    """All present, each with a word under seal; the host has begun."""
    wish = Create("toy", 3, "friends", ["A"], seal=seal_of("a"))
    table = lobby.make(TOY, wish, LEVELS, NOW).table
    for name in ("b", "c"):
        sit(table, Sit(name, seal_of(name)))
    for chair in table.chairs:
        chair.screens = 1
    lobby.start(table)
    return table


def test_who_sits_down_last_cannot_choose_a_word_by_those_of_the_others() -> None:
    table = three_friends()
    dealing.tell_word(table, 0, "a")
    dealing.tell_word(table, 1, "b")

    words = map("".join, itertools.product("xyz", repeat=3))
    tried = {refusal_of(dealing.tell_word, table, 2, word) for word in words}

    assert tried == {"false-word"}
    assert refusal_of(sit, table, Sit("c", seal_of("xyz"))) == "started"
    assert table.phase == "lobby"
    dealing.tell_word(table, 2, "c")
    deal = table.playing().chance
    assert isinstance(deal, Deal) and deal.entropy == ["a", "b", "c"]


def test_a_seat_cannot_be_freed_for_another_word_once_words_are_told() -> None:
    table = three_friends()
    dealing.tell_word(table, 0, "a")

    assert refusal_of(lobby.remove, table, 2) == "started"
    assert lobby.leave(table, 2).lines == []


def test_absent_friends_are_not_waited_for() -> None:
    wish = Create("toy", 2, "friends", ["A"], seal=seal_of("a"))
    table = lobby.make(TOY, wish, LEVELS, NOW).table
    sit(table, Sit("b", seal_of("b")))
    table.chairs[0].screens = 1

    lobby.start(table)
    dealing.tell_word(table, 0, "a")

    assert table.phase == "playing"
    assert refusal_of(dealing.tell_word, table, 1, "b") == "not-dealing"


def test_a_table_of_the_time_when_words_came_with_the_seats_goes_on() -> None:
    lines = [Opened("toy", 1, "friends", "5e" * 32, NOW), Started([])]
    lines[1:1] = [Seated(n, "person", "A", None, "hash", f"word-{n}") for n in range(2)]
    table = Table("a", TOY, lines[0])  # type: ignore[arg-type]
    for line in lines[1:]:
        table.fold(line)

    game, record = read_record(played_out(table).record(), catalogue.game_named)

    assert record.entropy == ["word-0", "word-1"]
    assert verify(game, record) > 0


# -- through the socket


def test_pages_tell_their_words_and_the_game_begins(live: Live) -> None:
    made = live.make(seats=2, names=["A"], seal=seal_of("a"))
    table, host = made["id"], made["mine"][0]["secret"]
    sat = live.sit(made, "B", seal=seal_of("b"))
    guest = sat["mine"][0]["secret"]

    async def play() -> list[type]:
        async with live.page(table, host) as first, live.page(table, guest) as second:
            await first.until(wire.Welcome)
            await second.until(wire.Welcome)
            await asyncio.to_thread(live.post, f"/api/tables/{table}/start", None, host)
            for page, seat, word in ((first, 0, "a"), (second, 1, "b")):
                while not (await page.until(wire.TableNow)).table.dealing:
                    pass
                await page.send({"t": "word", "seat": 1 - seat, "word": word})
                assert (await page.until(wire.Refused)).reason == "not-a-seat"
                await page.send({"t": "word", "seat": seat, "word": word})
            await first.until(wire.Step)
            await second.until(wire.Step)
        room = live.app.house.rooms[table]
        return [type(line) for line in room.table.playing().lines]

    assert asyncio.run(play())
    deal = live.app.house.rooms[table].table.playing().chance
    assert isinstance(deal, Deal) and deal.entropy == ["a", "b"]


def test_a_word_that_never_comes_holds_nobody_up(tmp_path: Path) -> None:
    limits = Limits(LOOSE.messages, requests=LOOSE.requests, tables=LOOSE.tables, words=0.05)
    wish = {"seats": 2, "mode": "bots", "levels": [None, "page"], "seal": SEAL}
    with Live(tmp_path / "cabale.db", limits) as live:
        made = live.make(**wish)

        async def come() -> Any:
            async with live.page(made["id"], made["mine"][0]["secret"]) as page:
                return await page.until(wire.Step)

        assert asyncio.run(come()).over is None


def test_a_rematch_gathers_the_words_of_all_who_come(live: Live) -> None:
    from test_after import play_out

    table, secrets = live.friends(2)
    play_out(live, table)
    where = f"/api/tables/{table}/rematch"

    first = live.post(where, {"seal": seal_of("a")}, secrets[0])
    live.post(where, {"seal": seal_of("b")}, secrets[1])

    found = live.ask("GET", f"/api/tables/{first['id']}")[1]
    assert found["seals"] == [seal_of("a"), seal_of("b")] and not found["dealing"]


def test_lines_of_a_deal_come_in_their_order() -> None:
    made = alone("bots")
    made.lines += dealing.tell_word(made.table, 0, WORD).lines

    kinds = [type(line) for line in made.lines]

    assert kinds == [Opened, Seated, Seated, Sealed, Worded, Started]


def test_what_was_drawn_is_drawn_again_after_a_take_back() -> None:
    """Else a take-back, or a vote that leaves one alone, would be another throw of the dice."""
    wish = Create("cape_epee", 2, "hotseat", ["A", "B"])
    table = lobby.make(catalogue.game_named("cape_epee"), wish, LEVELS, NOW).table
    while table.playing().answers[-1].seat != CHANCE or len(table.playing().answers) < 12:
        play_one(table)
    play = table.playing()
    before = list(play.answers)
    for seat in (0, 1):
        back = play.answers_since(seat)
        taken = before[len(before) - back :]
        drawn = [answer for answer in taken if answer.seat == CHANCE]

        takeback.go_back(table, seat, back)
        for answer in (answer for answer in taken if answer.seat != CHANCE):
            table.answer(answer.seat, play.positions[answer.seat], "", answer.action)

        assert drawn and play.answers == before


def test_an_absent_person_is_asked_though_a_bot_stands_in() -> None:
    table = friends(3).table
    table.chairs[2].screens = 0
    for seat in (0, 1):
        people.vote(table, seat, 2, True, "courtier", NOW + 1e9)
    assert table.chairs[2].is_played_by_bot()
    seat = int(table.playing().state.actor)
    play_one(table)

    takeback.wish_back(table, seat, table.playing().positions[seat], False)
    for other in {0, 1} - {seat}:
        takeback.consent(table, other, True)

    info = table.wish_info()
    assert info is not None and info.needed == sorted({0, 1, 2} - {seat})
    assert 2 not in info.agreed

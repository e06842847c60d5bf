"""Anything at all may be sent: the server answers, closes with a reason, and goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from live import Live
from test_table import sit
from toy import TOY
from websockets.exceptions import ConnectionClosed

from cabale.server import lobby, people, takeback, wire
from cabale.server.api import Create, Sit
from cabale.server.lines import read_line, write_line
from cabale.server.table import Refuse, Table

NUMBER = st.integers(-2, 40) | st.integers()
VALUE = st.recursive(
    st.none() | st.booleans() | NUMBER | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
MESSAGE = st.fixed_dictionaries(
    {
        "t": st.sampled_from(
            "hello answer why undo takeback consent vote talk hint look ping x".split()
        )
    },
    optional={
        "position": NUMBER | VALUE,
        "key": st.text(max_size=50),
        "action": NUMBER,
        "id": NUMBER,
        "turn": st.booleans(),
        "give_up": st.booleans(),
        "yes": st.booleans(),
        "seat": NUMBER,
        "text": st.text(max_size=60),
        "about": st.none() | st.text(max_size=50),
        "secrets": st.lists(st.text(max_size=30), max_size=3),
        "odd": VALUE,
    },
)
QUICK = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Live, str, list[str]]]:
    """A table that all examples share: none of them may spoil it for the next."""
    with Live(Path(tmp_path_factory.mktemp("fuzz")) / "cabale.db") as live:
        yield (live, *live.friends(2))


@QUICK
@given(st.lists(MESSAGE | VALUE, max_size=8))
def test_any_messages_get_a_reply_or_a_reason(
    table: tuple[Live, str, list[str]], messages: list[Any]
) -> None:
    live, id, secrets = table

    async def send() -> None:
        async with live.page(id, secrets[0]) as page:
            try:
                for message in messages:
                    await page.ws.send(json.dumps(message))
                await page.send({"t": "ping", "id": 12345})
                while (found := await page.next()) != wire.Pong(12345):
                    assert found is not None
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                assert closed.rcvd.code in (4400, 4413) and closed.rcvd.reason

    asyncio.run(send())
    assert live.ask("GET", f"/api/tables/{id}")[0] == 200


@QUICK
@given(st.dictionaries(st.sampled_from("game seats mode names levels options x".split()), VALUE))
def test_any_wish_for_a_table_gets_a_clear_reply(
    table: tuple[Live, str, list[str]], wish: dict[str, Any]
) -> None:
    status, reply, _ = table[0].ask("POST", "/api/tables", wish)

    assert status in (201, 400), reply
    assert status == 201 or reply["reason"]


COMMAND = st.tuples(st.sampled_from("answer undo wish consent say".split()), st.integers(0, 99))


@settings(max_examples=150, deadline=None)
@given(st.lists(COMMAND, max_size=60), st.sampled_from(["shown", "hidden"]))
def test_any_commands_leave_a_table_that_is_read_again_alike(
    commands: list[tuple[str, int]], progress: str
) -> None:
    # given
    wish = Create("toy", 3, "friends", ["A"], options={"progress": progress})
    made = lobby.make(TOY, wish, ["page"], 0.0)
    for n in range(2):
        made.lines += sit(made.table, Sit(f"G{n}"))[0].lines
    made.lines += lobby.start(made.table).lines
    for eyes in range(-1, 3):
        made.table.look(eyes)

    # when
    for name, n in commands:
        try:
            made.lines += command(made.table, name, n).lines
        except Refuse as refuse:
            assert refuse.reason

    # then
    again = Table(made.table.id, TOY, made.table.opened)
    for line in made.lines[1:]:
        again.fold(read_line(write_line(line)))
    assert again.playing().state.numbers() == made.table.playing().state.numbers()
    assert again.playing().positions == made.table.playing().positions
    for eyes in range(-1, 3):
        before, after = made.table.look(eyes), again.look(eyes)
        assert before is not None and after is not None
        assert before.now == after.now
        assert before.told == len(made.table.playing().told(eyes)) == after.told


def command(table: Table, name: str, n: int) -> Any:
    """One command of one seat, mostly a sensible one."""
    seat, play = n % 3, table.playing()
    position = play.positions[seat] - (n > 90)
    if name == "answer":
        legal = play.legal(seat) or [0]
        return table.answer(seat, position, str(n) if n > 80 else "", legal[n % len(legal)])
    if name == "undo":
        return takeback.undo(table, seat, position, n > 50)
    if name == "wish":
        return takeback.wish_back(table, seat, position, n > 80)
    if name == "consent":
        return takeback.consent(table, seat, n < 80)
    return people.say(table, seat, "a" * (n % 3), None, 0.0)

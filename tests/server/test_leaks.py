"""What a seat or a watcher receives is the same, byte for byte, whatever it may not know."""

from __future__ import annotations

import asyncio
import random
import shutil
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from live import Live, Page
from toy import BALLOT

from cabale.core.play import Play
from cabale.core.protocol import State
from cabale.core.rng import Rng
from cabale.games import catalogue
from cabale.server import wire
from cabale.server.stream import Stream
from cabale.server.table import Table

STEPS = (b'{"t":"step"', b'{"t":"change"', b'{"t":"coach"')  # what tells of the game

GAMES = [
    (name, seats, options)
    for name in catalogue.names()
    for seats in {catalogue.game_named(name).seats[0], catalogue.game_named(name).seats[-1]}
    for options in ({}, {"progress": "hidden"})
    if name == "toy" or not options
]


class BlindStream(Stream):
    """Shows a position in which all that its eyes cannot know was drawn anew."""

    varied = 0  # positions that were not the true one

    def position_of(self, play: Play) -> State:
        if play.is_over():
            return play.state
        other = play.state.resample(self.eyes, Rng(len(play.answers), self.eyes + 1))
        BlindStream.varied += other.numbers() != play.state.numbers()
        return other


class BlindTable(Table):
    """A table at which nobody is shown the truth."""

    stream_type = BlindStream


async def settle(pages: list[Page]) -> None:
    """Wait until every page has read all that was sent to it."""
    for page in pages:
        await page.send({"t": "ping", "id": 1})
        await page.until(wire.Pong)


async def play(pages: list[Page], seed: int) -> None:
    """A whole random game; one page after the other acts, so that it can be played again."""
    rng = random.Random(seed)
    async with AsyncExitStack() as stack:
        for page in pages:
            await stack.enter_async_context(page)
        await settle(pages)
        while True:
            asked = [page for page in pages if page.last and page.last.choices]
            if not asked:
                break
            page = rng.choice(asked)
            assert page.last is not None
            if rng.random() < 0.25:
                await page.send({"t": "coach", "id": 0})
                await page.until(wire.Coach)
            if page.last.undo and rng.random() < 0.2:
                await page.send({"t": "undo", "position": page.last.position})
            else:
                await page.answer(rng.choice(page.last.choices))
            await page.until(wire.Step)
            await settle(pages)


def received(live: Live, table: str, secrets: list[str], seed: int) -> list[list[bytes]]:
    """The Steps that each seat and a watcher were sent."""
    live.post(f"/api/tables/{table}/start", secret=secrets[0])
    pages = [live.page(table, secret) for secret in secrets]
    pages.append(live.page(table))
    asyncio.run(play(pages, seed))
    assert all(page.last is not None and page.last.over for page in pages)
    return [[raw for raw in page.raw if raw.startswith(STEPS)] for page in pages]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_nothing_hidden_reaches_a_socket(
    game: str, seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    # given: the same table on two servers, the second of which shows nobody the truth
    with Live(tmp_path / "true.db") as live:
        made = live.make(game=game, seats=seats, options=options, names=["A"])
        table, secrets = made["id"], [made["mine"][0]["secret"]]
        for n in range(1, seats):
            sat = live.sit(made, f"Guest {n}")
            secrets.append(sat["mine"][0]["secret"])
    shutil.copy(tmp_path / "true.db", tmp_path / "blind.db")

    # when: the same game is played on both
    with Live(tmp_path / "true.db") as live:
        true = received(live, table, secrets, seats)
    with Live(tmp_path / "blind.db") as live:
        live.app.house.table_type = BlindTable
        before = BlindStream.varied
        blind = received(live, table, secrets, seats)

    # then: nobody can tell them apart
    assert BlindStream.varied > before
    for seat in range(seats + 1):
        assert len(true[seat]) == len(blind[seat])
        for one, other in zip(true[seat], blind[seat], strict=True):
            assert one == other


def test_who_has_voted_and_how_reaches_nobody(live: Live) -> None:
    table, secrets = live.friends(4, options={"progress": "hidden"})

    async def vote() -> int:
        pages = [live.page(table, secret) for secret in secrets]
        async with AsyncExitStack() as stack:
            for page in pages:
                await stack.enter_async_context(page)
            for page in pages:
                step = await page.asked()
                await page.answer(step.choices[0])
                await page.until(wire.Step)
            await settle(pages)
            before = len([raw for raw in pages[0].raw if raw.startswith(STEPS)])
            for page in pages[1:3]:
                await page.answer(BALLOT.of(0))
                await page.until(wire.Step)
            await settle(pages)
            return len([raw for raw in pages[0].raw if raw.startswith(STEPS)]) - before

    assert asyncio.run(vote()) == 0


def test_a_running_game_gives_no_record_and_no_seed(live: Live) -> None:
    table, _ = live.friends(2)

    status, reply, _ = live.ask("GET", f"/api/tables/{table}/record")
    _, info, _ = live.ask("GET", f"/api/tables/{table}")

    assert status == 409 and reply["reason"] == "not-over"
    assert "seed" not in info

"""The wire: what pages and server tell each other through real sockets."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from live import Live, Page

from cabale.core.record import read_record
from cabale.games.catalogue import game_named
from cabale.server import wire


async def play_to_the_end(page: Page, rng: random.Random) -> wire.Over:
    """Answer at random until the game is over."""
    async with page:
        while True:
            step = await page.asked()
            if step.over is not None:
                return step.over
            await page.answer(rng.choice(step.choices))


def test_friends_play_a_game_to_its_end(live: Live) -> None:
    table, secrets = live.friends(3)
    pages = [live.page(table, secret) for secret in secrets]

    async def play() -> list[wire.Over]:
        rng = random.Random(4)
        return await asyncio.gather(*(play_to_the_end(page, rng) for page in pages))

    ends = asyncio.run(play())

    assert ends[0] == ends[1] == ends[2]
    _, text, _ = live.ask("GET", f"/api/tables/{table}/record")
    _, record = read_record(text.decode(), game_named)
    assert record.seed == ends[0].seed


def test_bots_play_against_one_person(live: Live) -> None:
    made = live.make(game="cape_epee", seats=3, mode="bots", levels=[None, "page", "page"])
    page = live.page(made["id"], made["mine"][0]["secret"])

    end: Any = asyncio.run(play_to_the_end(page, random.Random(1)))

    assert sorted(end.places)[0] == 1
    assert live.app.house.thinkers.failures == 0

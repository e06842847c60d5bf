"""A club outgrows its file: the commands of docs/run-a-club.md, run as they stand there."""

from __future__ import annotations

import asyncio
import re
import signal
from pathlib import Path

from live import Live, Page
from postgres import Postgres
from process import Process

from cabale.cli.main import main
from cabale.server import wire

DOC = Path(__file__).parents[2] / "docs" / "run-a-club.md"
FILE = "/var/lib/cabale/cabale.db"
DATABASE = "postgresql:///cabale?host=/var/run/postgresql"


def commands(file: Path, database: str) -> list[list[str]]:
    """The two commands of the section, with our own places for those of the text."""
    section = DOC.read_text("utf-8").split("### From a file to two processes")[1].split("\n###")[0]
    found = re.findall(r"^```\ncabale (.+)\n```", section, re.MULTILINE)
    assert len(found) == 2 and FILE in found[0] and all(DATABASE in one for one in found)
    places = {FILE: str(file), DATABASE: database}
    return [[places.get(word, word) for word in one.split()] for one in found]


async def answer_once(port: int, table: str, secret: str) -> wire.Step:
    """Answer the question of a seat, and what it was shown before."""
    async with Page(f"ws://127.0.0.1:{port}/ws/{table}", [secret], {}) as page:
        step = await page.asked()
        await page.answer(step.choices[0])
        await page.until(wire.Step)
        return step


def test_a_club_moves_from_a_file_to_two_processes(tmp_path: Path, postgres: Postgres) -> None:
    # given: a game that is going on, on a file
    file, database = tmp_path / "cabale.db", postgres.new_database()
    with Live(file) as live:
        table, secrets = live.friends(2)
        asyncio.run(answer_once(live.port, table, secrets[0]))
    copy, serve = commands(file, database)
    # when: what the page says is done
    assert main([*copy, "--lang", "en"]) == 0
    assert serve[:1] == ["serve"] and serve[-2] == "--database"
    server = Process(serve[-1], *serve[1:-2])
    # then: the other seat goes on where it was
    try:
        step = asyncio.run(answer_once(server.port, table, secrets[1]))
    finally:
        server.kill(signal.SIGTERM)
    assert step.position == 1 and step.log == 0

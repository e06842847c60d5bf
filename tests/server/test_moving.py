"""A club outgrows its file: the commands of docs/run-a-club.md, run as they stand there."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from live import Live, Page, ask_server
from postgres import Postgres
from process import Process

from cabale.cli.main import main
from cabale.server import wire
from cabale.server.place import key_of

ROOT = Path(__file__).parents[2]
UNITS = "/etc/systemd/system"
FILE = "/var/lib/cabale/cabale.db"
DATABASE = "postgresql:///cabale?host=/var/run/postgresql"
INSTALLED = "/opt/cabale/bin/cabale"
NAME = "cabale.example.org"


class Machine:
    """What a host has set up, in a folder instead of /var/lib and /etc."""

    def __init__(self, folder: Path, database: str) -> None:
        self.state, self.units, self.database = folder / "lib", folder / "units", database
        self.file = self.state / "cabale" / "cabale.db"
        (self.state / "cabale" / "backups").mkdir(parents=True)
        self.units.mkdir()
        for unit in ("cabale.service", "cabale-backup.service"):
            shutil.copy(ROOT / "deploy" / unit, self.units)

    def commands(self) -> list[list[str]]:
        """Those of the section, word by word, with our own places for those of the text."""
        text = (ROOT / "docs" / "run-a-club.md").read_text("utf-8")
        section = text.split("### From a file to two processes")[1].split("\n###")[0]
        places = {FILE: str(self.file), DATABASE: self.database, UNITS: str(self.units)}
        found = re.findall(r"^```\nsudo (.+)\n```", section, re.MULTILINE)
        return [shlex.split(replaced(one, places)) for one in found]

    def start_of(self, unit: str) -> str:
        """The first command of a unit, as systemd runs it."""
        found = re.search(r"^ExecStart=(.+)$", (self.units / unit).read_text("utf-8"), re.MULTILINE)
        assert found
        return replaced(found[1], {"%S": str(self.state), "$$": "$"})

    def place_of_data(self) -> str:
        """What the unit of the server says of where its own things lie."""
        found = re.search(r"^Environment=XDG_DATA_HOME=(.+)$", self.unit(), re.MULTILINE)
        assert found
        return replaced(found[1], {"%S": str(self.state)})

    def unit(self) -> str:
        return (self.units / "cabale.service").read_text("utf-8")


def replaced(text: str, places: dict[str, str]) -> str:
    for old, new in places.items():
        text = text.replace(old, new)
    return text


async def answer_once(port: int, table: str, secret: str) -> wire.Step:
    """Answer the question of a seat, and what it was shown before."""
    async with Page(f"ws://127.0.0.1:{port}/ws/{table}", [secret], {}) as page:
        step = await page.asked()
        await page.answer(step.choices[0])
        await page.until(wire.Step)
        return step


def test_a_club_moves_from_a_file_to_two_processes(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given: a game that is going on, on a file
    machine = Machine(tmp_path, postgres.new_database())
    monkeypatch.setenv("XDG_DATA_HOME", machine.place_of_data())
    key = key_of(machine.file)
    with Live(machine.file, key=key) as live:
        table, secrets = live.friends(2)
        asyncio.run(answer_once(live.port, table, secrets[0]))
    # when: what the page says is done
    copy, change = machine.commands()
    assert copy[:3] == ["-u", "cabale", INSTALLED] and change[0] == "sed"
    assert main([*copy[3:], "--lang", "en"]) == 0
    subprocess.run(change, check=True)
    words = shlex.split(machine.start_of("cabale.service"))
    assert words[:2] == [INSTALLED, "serve"] and words[words.index("--processes") + 1] == "2"
    server = Process(machine.database, *without(words[2:], "--port", "--database"))
    try:
        # then: the other seat goes on where it was, under the name and by the key of before
        step = asyncio.run(answer_once(server.port, table, secrets[1]))
        assert step.position == 1 and step.log == 0
        assert ask_server(server.port, "GET", "/readyz", host=NAME)[0] == 200
        assert ask_server(server.port, "GET", "/metrics", secret=key)[0] == 200
        copy_tonight(machine)
    finally:
        server.kill(signal.SIGTERM)
    # and: what is copied at night can be put back into an empty database
    (night,) = (machine.state / "cabale" / "backups").iterdir()
    empty = postgres.new_database()
    assert main(["restore", str(night), "--database", empty, "--lang", "en"]) == 0
    assert postgres.ask(empty, "SELECT count(*) FROM cabale.lines WHERE tab = '" + table + "'") == (
        postgres.ask(machine.database, "SELECT count(*) FROM cabale.lines")
    )


def without(words: list[str], *options: str) -> list[str]:
    """A command without some options that have a value; they must stand there."""
    for option in options:
        at = words.index(option)
        words = words[:at] + words[at + 2 :]
    return words


def copy_tonight(machine: Machine) -> None:
    """Run the unit of the nightly copy."""
    shell, flag, script = shlex.split(machine.start_of("cabale-backup.service"))
    assert (shell, flag) == ("/bin/sh", "-c") and "'" not in script
    here = f"{shlex.quote(sys.executable)} -m cabale"
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([shell, flag, replaced(script, {INSTALLED: here})], env=path, check=True)

"""Where faults happen: servers on one place, what can be done to them, and what is stored."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import resource
import shutil
import signal
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from disk import Disk, is_possible
from history import Answer, Stored
from postgres import Pair
from process import Process

from cabale.server.reading import table_of
from cabale.server.storage.postgres import LISTENING
from cabale.server.storage.primary import connect_primary
from cabale.server.stream import rows
from cabale.server.table import Table

CLOCK = Path(__file__).parent / "clock.py"
JUMPS = (86_400.0, -86_400.0, 0.0)  # seconds by which the clock is off, one after the other


class Clocked(Process):
    """A server whose clock can jump."""

    program = (str(CLOCK),)


class World:
    """Some servers on one place."""

    count = 1
    untried: tuple[str, ...] = ()  # what can happen too, and why it does not here

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="cabale-faults-"))
        self.clock = self.folder / "clock"
        self.clock.write_text("0")
        self.kills: list[float] = []  # when a server was killed
        os.environ["CABALE_CLOCK"] = str(self.clock)
        self.place = self.open()
        self.servers = [self.serve() for _ in range(self.count)]
        self.ports = [server.port for server in self.servers]

    def open(self) -> str:
        raise NotImplementedError

    def serve(self) -> Process:
        return Clocked(self.place)

    def faults(self) -> list[Callable[[], None]]:
        """What can happen here; each lets things be well again before it ends."""
        return [self.kill, self.stop_for_a_while, self.jump]

    def close(self) -> None:
        """End everything; the servers first, as an operator would."""
        for server in self.servers:
            server.kill(signal.SIGTERM)

    def sweep(self) -> None:
        """Leave nothing behind."""
        shutil.rmtree(self.folder, ignore_errors=True)

    # -- what happens to a server

    def kill(self) -> None:
        """kill -9, and begun again"""
        n = random.randrange(self.count)
        self.end(n)
        self.begin(n)

    def end(self, n: int) -> None:
        self.kills.append(time.perf_counter())
        self.servers[n].kill()

    def begin(self, n: int) -> None:
        self.servers[n] = self.serve()
        self.ports[n] = self.servers[n].port

    def stop_for_a_while(self) -> None:
        """SIGSTOP for two seconds"""
        process = random.choice(self.servers).process
        process.send_signal(signal.SIGSTOP)
        time.sleep(2)
        process.send_signal(signal.SIGCONT)

    def jump(self) -> None:
        """clock a day ahead, a day back"""
        for seconds in JUMPS:
            self.clock.write_text(str(seconds))
            time.sleep(0.5)

    # -- what is stored

    def numbered(self, table: str) -> list[tuple[int, bytes]]:
        """The lines of a table with their numbers."""
        raise NotImplementedError

    def stored(self, tables: list[str]) -> dict[str, Stored]:
        """All that is on disk of these tables."""
        return {table: read(table, self.numbered(table)) for table in tables}


def read(name: str, numbered: list[tuple[int, bytes]]) -> Stored:
    """What the lines of a table say."""
    lines = [json.loads(line) for _, line in numbered]
    answers = [
        Answer(name, line["seat"], line.get("key", ""), line["action"])
        for line in lines
        if line["type"] == "a"
    ]
    play = table_of(name, [line for _, line in numbered], Table).playing()
    logs = {seat: rows(play.told(seat)) for seat in range(len(play.positions))}
    return Stored([n for n, _ in numbered], answers, logs)


class OnFile(World):
    """One server on one file."""

    def open(self) -> str:
        self.disk = Disk(self.folder) if is_possible() else None
        root = self.disk.root if self.disk else self.folder
        self.here, self.away = root / "data", root / "away"
        self.here.mkdir()
        if self.disk is None:
            self.untried += ("a file system that becomes read-only: only root on Linux may mount",)
        if not hasattr(resource, "prlimit"):
            self.untried += ("a full disk: only Linux tells a process how much it may write",)
        return str(self.here / "cabale.db")

    def close(self) -> None:
        super().close()
        if self.disk is not None:
            self.disk.unmount()
        self.sweep()

    def faults(self) -> list[Callable[[], None]]:
        fill = [self.fill_disk] if hasattr(resource, "prlimit") else []
        fail = [self.fail_disk] if self.disk else []
        return [*super().faults(), *fill, *fail, self.slow_disk, self.move_folder]

    def fail_disk(self) -> None:
        """read-only file system, repaired and begun again"""
        assert self.disk is not None
        self.disk.fail()
        time.sleep(1)
        self.end(0)
        self.disk.repair()
        self.begin(0)

    def fill_disk(self) -> None:
        """full disk for two seconds"""
        pid = self.servers[0].process.pid
        whole = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, whole[1]))
        time.sleep(2)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, whole)

    def slow_disk(self) -> None:
        """slow disk: two seconds a write"""
        with contextlib.closing(sqlite3.connect(self.place, isolation_level=None)) as db:
            db.execute("PRAGMA busy_timeout = 5000")
            db.execute("BEGIN IMMEDIATE")
            time.sleep(2)
            db.execute("ROLLBACK")

    def move_folder(self) -> None:
        """folder gone for a second"""
        self.here.rename(self.away)
        time.sleep(1)
        self.away.rename(self.here)
        sync_folder(self.here.parent)  # else a disk that fails next has it elsewhere

    def numbered(self, table: str) -> list[tuple[int, bytes]]:
        with contextlib.closing(sqlite3.connect(self.place)) as db:
            return db.execute(
                "SELECT n, line FROM lines WHERE tab = ? ORDER BY n", (table,)
            ).fetchall()


def sync_folder(folder: Path) -> None:
    """Have on disk what lies in a folder under which name."""
    here = os.open(folder, os.O_RDONLY)
    os.fsync(here)
    os.close(here)


class OnDatabase(World):
    """Two servers on one PostgreSQL, which waits for its disk and for that of its standby."""

    count = 2

    def open(self) -> str:
        self.pair = Pair()
        return self.pair.address()

    def close(self) -> None:
        super().close()
        self.pair.close()
        self.sweep()

    def faults(self) -> list[Callable[[], None]]:
        database = [self.cut_lines, self.cut_listeners, self.slow_disk]
        database += [self.restart, self.break_down, self.fail_over]
        return [*super().faults(), *database]

    def cut_lines(self) -> None:
        """every connection to the database cut"""
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        self.pair.ask(f"{cut} AND backend_type = 'client backend'")

    def cut_listeners(self) -> None:
        """only the lines cut on which servers hear of one another"""
        cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
        self.pair.ask(f"{cut} WHERE application_name = '{LISTENING}'")

    def slow_disk(self) -> None:
        """slow database: two seconds a write"""
        self.pair.ask("BEGIN; LOCK TABLE cabale.lines; SELECT pg_sleep(2)")

    def restart(self) -> None:
        """restart of PostgreSQL"""
        self.pair.primary.stop("fast")
        self.pair.primary.start()

    def break_down(self) -> None:
        """power cut of PostgreSQL"""
        self.pair.primary.stop("immediate")
        self.pair.primary.start()

    def fail_over(self) -> None:
        """PostgreSQL dies and its standby takes over"""
        self.pair.fail_over()

    def numbered(self, table: str) -> list[tuple[int, bytes]]:
        async def fetch() -> list[tuple[int, bytes]]:
            db = await connect_primary(self.place)
            query = "SELECT n, line FROM cabale.lines WHERE tab = $1 ORDER BY n"
            found = [(row[0], row[1]) for row in await db.fetch(query, table)]
            await db.close()
            return found

        return asyncio.run(fetch())

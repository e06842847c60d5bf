"""A PostgreSQL of its own, begun and ended by the tests: a cluster in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

DEBIAN = "/usr/lib/postgresql"


def binaries() -> Path:
    """Where initdb and postgres are; scripts/postgres installs them where they are not."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path(DEBIAN).glob("*/bin/initdb"), key=lambda p: float(p.parts[-3]))
    assert versions, "PostgreSQL is not installed: run scripts/postgres"
    return versions[-1].parent


class Postgres:
    """One server, reached by a socket in its own folder.

    A durable one waits for the disk, as a real one does; the others spare the tests that time.
    """

    def __init__(self, durable: bool = False, primary: Postgres | None = None) -> None:
        self.durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="cabale-pg-", dir="/tmp"))
        self.who = self.whoever_may()
        self.watcher = self.watch()
        if primary is not None:
            self.follow(primary)
        else:
            words = ("-U", "cabale", "-A", "trust", "-N", "--no-locale", "-EUTF8")
            self.call("initdb", "-D", "data", *words)

    def whoever_may(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
        if os.getuid() != 0:
            return {}
        names = {user.pw_name: user for user in pwd.getpwall()}
        user = names.get("postgres") or names["nobody"]
        os.chown(self.folder, user.pw_uid, user.pw_gid)
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def call(self, program: str, *words: str) -> str:
        """Run one of PostgreSQL's programs to its end: what it says."""
        command = [str(binaries() / program), *words]
        with tempfile.TemporaryFile("w+") as said:  # no pipe: a server that it starts would hold it
            subprocess.run(command, cwd=self.folder, check=True, stdout=said, **self.who)
            said.seek(0)
            return said.read().strip()

    def __enter__(self) -> Postgres:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """End, and leave nothing behind."""
        assert self.watcher.stdin is not None
        self.watcher.stdin.close()
        self.watcher.wait()

    def watch(self) -> subprocess.Popen[bytes]:
        """A process that ends everything once its input does: when it is told to, or when whoever
        began it is gone, however that ended."""
        end = '"$1" -D data -w -m immediate stop; cd / && rm -rf -- "$2"'
        command = ["sh", "-c", f"cat; {end}", "sh", str(binaries() / "pg_ctl"), str(self.folder)]
        return subprocess.Popen(
            command,
            cwd=self.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # what is sent to all that belongs to a run does not reach it
            **self.who,
        )

    def start(self) -> None:
        """Begin, and wait until it answers."""
        fsync = "on" if self.durable else "off"
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=60 -c fsync={fsync}"
        options += " -c wal_retrieve_retry_interval=200"  # as a standby it soon looks again
        self.call("pg_ctl", "-D", "data", "-w", "-t", "60", "-l", "log", "-o", options, "start")

    def stop(self, mode: str) -> None:
        """End: `fast` as an operator would, `immediate` as a power cut would."""
        self.call("pg_ctl", "-D", "data", "-w", "-m", mode, "stop")

    def follow(self, primary: Postgres) -> None:
        """Become a standby of another: a copy of it that is kept in step."""
        shutil.rmtree(self.folder / "data", ignore_errors=True)
        where = ("-h", str(primary.folder), "-U", "cabale")
        self.call("pg_basebackup", *where, "-D", "data", "-R", "-c", "fast", "--no-sync")

    def promote(self) -> None:
        """A standby becomes a primary."""
        self.call("pg_ctl", "-D", "data", "-w", "-t", "60", "promote")

    def new_database(self) -> str:
        """An empty database: its address."""
        name = f"t{uuid.uuid4().hex[:12]}"
        self.call("createdb", "-h", str(self.folder), "-U", "cabale", name)
        return self.address(name)

    def address(self, name: str) -> str:
        """Where a database is found."""
        return f"postgresql://cabale@/{name}?host={self.folder}"

    def ask(self, url: str, statement: str) -> str:
        """One statement, by the program that comes with PostgreSQL: what it replies."""
        return self.call("psql", "-qAt", "-v", "ON_ERROR_STOP=1", "-c", statement, url)


class Pair:
    """A primary, and a standby without which it stores nothing: either may die."""

    def __init__(self) -> None:
        self.primary = Postgres(durable=True)
        self.primary.start()
        self.standby = Postgres(durable=True, primary=self.primary)
        self.name = self.primary.new_database().partition("@/")[2].partition("?")[0]
        self.folders = f"{self.primary.folder},{self.standby.folder}"
        self.keep_in_step()

    def close(self) -> None:
        for one in (self.standby, self.primary):
            one.__exit__()

    def address(self) -> str:
        """Where the database is found, whichever of the two is the primary."""
        return f"postgresql://cabale@/{self.name}?host={self.folders}"

    def ask(self, statement: str) -> str:
        """One statement to the primary."""
        return self.primary.ask(self.primary.address(self.name), statement)

    def keep_in_step(self) -> None:
        """Begin the standby; from then on the primary waits for it."""
        self.standby.start()
        self.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.ask("SELECT pg_reload_conf()")
        self.wait_until_in_step()

    def wait_until_in_step(self) -> None:
        while self.ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") != "1":
            time.sleep(0.05)

    def fail_over(self) -> None:
        """The primary loses its power, the standby takes over and gets a new one beside it."""
        self.wait_until_in_step()
        self.primary.stop("immediate")
        self.standby.promote()
        self.primary, self.standby = self.standby, self.primary
        self.standby.follow(self.primary)
        self.keep_in_step()

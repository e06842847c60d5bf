"""A PostgreSQL of its own, begun and ended by the tests: a cluster in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
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

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="cabale-pg-", dir="/tmp"))
        self.who = self.whoever_may()
        self.call(
            "initdb", "-D", "data", "-U", "cabale", "-A", "trust", "-N", "--no-locale", "-EUTF8"
        )

    def whoever_may(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
        if os.getuid() != 0:
            return {}
        names = {user.pw_name: user for user in pwd.getpwall()}
        user = names.get("postgres") or names["nobody"]
        os.chown(self.folder, user.pw_uid, user.pw_gid)
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def call(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs to its end."""
        command = [str(binaries() / program), *words]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True, **self.who)

    def __enter__(self) -> Postgres:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop("fast")
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        """Begin, and wait until it answers."""
        fsync = "on" if self.durable else "off"
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=60 -c fsync={fsync}"
        self.call("pg_ctl", "-D", "data", "-w", "-t", "60", "-l", "log", "-o", options, "start")

    def stop(self, mode: str) -> None:
        """End: `fast` as an operator would, `immediate` as a power cut would."""
        self.call("pg_ctl", "-D", "data", "-w", "-m", mode, "stop")

    def new_database(self) -> str:
        """An empty database: its address."""
        name = f"t{uuid.uuid4().hex[:12]}"
        self.call("createdb", "-h", str(self.folder), "-U", "cabale", name)
        return f"postgresql://cabale@/{name}?host={self.folder}"

    def ask(self, url: str, statement: str) -> None:
        """One statement, by the program that comes with PostgreSQL."""
        self.call("psql", "-q", "-v", "ON_ERROR_STOP=1", "-c", statement, url)

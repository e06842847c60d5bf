"""The command line as people use it: a process of its own, what goes in, what comes out."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import cabale
from cabale.conformance.playing import positions
from cabale.core.play import Play
from cabale.core.text import read_record, write_record
from cabale.games.catalogue import game_named

COMMAND = [sys.executable, "-m", "cabale"]
PLAIN = {"TERM": "dumb", "NO_COLOR": "1", "COLUMNS": "60", "LC_ALL": "C.UTF-8", "LANG": ""}
HOME = Path(cabale.__file__).parent.parent


@dataclass(frozen=True)
class Done:
    """What a command left behind."""

    status: int
    stdout: str
    stderr: str


Run = Callable[..., Done]  # a command in the process of the test: the fixture `cabale`


def environment(**changes: str) -> dict[str, str]:
    """That of this process, in English, 60 columns wide and without colour."""
    return {**os.environ, **PLAIN, "PYTHONPATH": str(HOME), **changes}


def run_apart(*args: object, typed: str = "", **env: str) -> Done:
    """Run one command to its end, in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**env),
        timeout=120,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def assert_refused(done: Done, reason: str, status: int = 1) -> None:
    """One sentence on stderr, a status, no traceback."""
    lines = done.stderr.strip().splitlines()
    assert done.status == status, done.stderr
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("cabale"), done.stderr
    assert reason in lines[0]


def saved_game(path: Path, game: str = "cape_epee", seats: int = 2, upto: int = 10**6) -> Path:
    """A random game in a file."""
    played = game_named(game)
    *_, last = positions(played, seats, 1)
    record = Play(played, seats).record()
    record.lines = list(last.answers[:upto])
    path.write_text(write_record(played, record), "utf-8")
    return path


def is_record(path: Path) -> bool:
    """Whether the file holds a record that can be trusted; RecordError if not."""
    read_record(path.read_text("utf-8"), game_named)
    return True


def heed_ctrl_c() -> None:
    """For a child: Ctrl-C reaches it even if whoever runs the tests ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

"""The database of the tests: it ends with whoever began it, however that ends."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import psutil

BEGIN = "import time, postgres; p = postgres.Postgres(); p.start(); print(p.folder, flush=True)"


def test_a_cluster_ends_with_a_run_that_is_killed() -> None:
    run = subprocess.Popen(
        [sys.executable, "-c", f"{BEGIN}; time.sleep(600)"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent)},
    )
    assert run.stdout is not None
    folder = Path(run.stdout.readline().strip())
    server = psutil.Process(int((folder / "data" / "postmaster.pid").read_text().split()[0]))

    run.kill()
    run.wait()
    run.stdout.close()

    while server.is_running() or folder.exists():
        threading.Event().wait(0.05)

"""The measurements run: a figure that cannot be had any more is missed too late."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cabale

ROOT = Path(__file__).parents[2]
ENGINE = Path(cabale.__file__).parents[1]
TINY = {
    "calls": "--calls 2",
    "crowd": "--people 2 --shouts 5",
    "home": "--mine 2 --others 3 --looks 2",
    "regret": "cape_epee @4 @8,explore=0.6 --player page --games 1 --long 30 --times 1",
    "server_bots": "--tables 4 --level page --seconds 0.1 --settle 0.1 --results",
    "server_failover": "--tables 1 --kills 1 --results",
    "server_load": "--alone --tables 1 --runs 1 --seconds 0.1 --settle 0.1 --results",
    "server_start": "--tables 2 --results",
}


@pytest.mark.parametrize("name", TINY)
def test_a_measurement_runs_at_tiny_settings(name: str, tmp_path: Path) -> None:
    script, words = ROOT / "benchmarks" / f"{name}.py", TINY[name].split()
    words += [str(tmp_path)] if "--results" in words else []
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ENGINE), str(script.parent)])}
    done = subprocess.run(
        [sys.executable, str(script), *words], env=env, capture_output=True, text=True
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert "--results" not in words or (tmp_path / f"{name}.json").stat().st_size
    assert "429" not in done.stdout

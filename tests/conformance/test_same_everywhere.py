"""The same seed plays the same game in every process, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).with_name("play_hashes.py")
SOURCE = Path(__file__).parents[2] / "src"


def play(hash_seed: str, path: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_two_processes_with_other_hash_seeds_play_the_same_games() -> None:
    """Run by the compiled build, this compares it with the plain source too."""
    assert play("1", os.environ.get("PYTHONPATH", "")) == play("2", str(SOURCE))

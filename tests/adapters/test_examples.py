"""The worked examples run from the first line to the plot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cabale

FOLDER = Path(__file__).parents[2] / "examples"
SHORT = [
    ("census", "--games 1 --nodes 1"),
    ("solve_small", "--iterations 1 --every 1"),
    ("train_policy", "--watch 1 --passes 1 --games 1 --measure 2"),
]


@pytest.mark.parametrize(("name", "words"), SHORT, ids=[name for name, _ in SHORT])
def test_an_example_ends_with_its_plot(name: str, words: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(FOLDER / f"{name}.py"), *words.split()],
        env={**os.environ, "PYTHONPATH": str(Path(cabale.__file__).parents[1])},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / f"{name}.png").stat().st_size > 1000

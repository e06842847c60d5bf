"""Every scenario of Louis XIV holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.core.scenario import run_scenario
from cabale.games.catalogue import game_named

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_scenario(path: Path) -> None:
    assert run_scenario(path.read_text("utf-8"), game_named).failures == []

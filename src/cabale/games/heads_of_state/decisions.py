"""Every question of the rules, in the order of its number in actions.py."""

from __future__ import annotations

from typing import Any, Final

from cabale.core.protocol import Decision
from cabale.games.heads_of_state.creating import Build
from cabale.games.heads_of_state.drawing import Cull, Deal, Draw, First, Hatch, Trim, Turn
from cabale.games.heads_of_state.scheming import Cube, Scheme, Second

DECISIONS: Final[list[Decision[Any]]] = [
    First("first", "2.6"),
    Deal("deal", "2.2"),
    Hatch("hatch", "2.3"),
    Turn("turn", "3.1"),
    Draw("draw", "3.2"),
    Build("build", "4.1"),
    Scheme("scheme", "5.1"),
    Second("second", "5.4"),
    Cube("cube", "5.2"),
    Trim(),
    Cull(),
]

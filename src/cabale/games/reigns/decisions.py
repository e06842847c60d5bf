"""Every question of the rules, in the order of its number in actions.py."""

from __future__ import annotations

from typing import Any, Final

from cabale.core.protocol import Decision
from cabale.games.reigns.endings import Applause, Enough, Heir, Memory, Story
from cabale.games.reigns.judgement import Judge, Mind, Opinion, Reply, Reveal
from cabale.games.reigns.proposing import Elect, Lot, Pick, Pitch, Secret, Summon, Uncover

DECISIONS: Final[list[Decision[Any]]] = [
    Lot("lot", "2.1"),
    Secret("secret", "2.3"),
    Uncover("uncover", "2.4"),
    Pick("pick", "2.5"),
    Summon("summon", "R-2"),
    Pitch("pitch", "3.1"),
    Judge("judge", "3.4"),
    Reply("reply", "3.3"),
    Reveal("reveal", "3.6"),
    Mind("mind", "3.8"),
    Story("story", "4.2"),
    Applause("applause", "4.3"),
    Enough("enough", "6.3"),
    Heir("heir", "6.1"),
    Memory("memory", "7.2"),
    Elect("elect", "2.1"),
    Opinion("opinion", "8.6"),
]

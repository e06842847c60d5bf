"""Tables of Reigns: how the deck is made, who carries the proposals, what is drawn on them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cabale.games.reigns import pieces
from cabale.words.tables import DAGGER, Rows, Table, head
from cabale.words.words import Words

STEP = re.compile(r"[+-](\d)")


def steps(side: str) -> list[int]:
    """How far each pillar of one side moves."""
    return [int(number) for number in STEP.findall(side)]


def deck(words: Words, box: Mapping[str, Any]) -> Rows:
    """§1.4 How many proposals move so many pillars, and how far a refusal moves some."""
    refused: dict[tuple[int, int], list[int]] = {}
    for line in box["cards"].values():
        _, white, black = line.split("|")
        kind = len(steps(white)), sum(step > 1 for step in steps(white))
        refused.setdefault(kind, []).append(sum(steps(black)))
    out = [head(words, "moved", "strongly", "refused", "cards")]
    out[0][-1] += f" {DAGGER}"
    for kind, sums in sorted(refused.items()):
        span = "–".join(str(n) for n in sorted({min(sums), max(sums)}))
        out.append([*map(str, kind), span, str(len(sums))])
    return out


def court(words: Words, box: Mapping[str, Any]) -> Rows:
    """§1.4 The characters and the icons that belong to each pillar."""
    out = [head(words, "pillar", "characters", "icons")]
    for number, pillar in enumerate(pieces.PILLAR_NAMES):
        row = [words.say(f"pillar-{pillar}")]
        for kind, names in (("character", pieces.CHARACTER_NAMES), ("icon", pieces.ICON_NAMES)):
            each = len(names) // len(pieces.PILLAR_NAMES)
            mine = names[number * each : (number + 1) * each]
            row.append(", ".join(words.say(f"{kind}-{name}").lower() for name in mine))
        out.append(row)
    return out


TABLES: Mapping[str, Table] = {"court": court, "deck": deck}

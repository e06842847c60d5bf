"""The program that wrote the deck: 256 proposals that serve every pillar and direction alike.

Seven kinds of cards, each closed under exchanging pillars and under turning all signs; who carries
them and what is drawn on them is settled in dress.py. A card is
written in one line: `bishop chalice flag | church+2 army-1 | church-1` is its character, its two
icons, its white side (accepted) and its black side (rejected).
"""

from __future__ import annotations

from typing import Final

from cabale.games.reigns.pieces import (
    CHARACTER_NAMES,
    ICON_NAMES,
    PAIRS,
    PILLAR_NAMES,
    PILLARS,
    WAYS,
)

WEAK: Final = 1
STRONG: Final = 2
HARD_STRONG: Final = 3
HARD_BACKLASH: Final = 2  # what a refused strong pillar takes back in the harder deck


class Draft:
    """A card on the drawing board: the pillar it speaks for, its group in `dress.py`, its sides."""

    def __init__(self, kind: str, primary: int, group: int, white: list[int], black: list[int]):
        self.kind: Final[str] = kind
        self.primary: Final[int] = primary
        self.group: Final[int] = group  # cards of one group share a character
        self.white: Final[list[int]] = white
        self.black: Final[list[int]] = black


def side(parts: list[tuple[int, int]]) -> list[int]:
    """The steps of the four pillars from (pillar, steps) pairs."""
    out = [0] * PILLARS
    for pillar, steps in parts:
        out[pillar] = steps
    return out


def parity(signs: list[int]) -> int:
    """0 if an even number of signs is negative, else 1."""
    return sum(1 for s in signs if s < 0) % 2


def strong_and_weak(strong: int, backlash: int) -> list[Draft]:
    """A: one pillar a lot, another a little; refused, one of them swings back."""
    out: list[Draft] = []
    for p in range(PILLARS):
        others = [q for q in range(PILLARS) if q != p]
        for i, q in enumerate(others):
            for s, t in WAYS:
                white = side([(p, strong * s), (q, WEAK * t)])
                flip = parity([s, t])
                out.append(Draft("A", p, 2 * i + flip, white, side([(p, -backlash * s)])))
                out.append(Draft("A", p, 2 * i + 1 - flip, white, side([(q, -WEAK * t)])))
    return out


def two_weak() -> list[Draft]:
    """B: two pillars a little; refused, the two others move instead."""
    out: list[Draft] = []
    for p, q in PAIRS:
        a, b = [r for r in range(PILLARS) if r not in (p, q)]
        for s, t in WAYS:
            white = side([(p, WEAK * s), (q, WEAK * t)])
            primaries = (p, q) if parity([s, t]) == 0 else (q, p)
            for primary, one, other in ((primaries[0], s, t), (primaries[1], t, s)):
                partner = q if primary == p else p
                group = 6 + (partner - (partner > primary))
                out.append(Draft("B", primary, group, white, side([(a, one), (b, other)])))
    return out


def one_strong(strong: int) -> list[Draft]:
    """C: one pillar a lot; refused, it swings back a little and another follows its way."""
    out: list[Draft] = []
    for p in range(PILLARS):
        others = [q for q in range(PILLARS) if q != p]
        for s in (1, -1):
            for i, r in enumerate(others):
                group = 13 + (i if s > 0 else (i + 1) % 3)
                out.append(Draft("C", p, group, side([(p, strong * s)]), side([(p, -s), (r, s)])))
    return out


def three_weak(strong: int) -> list[Draft]:
    """D: three pillars a little; refused, the fourth a lot, against their majority."""
    out: list[Draft] = []
    for m in range(PILLARS):
        others = [q for q in range(PILLARS) if q != m]
        for code in range(8):
            signs = [1 if code >> i & 1 == 0 else -1 for i in range(3)]
            majority = 1 if sum(signs) > 0 else -1
            white = side([(q, WEAK * s) for q, s in zip(others, signs, strict=True)])
            black = side([(m, -strong * majority)])
            out.append(Draft("D", (m + 1) % PILLARS, 9 + parity(signs), white, black))
    return out


def two_strong(strong: int) -> list[Draft]:
    """E: two pillars a lot; refused, both swing back a little."""
    out: list[Draft] = []
    for p, q in PAIRS:
        for s, t in WAYS:
            primary, partner = (p, q) if s == t else (q, p)
            group = 16 + (partner - (partner > primary))
            white = side([(p, strong * s), (q, strong * t)])
            out.append(Draft("E", primary, group, white, side([(p, -s), (q, -t)])))
    return out


def traps(strong: int) -> list[Draft]:
    """F: one pillar a little; refused, the same pillar a lot, this way or that."""
    out: list[Draft] = []
    for p in range(PILLARS):
        for s in (1, -1):
            for way in (-1, 1):
                out.append(Draft("F", p, 11, side([(p, WEAK * s)]), side([(p, way * strong * s)])))
    return out


def upheavals() -> list[Draft]:
    """G: all four pillars a little; refused, the exact opposite."""
    out: list[Draft] = []
    for code in range(16):
        signs = [1 if code >> p & 1 == 0 else -1 for p in range(PILLARS)]
        primary = 2 * parity(signs[:2]) + parity(signs[2:])
        out.append(Draft("G", primary, 12, signs, [-s for s in signs]))
    return out


def drafts(strong: int = STRONG, backlash: int = WEAK) -> list[Draft]:
    """The 256 cards, kind by kind."""
    return [
        *strong_and_weak(strong, backlash),
        *two_weak(),
        *one_strong(strong),
        *three_weak(strong),
        *two_strong(strong),
        *traps(strong),
        *upheavals(),
    ]


def steps(values: list[int]) -> str:
    """One side of a card as words: `church+2 army-1`."""
    return " ".join(f"{PILLAR_NAMES[p]}{values[p]:+d}" for p in range(PILLARS) if values[p] != 0)


def is_small(draft: Draft) -> bool:
    """§9.1 Whether a card is in the deck of 72: all E, and A whose strong pillar swings back."""
    return draft.kind == "E" or (draft.kind == "A" and draft.black[draft.primary] != 0)


def written(draft: Draft, character: int, icons: list[int]) -> str:
    """A card as a line of components.toml."""
    names = [CHARACTER_NAMES[character], *(ICON_NAMES[icon] for icon in icons)]
    return f"{' '.join(names)} | {steps(draft.white)} | {steps(draft.black)}"

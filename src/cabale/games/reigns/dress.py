"""Who carries each proposal and what is drawn on it, so that neither tells what the card does.

All cards that look alike from behind, character included, hold every combination of directions
equally often and show the same two icons. So neither character nor icons, nor both with one pillar
known, tell anything of where the pillars go.
"""

from __future__ import annotations

from typing import Final

from cabale.games.reigns.deck import STRONG, WEAK, Draft, drafts, is_small, written
from cabale.games.reigns.pieces import ICONS, PILLARS

PEOPLE: Final = 2
NEXT_ICON: Final = 5  # coprime with 12: every icon of a pillar comes before any comes again

# Which of a pillar's four characters carries each group of its cards: 14 to 18 cards each.
#                  A  A  A  A  A  A  B  B  B  D  D  F  G  C  C  C
OTHERS: Final = (0, 1, 0, 1, 0, 1, 0, 1, 3, 2, 2, 3, 3, 2, 2, 3)
COMMONERS: Final = (0, 1, 0, 1, 0, 1, 0, 1, 2, 2, 2, 2, 3, 0, 1, 2)
# For two strong pillars: who of them all carries each pair.
TWO_STRONG: Final = {(0, 1): 2, (0, 2): 3, (0, 3): 14, (1, 2): 6, (1, 3): 7, (2, 3): 15}
STRANGER: Final = 11  # the star-visitor brings every upheaval
SMALL: Final = (0, 1, 3)  # in the small deck all cards of a pair of pillars share one


def lines(strong: int = STRONG, backlash: int = WEAK) -> list[str]:
    """Every card of the full deck as a line of components.toml."""
    return dressed(drafts(strong, backlash), small=False)


def small_lines(strong: int = STRONG, backlash: int = WEAK) -> list[str]:
    """The deck of 72."""
    return dressed([d for d in drafts(strong, backlash) if is_small(d)], small=True)


def dressed(cards: list[Draft], small: bool) -> list[str]:
    """The lines of some cards; icons go round within each pillar, back by back."""
    turn = [0] * PILLARS
    icons: dict[tuple[int, ...], list[int]] = {}
    out: list[str] = []
    for draft in cards:
        character = carrier(draft, small)
        back = (character, *map(abs, draft.white))
        if back not in icons:
            icons[back] = [next_icon(turn, pillar) for pillar in pillars_of(draft, character)]
        out.append(written(draft, character, icons[back]))
    return out


def carrier(draft: Draft, small: bool) -> int:
    """The character of a card, from what its back shows and which copy it is."""
    if draft.kind == "G":
        return STRANGER
    if draft.kind == "E":
        p, q = (p for p in range(PILLARS) if draft.white[p] != 0)
        return TWO_STRONG[p, q]
    if small:
        return 4 * draft.primary + SMALL[draft.group // 2]
    carriers = COMMONERS if draft.primary == PEOPLE else OTHERS
    return 4 * draft.primary + carriers[draft.group]


def pillars_of(draft: Draft, character: int) -> list[int]:
    """The pillars of the two icons: the character's own, then the other one touched, if any."""
    own = character // 4
    others = [p for p in range(PILLARS) if p != own and draft.white[p] != 0]
    return [own, others[0] if others else own]


def next_icon(turn: list[int], pillar: int) -> int:
    """The icon of a pillar whose turn it is."""
    icon = ICONS * pillar + turn[pillar] % ICONS
    turn[pillar] += NEXT_ICON
    return icon


# -- the deck of the rules of before


FIRST_ICON_BEFORE: Final = 9
#                          A  A  A  A  A  A  B  B  B  D  D  F  G  C  C  C  E  E  E
CARRIERS_BEFORE: Final = (0, 1, 2, 3, 0, 1, 2, 3, 3, 0, 1, 3, 2, 0, 1, 2, 0, 1, 2)


def lines_before(strong: int = STRONG, backlash: int = WEAK, small: bool = False) -> list[str]:
    """The same cards as they were dressed when icons went round card by card."""
    turn = [FIRST_ICON_BEFORE] * PILLARS
    out: list[str] = []
    for draft in drafts(strong, backlash):
        character = 4 * draft.primary + CARRIERS_BEFORE[draft.group]
        icons = [next_icon(turn, pillar) for pillar in pillars_of(draft, character)]
        if is_small(draft) or not small:
            out.append(written(draft, character, icons))
    return out

"""Which of the ready-made sentences fits a proposal: chosen from what everybody sees alone.

A pitch asks for a deed, which can be granted or refused: one of an icon of a claimed pillar, going
the way that is claimed. Two claims give two deeds that are linked. What the deeds leave unsaid
follows in clauses, and the card's character has the last word where there is room. The icons are
not the card's own, which would give its face away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cabale.core.bits import count, lowest
from cabale.games.reigns.pieces import FORCES, ICONS, NO, PILLARS
from cabale.games.reigns.scoring import has_spoken
from cabale.games.reigns.state import Reigns

# Within a game an opener meets an icon again only after 132 proposals (11 times 12), and then with
# another clause and another closer: no two pitches of a game are alike.
OPENERS: Final = 11  # for each tone; has no factor in common with ICONS
CLAUSES: Final = 4  # for each pillar and force
CLOSERS: Final = 3  # for each character
HINGES: Final = 3
LINKS: Final = 2
ROOM: Final = 2  # deeds and clauses that let the character have a last word
DEEDS: Final = 2  # asked for at once, at most

REMARKS: Final = 4  # of each kind
VERDICTS: Final = 26  # of each side, whatever the occasion
APT: Final = 10  # of each side for each other occasion
LONGEST: Final = 60  # proposals of a reign, at most

# what a verdict answers: a tone, or the word that its advisor last gave this monarch
KEPT: Final = 4
CAUGHT: Final = 5


def place(s: Reigns, seat: i64) -> i64:
    """A number that no other proposal of the reign has."""
    rank = (seat - s.monarch - 1 + s.seats) % s.seats
    return (s.turn - 1) * (s.seats - 1) + rank


def place_in_game(s: Reigns, seat: i64) -> i64:
    """A number that no other proposal of the game has."""
    return LONGEST * count(s.reigned & ~(1 << s.monarch)) + place(s, seat)


# -- the pitch


def pitched(s: Reigns, seat: i64, pillar: i64) -> i64:
    """What the pitch says of a pillar, as a claim; an answer to the monarch is no part of it."""
    return 0 if s.question[seat] == pillar else s.claim[seat * PILLARS + pillar]


def is_strong(claim: i64) -> bool:
    return claim == 1 or claim == FORCES


def is_rise(claim: i64) -> bool:
    return claim > FORCES // 2


def said(s: Reigns, seat: i64) -> list[int]:
    """The pillars that the pitch speaks of."""
    return [p for p in range(PILLARS) if pitched(s, seat, p) > 0]


def asked(s: Reigns, seat: i64) -> list[int]:
    """The pillars whose deeds are asked for: the strongest claims, what rises before what falls."""
    strongest = sorted(said(s, seat), key=lambda p: not is_strong(pitched(s, seat, p)))
    return sorted(strongest[:DEEDS], key=lambda p: not is_rise(pitched(s, seat, p)))


def explained(s: Reigns, seat: i64) -> list[int]:
    """The pillars of which a clause tells: those without a deed; of two deeds at times a strong."""
    deeds = asked(s, seat)
    if len(deeds) == 1:
        return deeds
    others = [p for p in said(s, seat) if p not in deeds]
    if others or slant(s, seat) % 2:
        return others
    return [p for p in deeds if is_strong(pitched(s, seat, p))][:1]


def opener(s: Reigns, seat: i64) -> i64:
    return slant(s, seat) % OPENERS


def slant(s: Reigns, seat: i64) -> i64:
    """Grows with every proposal, and by one more with every round of the icons."""
    n = place_in_game(s, seat)
    return n // ICONS + n


def icons(s: Reigns, seat: i64) -> list[int]:
    """The icons whose deeds are asked for; without a claim, one of the first pillar on the back."""
    n = place_in_game(s, seat)
    pillars = asked(s, seat) or [lowest(s.box.touched[s.card[seat]])]
    other = 7 * n + n // ICONS  # the second goes another round, so that pairs change
    return [ICONS * p + ((other if i else n) + 5 * p) % ICONS for i, p in enumerate(pillars)]


def ways(s: Reigns, seat: i64) -> list[int]:
    """Which way each deed goes, 1 up and 0 down; empty if nothing was claimed."""
    return [int(is_rise(pitched(s, seat, p))) for p in asked(s, seat)]


def link(s: Reigns, seat: i64) -> i64:
    return place_in_game(s, seat) // 7 % LINKS


def clause(s: Reigns, seat: i64, pillar: i64) -> i64:
    return (slant(s, seat) + pillar) % CLAUSES


def hinge(s: Reigns, seat: i64, nth: i64) -> i64:
    return (place_in_game(s, seat) // 5 + nth) % HINGES


def closer(s: Reigns, seat: i64) -> i64:
    """What the character adds, if deeds and clauses leave it the time."""
    told = len(asked(s, seat)) + len(explained(s, seat))
    return NO if told > ROOM else slant(s, seat) % CLOSERS


# -- the remarks and the verdict


def remark_words(s: Reigns, seat: i64, about: i64) -> i64:
    """Two who say the same of one proposal do not say it in the same words."""
    return (place_in_game(s, about) + (seat - about + s.seats) % s.seats) % REMARKS


def occasion(s: Reigns, seat: i64) -> i64:
    """What a verdict speaks of: every other time the last word, if there is one, else the tone."""
    at = s.monarch * s.seats + seat
    weighed = s.words[at]
    if s.is_shown(seat) and has_spoken(s, seat):
        weighed -= 1  # a verdict was given before its card was seen
    if weighed > 0 and place(s, seat) % 2 == 0:
        return KEPT if s.kept[at] >> (weighed - 1) & 1 else CAUGHT
    return max(0, s.tone[seat])


def verdict_words(s: Reigns, seat: i64) -> i64:
    return 7 * place_in_game(s, seat) % (APT if occasion(s, seat) else VERDICTS)

"""Which of the ready-made sentences fits a proposal: chosen from what everybody sees alone.

A pitch opens by its tone with an icon of the pillar it speaks of first, then has a clause for each
claim. The icon is not the card's own, which would give its face away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cabale.core.bits import count, lowest
from cabale.games.reigns.pieces import ICONS, PILLARS
from cabale.games.reigns.scoring import has_spoken
from cabale.games.reigns.state import Reigns

OPENERS: Final = 6
CLAUSES: Final = 3
VERDICTS: Final = 26  # of each side, whatever the occasion
APT: Final = 10  # of each side for each other occasion
LONGEST: Final = 60  # proposals of a reign, at most

# what a verdict answers: a tone, or the word that its advisor last gave this monarch
KEPT: Final = 4
CAUGHT: Final = 5


def place(s: Reigns, seat: i64) -> i64:
    """A number that no other proposal of the reign has: openers and icons never pair up again."""
    rank = (seat - s.monarch - 1 + s.seats) % s.seats
    return (s.turn - 1) * (s.seats - 1) + rank


def opener(s: Reigns, seat: i64) -> i64:
    return place(s, seat) % OPENERS


def icon(s: Reigns, seat: i64) -> i64:
    """An icon of the first pillar spoken of, or of the first on the back."""
    n = place(s, seat)
    return ICONS * first_pillar(s, seat) + (n // OPENERS + n) % ICONS


def first_pillar(s: Reigns, seat: i64) -> i64:
    for p in range(PILLARS):
        if s.claim[seat * PILLARS + p] > 0:
            return p
    return lowest(s.box.touched[s.card[seat]])


def clause(s: Reigns, seat: i64, pillar: i64) -> i64:
    return (place(s, seat) + pillar) % CLAUSES


def place_in_game(s: Reigns, seat: i64) -> i64:
    """A number that no other proposal of the game has."""
    return LONGEST * count(s.reigned & ~(1 << s.monarch)) + place(s, seat)


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

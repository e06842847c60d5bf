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
from cabale.games.reigns.state import COURT, HISTORY, TURNS, Reigns

# Numbers without a common factor: what is said next to what changes with every round.
OPENERS: Final = 13  # for each tone
VARIANTS: Final = 2  # deeds of each icon and way
CLAUSES: Final = 6  # for each pillar and force
CLOSERS: Final = 5  # for each character
ENTRIES: Final = 6  # for each occasion to begin with something else
HINGES: Final = 7
LINKS: Final = 3
TOUCHES: Final = 4  # ways to ask for something without saying what
ROOM: Final = 2  # deeds and clauses that let the character have a last word
DEEDS: Final = 2  # asked for at once, at most
SELDOM: Final = 4  # of so many pitches with room, one begins with what the occasion calls for

REMARKS: Final = 4  # of each kind
APT: Final = (26, 10, 10, 10, 20, 16)  # of each side for each occasion
LONGEST: Final = 60  # proposals of a reign, at most
STRIDE: Final = 17  # from one sentence to another: no factor in common with the numbers above

# what a pitch may begin with: the hour, or the word that was last given to this monarch
FIRST_TURN: Final = 0
LATE_REIGN: Final = 1
WORD_KEPT: Final = 2
WORD_BROKEN: Final = 3
ENOUGH_REIGNS: Final = 2  # before it is late

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


def accent(s: Reigns, seat: i64) -> i64:
    """What a sentence is chosen by: its place, and the annals, so that games sound different."""
    past: i64 = s.monarch
    for p in range(s.seats):
        if p != s.monarch and s.reigned >> p & 1:
            past += 5 * s.history[p * HISTORY + TURNS] + s.history[p * HISTORY + COURT]
    return place_in_game(s, seat) + STRIDE * past


def shade(s: Reigns, seat: i64) -> i64:
    """By which backs of one place differ: it chooses what may be said twice in a reign."""
    box, card = s.box, s.card[seat]
    return 5 * box.character[card] + 7 * box.touched[card] + 3 * box.dotted[card]


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
    n = accent(s, seat)
    return n // ICONS + n


def icons(s: Reigns, seat: i64) -> list[int]:
    """The icons whose deeds are asked for; without a claim, one of the first pillar on the back."""
    n = accent(s, seat)
    pillars = asked(s, seat) or [lowest(s.box.touched[s.card[seat]])]
    other = 7 * n + n // ICONS  # the second goes another round, so that pairs change
    return [ICONS * p + ((other if i else n) + 5 * p) % ICONS for i, p in enumerate(pillars)]


def ways(s: Reigns, seat: i64) -> list[int]:
    """Which way each deed goes, 1 up and 0 down; empty if nothing was claimed."""
    return [int(is_rise(pitched(s, seat, p))) for p in asked(s, seat)]


def variants(s: Reigns, seat: i64) -> list[int]:
    """Which of the deeds of an icon is meant; the other one in the next round of the icons."""
    n = accent(s, seat) // ICONS
    return [(n + i) % VARIANTS for i in range(len(asked(s, seat)))]


def link(s: Reigns, seat: i64) -> i64:
    """What stands between two deeds, or how something unnamed is asked for."""
    return accent(s, seat) // 7 % (LINKS if asked(s, seat) else TOUCHES)


def clause(s: Reigns, seat: i64, pillar: i64) -> i64:
    return (slant(s, seat) + shade(s, seat) + pillar) % CLAUSES


def hinge(s: Reigns, seat: i64, nth: i64) -> i64:
    return (accent(s, seat) // 5 + shade(s, seat) + nth) % HINGES


def has_room(s: Reigns, seat: i64) -> bool:
    """Whether deeds and clauses leave the time for another sentence."""
    return len(asked(s, seat)) + len(explained(s, seat)) <= ROOM


def entry(s: Reigns, seat: i64) -> i64:
    """Now and then one begins with the hour or one's last word instead of ending as one does."""
    n = accent(s, seat)
    what = cause(s, seat)
    if what == NO or n % SELDOM or not has_room(s, seat):
        return NO
    return ENTRIES * what + (n // SELDOM + shade(s, seat)) % ENTRIES


def cause(s: Reigns, seat: i64) -> i64:
    """What there is to begin with."""
    word = last_word(s, seat)
    if word != NO:
        return WORD_KEPT if word else WORD_BROKEN
    if s.turn == 1:
        return FIRST_TURN
    return LATE_REIGN if count(s.reigned & ~(1 << s.monarch)) >= ENOUGH_REIGNS else NO


def closer(s: Reigns, seat: i64) -> i64:
    """What the character adds, if there is time."""
    if not has_room(s, seat) or entry(s, seat) != NO:
        return NO
    return (slant(s, seat) + shade(s, seat)) % CLOSERS


# -- the remarks and the verdict


def remark_words(s: Reigns, seat: i64, about: i64) -> i64:
    """Two who say the same of one proposal do not say it in the same words."""
    return (place_in_game(s, about) + (seat - about + s.seats) % s.seats) % REMARKS


def last_word(s: Reigns, seat: i64) -> i64:
    """Whether an advisor kept the word it last gave this monarch: 1 or 0, NO without any."""
    at = s.monarch * s.seats + seat
    weighed = s.words[at]
    if s.is_shown(seat) and has_spoken(s, seat):
        weighed -= 1  # what is said now was said before its card was seen
    return s.kept[at] >> (weighed - 1) & 1 if weighed > 0 else NO


def occasion(s: Reigns, seat: i64) -> i64:
    """What a verdict speaks of: every other time the last word, if there is one, else the tone."""
    word = last_word(s, seat)
    if word != NO and place(s, seat) % 2 == 0:
        return KEPT if word else CAUGHT
    return max(0, s.tone[seat])


def verdict_words(s: Reigns, seat: i64) -> i64:
    return 7 * accent(s, seat) % APT[occasion(s, seat)]

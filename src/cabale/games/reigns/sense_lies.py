"""What an advisor says of its card: drawn from the bot's own stream, so that no rule tells a lie.

Truth is bent where it is inconvenient, now and then also where it is not: a claim that could only
be true would be a gift to whoever has read this file. Some advisors hardly ever lie, some do it
habitually: what everybody remembers of them tells which.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.games.reigns.actions import ASK_REPLY, CLAIM, DONE, SILENT, TONE
from cabale.games.reigns.pieces import NO, PILLARS, TONES, force_of
from cabale.games.reigns.sense_talk import peril
from cabale.games.reigns.state import Reigns

ALARM: Final = 2
# the urn from which an advisor's character is drawn, word by word
HONEST: Final = 10
LIAR: Final = 1
HABIT: Final = 4  # what each word kept or broken adds to its side
TEMPTED: Final = 3  # how much likelier a lie is about what drives a marker out, in halves
SILENCE: Final = 12  # percent of what is not twisted that is passed over
DISCRETION: Final = 45  # and of what drives a marker out


def words_drawn(s: Reigns, seat: i64, rng: Rng) -> i64:
    """The next word about the card that was chosen, -1 while there is none."""
    if s.decision == ASK_REPLY:
        return reply_drawn(s, seat, rng)
    if s.card[seat] == NO:
        return -1
    if s.tone[seat] == NO:
        return TONE.of(tone_drawn(s, rng))
    pillar = first_unspoken(s, seat)
    while pillar < PILLARS:
        word = word_drawn(s, seat, pillar, rng)
        if word > 0:
            return CLAIM.of(pillar, word - 1)
        pillar += 1
    return DONE.of()


def tone_drawn(s: Reigns, rng: Rng) -> i64:
    """Alarm when a pillar totters, else any; the card has no say in it."""
    if peril(s) > 30 and rng.below(100) < 60:
        return ALARM
    return rng.below(TONES)


def first_unspoken(s: Reigns, seat: i64) -> i64:
    """The pillar after the last one spoken of: those before it were passed over."""
    last: i64 = PILLARS - 1
    while last >= 0 and s.claim[seat * PILLARS + last] == 0:
        last -= 1
    return last + 1


def word_drawn(s: Reigns, seat: i64, pillar: i64, rng: Rng) -> i64:
    """What is said of a pillar: 0 nothing, else 1 + force."""
    steps = s.box.white[s.card[seat] * PILLARS + pillar]
    if steps == 0:
        return 0
    outward = s.track[pillar] * steps > 0
    if rng.below(100) < lie_odds(s, seat, outward):
        return 1 + force_of(-steps)
    return 0 if rng.below(100) < (DISCRETION if outward else SILENCE) else 1 + force_of(steps)


def lie_odds(s: Reigns, seat: i64, outward: bool) -> i64:
    """In how many of a hundred cases a truth is twisted: by one's own record and the temptation.

    An urn: each word kept adds to the honest side, each broken to the other. Over a game this is
    the same as a hidden character drawn at its start, some honest, some liars; but nothing about
    it lies anywhere but in what everybody has heard.
    """
    kept = s.all_kept(seat)
    honest = 2 * (HONEST + HABIT * kept)
    lying = (TEMPTED if outward else 1) * (LIAR + HABIT * (s.all_words(seat) - kept))
    return 100 * lying // (honest + lying)


def reply_drawn(s: Reigns, seat: i64, rng: Rng) -> i64:
    """Of a pillar one answers as one would have pitched; of a refusal one thinks first."""
    if s.x >= PILLARS:
        return -1
    word = word_drawn(s, seat, s.x, rng)
    return CLAIM.of(s.x, word - 1) if word > 0 else SILENT.of()

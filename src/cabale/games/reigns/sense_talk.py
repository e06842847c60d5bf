"""What an advisor of Reigns weighs and says: tracks, goals, truth and lies."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.sense import POINT
from cabale.games.reigns.actions import CLAIM, DONE, PROPOSE, REMARK, SILENT, TONE, WARN
from cabale.games.reigns.pieces import (
    END,
    GOAL_SIGNS,
    PILLARS,
    TONES,
    clamp,
    force_of,
    is_rise,
)
from cabale.games.reigns.proposing import cards_in_hand
from cabale.games.reigns.scoring import goal_points
from cabale.games.reigns.state import Reigns

# what a marker costs a monarch at each distance from the centre, and its chance of being fatal
# within the next card, in percent
UNREST: Final[vec[i64]] = vec[i64]([0, 15, 45, 110, 240, 900])
PERIL: Final[vec[i64]] = vec[i64]([0, 1, 4, 12, 30, 100])
WRONG: Final = -600  # something a bot does not say or do
MOST_SURE: Final = 95  # percent
LENIENT: Final = 4  # proposals accepted without exception, until it is expected of the next
LIE_BASE: Final = 30  # percent of inconvenient truths that are twisted


def distance(place: i64) -> i64:
    """How far from the centre, at most the end."""
    if place < 0:
        place = -place
    return place if place < END else END


def unrest(track: vec[i64], steps: vec[i64], at: i64) -> i64:
    """What the tracks would cost a monarch after one side of a card."""
    cost: i64 = 0
    for p in range(PILLARS):
        cost += UNREST[distance(track[p] + steps[at + p])]
    return cost


def peril(s: Reigns) -> i64:
    """The chance in percent that the next card kills."""
    risk: i64 = 0
    for p in range(PILLARS):
        risk += PERIL[distance(s.track[p])]
    return risk if risk < 95 else 95


def gain(s: Reigns, seat: i64, steps: vec[i64], at: i64) -> i64:
    """What one side of a card does for an advisor's goal, and for being the one who tells."""
    goal = s.goal[seat] * PILLARS
    out: i64 = 0
    deadly = False
    for p in range(PILLARS):
        after = s.track[p] + steps[at + p]
        if distance(after) == END:
            deadly = True
            after = END if after > 0 else -END
        out += longing(GOAL_SIGNS[goal + p] * after)
        out -= longing(GOAL_SIGNS[goal + p] * s.track[p])
    if deadly:
        out += 40 * goal_points(s, s.goal[seat]) - 20 * farthest(s)
    return out


def longing(place: i64) -> i64:
    """What a marker so far in the wanted direction is worth before the end."""
    return 75 * place if place > 0 else 25 * place


def farthest(s: Reigns) -> i64:
    """How far from the centre the most troubled pillar is: what a rival's goal may well bring."""
    best: i64 = 0
    for p in range(PILLARS):
        if distance(s.track[p]) > best:
            best = distance(s.track[p])
    return best


# -- what an advisor says


def dice(s: Reigns, seat: i64, card: i64, salt: i64) -> i64:
    """A number from 0 to 99 that looks random to whoever does not know the card."""
    n = card * 7919 + s.turn * 104729 + seat * 1299709 + salt * 15485863
    n = (n ^ n >> 7) * 2654435761 % 4294967296
    return (n >> 11) % 100


def words_for(s: Reigns, seat: i64, card: i64, pillar: i64) -> i64:
    """What an advisor says of a pillar: 0 nothing, else 1 + force; inconvenient truths may bend."""
    steps = s.box.white[card * PILLARS + pillar]
    place = s.track[pillar]
    if place == 0 or (place > 0) != (steps > 0):
        return 1 + force_of(steps)
    roll = dice(s, seat, card, pillar)
    if roll < lie_percent(s, seat, card):
        return 1 + force_of(-steps)
    return 0 if roll % 2 else 1 + force_of(steps)


def lie_percent(s: Reigns, seat: i64, card: i64) -> i64:
    """How tempting a lie is: the more the card brings, the better one's name still is."""
    tempting = gain(s, seat, s.box.white, card * PILLARS) // 8 - 15 * s.broken_words(seat)
    return clamp(LIE_BASE + tempting, 5, 85)


def belief(s: Reigns, seat: i64, card: i64) -> i64:
    """The percentage at which a monarch would accept a card, pitched as this advisor would."""
    if is_lenient(s):
        return MOST_SURE
    kept, broken = s.kept_words(seat), s.broken_words(seat)
    trust = 100 * (kept + 2) // (kept + broken + 3)
    told: i64 = 0
    feared: i64 = 0
    for p in range(PILLARS):
        steps = s.box.white[card * PILLARS + p]
        if steps == 0:
            continue
        if s.track[p] * steps > 0:  # what drives it farther out would be denied
            steps = -steps
        told += UNREST[distance(s.track[p] + steps)] - UNREST[distance(s.track[p])]
        feared += UNREST[distance(s.track[p] - steps)] - UNREST[distance(s.track[p])]
    look = POINT - (trust * told + (100 - trust) * feared) // 100
    return clamp(50 + look // 4, 8, MOST_SURE)


def is_lenient(s: Reigns) -> bool:
    """Whether this monarch has accepted all that was proposed so far, and long enough to tell."""
    heard = (s.turn - 1) * (s.seats - 1)
    return heard >= LENIENT and len(s.court) == heard


def card_appeal(s: Reigns, seat: i64, card: i64) -> i64:
    """What proposing a card promises."""
    chance = belief(s, seat, card)
    white = gain(s, seat, s.box.white, card * PILLARS) + POINT
    black = gain(s, seat, s.box.black, card * PILLARS)
    return (chance * white + (100 - chance) * black) // 100


def back_appeal(s: Reigns, seat: i64, card: i64) -> i64:
    """What a back promises before it is drawn: whatever moves a pillar of one's goal."""
    out: i64 = 0
    for p in range(PILLARS):
        if GOAL_SIGNS[s.goal[seat] * PILLARS + p] != 0:
            out += 20 * (s.box.touched[card] >> p & 1) + 20 * (s.box.dotted[card] >> p & 1)
    return out


def tone_for(s: Reigns, seat: i64) -> i64:
    """Alarm when a pillar totters, else by the roll of the dice."""
    if peril(s) > 30 and dice(s, seat, s.card[seat], 9) < 60:
        return 2
    return dice(s, seat, s.card[seat], 5) % TONES


def pitch_appeal(s: Reigns, seat: i64, action: i64) -> i64:
    if PROPOSE.has(action):
        return card_appeal(s, seat, PROPOSE.row(action))
    if CLAIM.has(action):
        wanted = words_for(s, seat, s.card[seat], CLAIM.row(action))
        return 200 if wanted == 1 + CLAIM.column(action) else WRONG
    if TONE.has(action):
        return 100 if TONE.row(action) == tone_for(s, seat) else WRONG
    return 0 if DONE.has(action) else WRONG


def reply_appeal(s: Reigns, seat: i64, action: i64) -> i64:
    """To a question one answers as one would have pitched; of a refusal one says the worst."""
    if CLAIM.has(action):
        wanted = words_for(s, seat, s.card[seat], CLAIM.row(action))
        return 200 if wanted == 1 + CLAIM.column(action) else WRONG
    if SILENT.has(action):
        return 0
    pillar = WARN.row(action)
    steps = s.box.black[s.card[seat] * PILLARS + pillar]
    wants_yes = card_appeal(s, seat, s.card[seat]) > 0
    outward = is_rise(WARN.column(action)) == (s.track[pillar] > 0)
    if steps != 0 and force_of(steps) == WARN.column(action):
        return 120 + (20 * distance(s.track[pillar]) if outward == wants_yes else 0)
    if wants_yes and outward and dice(s, seat, s.card[seat], 7) < 25:
        return 130 + 10 * distance(s.track[pillar])
    return WRONG


def is_worth_saying(steps: i64, force: i64) -> bool:
    """The truth or its opposite, of a pillar that moves."""
    return steps != 0 and (force == force_of(steps) or force == force_of(-steps))


def words_worth_saying(s: Reigns, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Every card; then the tone, which moves nothing; then truths and lies, pillar by pillar."""
    card = s.card[seat]
    if card < 0:
        return cards_in_hand(s, seat)
    out = vec[i64](capacity=len(actions))
    if s.tone[seat] < 0:
        return append(out, TONE.of(tone_for(s, seat)))
    last: i64 = PILLARS - 1
    while last >= 0 and s.claim[seat * PILLARS + last] == 0:
        last -= 1
    for i in range(len(actions)):
        if WARN.has(actions[i]) or REMARK.has(actions[i]):
            continue
        if CLAIM.has(actions[i]):
            pillar = CLAIM.row(actions[i])
            steps = s.box.white[card * PILLARS + pillar]
            if pillar <= last or not is_worth_saying(steps, CLAIM.column(actions[i])):
                continue
        out = append(out, actions[i])
    return out


def replies_worth_giving(s: Reigns, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Silence, the truth, and its opposite."""
    at = s.card[seat] * PILLARS
    out = vec[i64](capacity=len(actions))
    for i in range(len(actions)):
        action = actions[i]
        if CLAIM.has(action):
            if not is_worth_saying(s.box.white[at + CLAIM.row(action)], CLAIM.column(action)):
                continue
        elif WARN.has(action):
            if not is_worth_saying(s.box.black[at + WARN.row(action)], WARN.column(action)):
                continue
        out = append(out, action)
    return out

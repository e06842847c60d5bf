"""How good things look at the council: cards to an advisor, claims to the credulous, balance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.bots.sense import POINT, Sense
from cabale.bots.senses.reigns_talk import (
    WRONG,
    card_appeal,
    dice,
    distance,
    gain,
    peril,
    pitch_appeal,
    reply_appeal,
    unrest,
)
from cabale.core.bits import count
from cabale.core.rng import Rng
from cabale.games.reigns.actions import (
    ACCEPT,
    APPLAUD,
    APPLAUSE,
    ASK,
    CONTINUE,
    CROWN,
    DONE,
    DRAW,
    ENOUGH,
    HEIR,
    JUDGE,
    MEMORY,
    MIND,
    PICK,
    PITCH,
    PROPOSE,
    REJECT,
    RELENT,
    REPLY,
    REVEAL,
    SEAL,
    SILENT,
    STORY,
    TELL,
    TURN,
    VOTE,
)
from cabale.games.reigns.pieces import (
    ABDICATION,
    END,
    FORCES,
    HAND,
    PILLARS,
    REFUSAL,
    STYLES,
    zeros,
)
from cabale.games.reigns.scoring import goal_points
from cabale.games.reigns.state import (
    ACCEPTING,
    COURT,
    HISTORY,
    NO,
    REJECTING,
    TURNS,
    UNDECIDED,
    Reigns,
)

REIGN_WORTH: Final = 850  # what a reign to come is worth
TURN_WORTH: Final = 60  # what an advisor scores in a turn for being accepted, with care
RELENT_GAIN: Final = 60  # less is not worth the only change of mind


# -- what a monarch decides


def after_verdicts(s: Reigns) -> Reigns:
    """The tracks once everything decided so far has been turned over."""
    after = s.clone()
    for verdict in (REJECTING, ACCEPTING):
        for p in range(s.seats):
            if s.verdict[p] == verdict and not s.is_shown(p):
                apply_side(after, p, verdict == ACCEPTING)
    return after


def apply_side(after: Reigns, seat: i64, white: bool) -> None:
    at = after.card[seat] * PILLARS
    for p in range(PILLARS):
        steps = after.box.white[at + p] if white else after.box.black[at + p]
        place = after.track[p] + steps
        after.track[p] = END if place > END else -END if place < -END else place


def taste(after: Reigns, seat: i64) -> i64:
    """How much rather a monarch accepts a proposal than rejects it, going by back and word."""
    box = after.box
    back = box.back[after.card[seat]]
    total: i64 = 0
    better: i64 = 0
    for i in range(box.first[back], box.first[back + 1]):
        card = box.members[i]
        weight = likeness(after, seat, card)
        at = card * PILLARS
        better += weight * (unrest(after, box.black, at) - unrest(after, box.white, at))
        total += weight
    return better // total + POINT - 25 + nearness(after)


def nearness(after: Reigns) -> i64:
    """What one more accepted proposal is worth on the way to a peaceful end."""
    near: i64 = len(after.court) + 1
    for p in range(after.seats):
        if after.verdict[p] == ACCEPTING:
            near += 1
    return 80 if near >= ABDICATION else 4 * near


def likeness(s: Reigns, seat: i64, card: i64) -> i64:
    """How likely this card lies behind the back: by the claims, the credit and the lean so far."""
    at = s.monarch * s.seats + seat
    kept = count(s.kept[at])
    broken = s.words[at] - kept
    weight: i64 = 4
    lean: i64 = 8
    for p in range(PILLARS):
        steps = s.box.white[card * PILLARS + p]
        claim = s.claim[seat * PILLARS + p]
        lean += s.lean[seat * PILLARS + p] * steps
        if claim > 0 and steps != 0:
            weight *= kept + 2 if (claim > FORCES // 2) == (steps > 0) else broken + 1
    if lean < 2:
        lean = 2
    return weight * (lean if lean < 24 else 24)


def judge_appeal(s: Reigns, after: Reigns, action: i64) -> i64:
    if ACCEPT.has(action):
        return taste(after, ACCEPT.row(action))
    if REJECT.has(action):
        return -taste(after, REJECT.row(action))
    if SEAL.has(action):
        return 0
    return ask_appeal(s, after, ASK.row(action), ASK.column(action))


def ask_appeal(s: Reigns, after: Reigns, advisor: i64, question: i64) -> i64:
    """Ask about a pillar that totters and was passed over in silence; seldom about a refusal."""
    if question == REFUSAL:
        doubtful = -60 < taste(after, advisor) < 60
        return 90 if doubtful and dice(s, advisor, 0, 3) < 30 else WRONG
    strong = 2 if s.box.dotted[s.card[advisor]] >> question & 1 else 1
    return 150 if distance(s.track[question]) + strong >= END - 1 else WRONG


def reveal_appeal(s: Reigns, seat: i64) -> i64:
    """First what calms the realm."""
    at = s.card[seat] * PILLARS
    if s.verdict[seat] == ACCEPTING:
        return -unrest(s, s.box.white, at)
    return -unrest(s, s.box.black, at)


def mind_appeal(s: Reigns, action: i64) -> i64:
    """Whether the other side would be so much better."""
    if not RELENT.has(action):
        return 0
    at = s.card[s.x] * PILLARS
    white, black = unrest(s, s.box.white, at) - POINT, unrest(s, s.box.black, at)
    if s.verdict[s.x] == ACCEPTING:
        return white - black - RELENT_GAIN
    return black - white - RELENT_GAIN


# -- stories and votes


def applause(s: Reigns, seat: i64) -> bool:
    """A listener is generous, but less so to a leader."""
    if s.points[s.teller] > s.points[seat] + 4:
        return dice(s, seat, s.turn, 2) < 35
    return dice(s, seat, s.turn, 2) < 80


def memory_appeal(s: Reigns, seat: i64) -> i64:
    """The longer reign, the larger pile."""
    at = seat * HISTORY
    return 10 * s.history[at + TURNS] + s.history[at + COURT]


class ReignsSense(Sense[Reigns]):
    """Judgement at the council."""

    def appeal(self, s: Reigns, seat: i64, actions: vec[i64]) -> vec[i64]:
        n: i64 = len(actions)
        out = zeros(n)
        after = after_verdicts(s) if s.decision == JUDGE else s
        for i in range(n):
            out[i] = look(s, after, seat, actions[i])
        return out

    def worth(self, s: Reigns, seat: i64) -> i64:
        worth = s.points[seat] * POINT
        if s.reigned == s.everyone or s.monarch == NO:
            return worth
        if not s.reigned >> seat & 1 and seat != s.monarch:
            worth += REIGN_WORTH
        if s.reigned >> s.monarch & 1:
            return worth
        left = ABDICATION - len(s.court)
        return worth + (self.throne(s, left) if seat == s.monarch else self.bench(s, seat, left))

    def throne(self, s: Reigns, left: i64) -> i64:
        """A monarch scores its pile and lives on for some cards."""
        pile: i64 = len(s.court) * POINT
        lives: i64 = 100
        risk = 6 + peril(s) // 2
        for _i in range(left if left > 0 else 0):
            lives = lives * (100 - risk) // 100
            pile += lives
        return pile

    def bench(self, s: Reigns, seat: i64, left: i64) -> i64:
        """An advisor scores its goal if the monarch dies, and some more acceptances."""
        if s.goal[seat] == NO:
            return 0
        lives: i64 = 100
        risk = 6 + peril(s) // 2
        cards: i64 = 0
        for _i in range(left if left > 0 else 0):
            lives = lives * (100 - risk) // 100
            cards += lives
        goal = goal_points(s, s.goal[seat]) * POINT
        return (100 - lives) * (goal + 80) // 100 + cards * TURN_WORTH // 100 // (s.seats - 1)

    def light(self, s: Reigns, seat: i64, rng: Rng) -> i64:
        if s.decision == PITCH:
            return light_pitch(s, seat, rng)
        if s.decision == JUDGE:
            return light_verdict(s, seat, rng)
        if s.decision == ENOUGH:
            return CONTINUE.of()
        if s.decision == REPLY:
            return SILENT.of()
        return s.pick(seat, rng)


def look(s: Reigns, after: Reigns, seat: i64, action: i64) -> i64:
    """The appeal of one answer."""
    if s.decision == PITCH:
        return pitch_appeal(s, seat, action)
    if s.decision == JUDGE:
        return judge_appeal(s, after, action)
    if s.decision == PICK:
        return card_appeal(s, seat, s.tops[DRAW.row(action)])
    if s.decision == REPLY:
        return reply_appeal(s, seat, action)
    if s.decision == REVEAL:
        return reveal_appeal(s, TURN.row(action))
    if s.decision == MIND:
        return mind_appeal(s, action)
    return look_at_the_end(s, seat, action)


def look_at_the_end(s: Reigns, seat: i64, action: i64) -> i64:
    """The appeal of stories, votes and heirs."""
    if s.decision == STORY:
        style = dice(s, seat, s.monarch, TELL.row(action)) % STYLES
        return 100 if TELL.column(action) == style else 0
    if s.decision == APPLAUSE:
        return 200 if APPLAUD.has(action) == applause(s, seat) else 0
    if s.decision == ENOUGH:
        return 400 if CONTINUE.has(action) else 0
    if s.decision == HEIR:
        return -20 * s.points[CROWN.row(action)]
    if s.decision == MEMORY:
        return memory_appeal(s, VOTE.row(action))
    return 0


def light_pitch(s: Reigns, seat: i64, rng: Rng) -> i64:
    """The better of two cards, without a word."""
    if s.card[seat] != NO:
        return DONE.of()
    one = s.hand[seat * HAND + rng.below(s.held[seat])]
    other = s.hand[seat * HAND + rng.below(s.held[seat])]
    better = gain(s, seat, s.box.white, one * PILLARS) > gain(s, seat, s.box.white, other * PILLARS)
    return PROPOSE.of(one if better else other)


def light_verdict(s: Reigns, seat: i64, rng: Rng) -> i64:
    """Accept most, reject what may tip a pillar over; never ask."""
    undecided: i64 = NO
    accepted = False
    others = 0
    for p in range(s.seats):
        if p == seat:
            continue
        if s.verdict[p] == UNDECIDED:
            others += 1
            undecided = p
        elif s.verdict[p] == ACCEPTING:
            accepted = True
    if undecided == NO:
        return SEAL.of()
    if not accepted and others == 1:
        return ACCEPT.of(undecided)
    return ACCEPT.of(undecided) if rng.below(8) >= fright(s, undecided) else REJECT.of(undecided)


def fright(s: Reigns, advisor: i64) -> i64:
    """Of eight times, how often a back and its claims make a monarch refuse."""
    card = s.card[advisor]
    out: i64 = 1
    for p in range(PILLARS):
        if s.box.touched[card] >> p & 1:
            reach = distance(s.track[p]) + (2 if s.box.dotted[card] >> p & 1 else 1)
            claim = s.claim[advisor * PILLARS + p]
            outward = claim == 0 or (claim > FORCES // 2) == (s.track[p] > 0)
            if reach >= END and outward:
                out += 3
            elif reach >= END:
                out += 1
    return out if out < 7 else 7


SENSE: Final = ReignsSense()

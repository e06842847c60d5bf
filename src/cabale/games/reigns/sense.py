"""How good things look at the council: cards to an advisor, claims to the credulous, balance."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.core.sense import POINT, Sense
from cabale.games.reigns.actions import (
    ACCEPT,
    APPLAUD,
    ASK,
    ASK_APPLAUSE,
    ASK_ENOUGH,
    ASK_HEIR,
    ASK_JUDGE,
    ASK_MEMORY,
    ASK_MIND,
    ASK_OPINION,
    ASK_PICK,
    ASK_PITCH,
    ASK_REPLY,
    ASK_REVEAL,
    ASK_STORY,
    CONTINUE,
    CROWN,
    DRAW,
    FAREWELL,
    OPEN,
    PROPOSE,
    REJECT,
    RELENT,
    REMARK,
    SEAL,
    SILENT,
    TELL,
    TONE,
    TURN,
    VOTE,
)
from cabale.games.reigns.beliefs import face_weight, grudge
from cabale.games.reigns.pieces import (
    ABDICATION,
    BEWARE,
    END,
    LIED,
    NO,
    PILLARS,
    REFUSAL,
    SECONDED,
    STYLES,
    TONES,
    moved,
)
from cabale.games.reigns.piles import first_top
from cabale.games.reigns.sense_lies import words_drawn
from cabale.games.reigns.sense_light import light_pitch, light_verdict
from cabale.games.reigns.sense_outlook import outlook
from cabale.games.reigns.sense_talk import (
    WRONG,
    back_appeal,
    dice,
    distance,
    gain,
    is_lenient,
    pitch_appeal,
    replies_worth_giving,
    reply_appeal,
    unrest,
    words_worth_saying,
)
from cabale.games.reigns.sense_verdict import verdict_drawn
from cabale.games.reigns.state import (
    ACCEPTING,
    COURT,
    HISTORY,
    REJECTING,
    TURNS,
    UNDECIDED,
    Reigns,
)

LENIENCE: Final = 400  # how gladly one accepts who has accepted everything
LOOKS: Final = 4  # at the faces of a table for each at a whole world: sets of verdicts are many
RELENT_GAIN: Final = 60  # less is not worth the only change of mind


# -- what a monarch decides


def foreseen(s: Reigns) -> vec[i64]:
    """The tracks once everything decided so far has been turned over."""
    track = s.track[:]
    for p in range(s.seats):
        if s.verdict[p] == REJECTING and not s.is_shown(p):
            move(track, s.box.black, s.card[p] * PILLARS)
    for p in range(s.seats):
        if s.verdict[p] == ACCEPTING and not s.is_shown(p):
            move(track, s.box.white, s.card[p] * PILLARS)
    return track


def move(track: vec[i64], steps: vec[i64], at: i64) -> None:
    """Apply one side of a card."""
    for p in range(PILLARS):
        track[p] = moved(track[p], steps[at + p])


def feared(s: Reigns, track: vec[i64], seat: i64, sides: vec[i64]) -> i64:
    """The unrest that one side of a proposal brings, going by back and word."""
    box = s.box
    back = box.back[s.card[seat]]
    total: i64 = 0
    out: i64 = 0
    for i in range(box.first[back], box.first[back + 1]):
        weight = face_weight(s, seat, box.members[i])
        out += weight * unrest(track, sides, box.members[i] * PILLARS)
        total += weight
    return out // total


def taste(s: Reigns, track: vec[i64], seat: i64) -> i64:
    """How much rather a monarch accepts a proposal than rejects it."""
    if is_lenient(s):
        return LENIENCE
    better = feared(s, track, seat, s.box.black) - feared(s, track, seat, s.box.white)
    return better + POINT - 25 + nearness(s) - grudge(s, seat)


def nearness(s: Reigns) -> i64:
    """What one more accepted proposal is worth on the way to a peaceful end."""
    near: i64 = len(s.court) + 1
    for p in range(s.seats):
        if s.verdict[p] == ACCEPTING:
            near += 1
    return 80 if near >= ABDICATION else 4 * near


def judge_appeal(s: Reigns, track: vec[i64], action: i64) -> i64:
    if ACCEPT.has(action):
        return taste(s, track, ACCEPT.row(action))
    if REJECT.has(action):
        return -taste(s, track, REJECT.row(action))
    if SEAL.has(action):
        return 0
    if not ASK.has(action):
        return WRONG
    return ask_appeal(s, track, ASK.row(action), ASK.column(action))


def ask_appeal(s: Reigns, track: vec[i64], advisor: i64, question: i64) -> i64:
    """Ask about a pillar that totters and was passed over in silence; seldom about a refusal."""
    if question == REFUSAL:
        if dice(s, advisor, 0, 3) >= 30:
            return WRONG
        return 90 if -60 < taste(s, track, advisor) < 60 else WRONG
    strong = 2 if s.box.dotted[s.card[advisor]] >> question & 1 else 1
    return 150 if distance(s.track[question]) + strong >= END - 1 else WRONG


def reveal_appeal(s: Reigns, seat: i64) -> i64:
    """First what calms the realm, by back and word."""
    if s.verdict[seat] == ACCEPTING:
        return -feared(s, s.track, seat, s.box.white)
    return -feared(s, s.track, seat, s.box.black)


def mind_appeal(s: Reigns, action: i64) -> i64:
    """Whether the other side would be so much better."""
    if not RELENT.has(action):
        return 0
    at = s.card[s.x] * PILLARS
    white = unrest(s.track, s.box.white, at) - POINT
    black = unrest(s.track, s.box.black, at)
    if s.verdict[s.x] == ACCEPTING:
        return white - black - RELENT_GAIN
    return black - white - RELENT_GAIN


def judged(s: Reigns, seat: i64, rng: Rng, worlds: i64) -> i64:
    """A question where there is reason to ask, else a verdict on the whole table."""
    advisor = first_undecided(s)
    actions = s.legal(seat)
    for i in range(len(actions)):
        if ASK.has(actions[i]) and ASK.row(actions[i]) == advisor:
            if ask_appeal(s, s.track, advisor, ASK.column(actions[i])) != WRONG:
                return actions[i]
    return verdict_drawn(s, seat, rng, LOOKS * worlds, True)


def first_undecided(s: Reigns) -> i64:
    """The advisor whom a search decides next, if any is left: their order does not matter."""
    seat: i64 = 0
    while seat < s.seats and (seat == s.monarch or s.verdict[seat] != UNDECIDED):
        seat += 1
    return seat


def verdicts(s: Reigns, actions: vec[i64]) -> vec[i64]:
    """The answers about one advisor, and questions only where there is reason to ask."""
    advisor = first_undecided(s)
    if advisor == s.seats:
        return append(vec[i64](), SEAL.of())
    out = vec[i64](capacity=len(actions))
    for i in range(len(actions)):
        action = actions[i]
        if ASK.has(action):
            question = ASK.column(action)
            if ASK.row(action) == advisor and ask_appeal(s, s.track, advisor, question) != WRONG:
                out = append(out, action)
        elif action == ACCEPT.of(advisor) or action == REJECT.of(advisor):
            out = append(out, action)
    return out


# -- draws, opinions, stories and votes


def draw_appeal(s: Reigns, seat: i64, action: i64) -> i64:
    """A back that promises something; a monarch opens the reign in some tone."""
    if DRAW.has(action):
        return back_appeal(s, seat, s.tops[first_top(s, seat) + DRAW.row(action)])
    if OPEN.has(action):
        return 100 if OPEN.row(action) == dice(s, seat, s.points[seat], 6) % TONES else 0
    return WRONG


def opinion_appeal(s: Reigns, seat: i64, action: i64) -> i64:
    """One speaks for what serves one's goal, and against what does not."""
    if SILENT.has(action):
        return 20
    what = REMARK.column(action)
    good = gain(s, seat, s.box.white, s.card[REMARK.row(action)] * PILLARS)
    if what == SECONDED:
        return good
    if what == BEWARE:
        return -good
    return 5 - good if what == LIED else WRONG


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
        out = filled(n)
        track = s.track
        if s.decision == ASK_JUDGE:
            track = foreseen(s)
        for i in range(n):
            out[i] = answer_appeal(s, track, seat, actions[i])
        return out

    def worth(self, s: Reigns, seat: i64) -> i64:
        return outlook(s, seat)

    def veiled(self) -> bool:
        return True

    def mixed(self, s: Reigns, seat: i64) -> bool:
        return s.decision == ASK_PITCH and s.card[seat] == NO

    def is_drawn(self, decision: i64) -> bool:
        return decision == ASK_PITCH or decision == ASK_REPLY or decision == ASK_JUDGE

    def instinct(self, s: Reigns, seat: i64, rng: Rng, worlds: i64) -> i64:
        if s.decision == ASK_JUDGE:
            return judged(s, seat, rng, worlds)
        return words_drawn(s, seat, rng)

    def narrow(self, s: Reigns, seat: i64, actions: vec[i64]) -> vec[i64]:
        if s.decision == ASK_PITCH:
            return words_worth_saying(s, seat, actions)
        if s.decision == ASK_JUDGE:
            return verdicts(s, actions)
        if s.decision == ASK_REPLY:
            return replies_worth_giving(s, seat, actions)
        if s.decision == ASK_REVEAL or s.decision == ASK_MIND:
            return actions
        return append(vec[i64](), self.most_appealing(s, seat, actions))

    def seen(self, s: Reigns, viewer: i64, seat: i64, action: i64) -> i64:
        if TURN.has(action):
            return PROPOSE.of(s.card[TURN.row(action)])
        if viewer == seat or TONE.has(action):
            return -1
        if PROPOSE.has(action):
            return PROPOSE.of(s.box.back[PROPOSE.row(action)])
        return action

    def light(self, s: Reigns, seat: i64, rng: Rng) -> i64:
        if s.decision == ASK_PITCH:
            return light_pitch(s, seat, rng)
        if s.decision == ASK_JUDGE:
            return light_verdict(s, seat, rng)
        if s.decision == ASK_ENOUGH:
            return CONTINUE.of()
        if s.decision == ASK_REPLY:
            return SILENT.of()
        return s.pick(seat, rng)


def answer_appeal(s: Reigns, track: vec[i64], seat: i64, action: i64) -> i64:
    """The appeal of one answer."""
    if s.decision == ASK_PITCH:
        return pitch_appeal(s, seat, action)
    if s.decision == ASK_JUDGE:
        return judge_appeal(s, track, action)
    if s.decision == ASK_PICK:
        return draw_appeal(s, seat, action)
    if s.decision == ASK_OPINION:
        return opinion_appeal(s, seat, action)
    if s.decision == ASK_REPLY:
        return reply_appeal(s, seat, action)
    if s.decision == ASK_REVEAL:
        return reveal_appeal(s, TURN.row(action))
    if s.decision == ASK_MIND:
        return mind_appeal(s, action)
    return ending_appeal(s, seat, action)


def ending_appeal(s: Reigns, seat: i64, action: i64) -> i64:
    """The appeal of stories, votes and heirs."""
    if FAREWELL.has(action):
        return 100 if FAREWELL.row(action) == dice(s, seat, s.turn, 4) % TONES else 0
    if SILENT.has(action):
        return 0
    if s.decision == ASK_STORY:
        style = dice(s, seat, s.monarch, TELL.row(action)) % STYLES
        return 100 if TELL.column(action) == style else 0
    if s.decision == ASK_APPLAUSE:
        return 200 if APPLAUD.has(action) == applause(s, seat) else 0
    if s.decision == ASK_ENOUGH:
        return 400 if CONTINUE.has(action) == (s.x == 0) else 0
    if s.decision == ASK_HEIR:
        return -20 * s.points[CROWN.row(action)]
    if s.decision == ASK_MEMORY:
        return memory_appeal(s, VOTE.row(action))
    return 0


SENSE: Final = ReignsSense()

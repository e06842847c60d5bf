"""What a seat sees, built field by field; nothing is in a view by default."""

from __future__ import annotations

from cabale.core.bits import members
from cabale.core.protocol import OVER, WATCHER
from cabale.games.reigns import talk
from cabale.games.reigns.actions import (
    ASK_ENOUGH,
    ASK_MEMORY,
    ASK_MIND,
    ASK_OPINION,
    ASK_PICK,
    ASK_PITCH,
    ASK_REPLY,
    ASK_STORY,
)
from cabale.games.reigns.pieces import FORCES, HAND, NO, PILES, PILLARS, REFUSAL
from cabale.games.reigns.piles import first_top, piles_of
from cabale.games.reigns.scoring import (
    broken_pillar,
    candidates,
    goal_points,
    goal_points_after,
    has_spoken,
)
from cabale.games.reigns.state import (
    COURT,
    ENDING,
    HISTORY,
    TALE,
    TELLER,
    TURNS,
    Reigns,
)
from cabale.games.reigns.versions import all_draw_together, council_talks
from cabale.games.reigns.view import (
    Advisor,
    Back,
    Card,
    Claim,
    Clause,
    Credit,
    Face,
    Proposal,
    Reign,
    Remark,
    Speech,
    View,
)

SECONDS = (0, 30, 60, 120)  # of each speaking time


def view_of(s: Reigns, seat: int) -> View:
    """What `seat` (or WATCHER) may see."""
    goal = s.goal[seat] if seat >= 0 else NO
    return View(
        monarch=s.monarch,
        turn=s.turn,
        tracks=list(s.track),
        court=[view_face(s, card) for card in s.court],
        discard=[view_face(s, card) for card in s.discard],
        piles=list(piles_of(s)),
        tops=view_tops(s, seat),
        seats=[view_advisor(s, p, seat) for p in range(s.seats)],
        proposals=view_proposals(s, seat),
        order=list(s.order),
        can_relent=s.monarch != NO and s.turn <= 1 and not s.relented,
        hand=[view_card(s, card, goal) for card in hand_of(s, seat)] if seat >= 0 else [],
        goal_now=goal_points(s, goal) if goal >= 0 else NO,
        reigns=[view_reign(s, p) for p in range(s.seats) if s.history[p * HISTORY + TURNS] >= 0],
        tied=list(candidates(s)) if s.decision == ASK_MEMORY or s.memorable != NO else [],
        memorable=s.memorable,
        speaking=SECONDS[s.speaking],
        speech=s.speech,
        farewell=s.farewell,
        hushed=members(s.hushed),
        pitches=s.options.pitches,
        talks=council_talks(s),
        story=s.options.story,
        council=s.options.council,
        cards=s.box.cards,
    )


def view_back(s: Reigns, card: int) -> Back:
    return Back(
        character=s.box.character[card],
        pillars=members(s.box.touched[card]),
        dots=members(s.box.dotted[card]),
    )


def view_tops(s: Reigns, seat: int) -> list[Back | None]:
    """The backs from which a seat draws; none for a monarch and for watchers."""
    if s.monarch == NO or (all_draw_together(s) and seat in (WATCHER, s.monarch)):
        return [None] * PILES
    tops = [s.tops[first_top(s, seat) + pile] for pile in range(PILES)]
    return [view_back(s, card) if card != NO else None for card in tops]


def view_face(s: Reigns, card: int) -> Face:
    at = card * PILLARS
    return Face(
        card=card,
        icons=[s.box.icons[2 * card], s.box.icons[2 * card + 1]],
        white=[s.box.white[at + p] for p in range(PILLARS)],
        black=[s.box.black[at + p] for p in range(PILLARS)],
    )


def hand_of(s: Reigns, seat: int) -> list[int]:
    return [s.hand[seat * HAND + i] for i in range(s.held[seat])]


def view_card(s: Reigns, card: int, goal: int) -> Card:
    """A card of one's own hand, with what either side would do for the goal."""
    return Card(
        back=view_back(s, card),
        face=view_face(s, card),
        if_accepted=goal_points_after(s, goal, s.box.white, card * PILLARS) if goal >= 0 else NO,
        if_rejected=goal_points_after(s, goal, s.box.black, card * PILLARS) if goal >= 0 else NO,
    )


def view_proposals(s: Reigns, seat: int) -> list[Proposal]:
    """Those laid, clockwise from the monarch, and one's own that is still being made."""
    out = []
    for i in range(1, s.seats):
        p = (s.monarch + i) % s.seats
        if s.card[p] != NO and (s.is_laid(p) or p == seat):
            out.append(view_proposal(s, p, seat))
    return out


def view_proposal(s: Reigns, p: int, seat: int) -> Proposal:
    shown = s.is_shown(p)
    warning = s.reply[p] - 1
    claimed = [(q, s.claim[p * PILLARS + q]) for q in range(PILLARS)]
    word = NO
    if shown and has_spoken(s, p):
        word = 1 if broken_pillar(s, p) == NO else 0
    return Proposal(
        seat=p,
        laid=s.is_laid(p),
        back=view_back(s, s.card[p]),
        face=view_face(s, s.card[p]) if shown or p == seat else None,
        claims=[Claim(q, claim - 1) for q, claim in claimed if claim > 0],
        tone=s.tone[p],
        question=s.question[p],
        silent=s.question[p] != NO and not is_answered(s, p),
        warning=Claim(warning // FORCES, warning % FORCES) if warning >= 0 else None,
        remarks=view_remarks(s, p),
        verdict=s.verdict[p],
        shown=shown,
        word=word,
        speech=view_speech(s, p),
    )


def view_speech(s: Reigns, p: int) -> Speech:
    return Speech(
        opener=talk.opener(s, p),
        icons=talk.icons(s, p),
        ways=talk.ways(s, p),
        variants=talk.variants(s, p),
        link=talk.link(s, p),
        clauses=[
            Clause(q, talk.pitched(s, p, q) - 1, talk.clause(s, p, q), talk.hinge(s, p, i))
            for i, q in enumerate(talk.explained(s, p))
        ],
        entry=talk.entry(s, p),
        closer=talk.closer(s, p),
        occasion=talk.occasion(s, p),
        verdict=talk.verdict_words(s, p),
    )


def is_answered(s: Reigns, p: int) -> bool:
    """Whether the monarch's question got an answer, or still may."""
    if s.decision == ASK_REPLY and s.waiting >> p & 1:
        return True
    question = s.question[p]
    if question == REFUSAL:
        return s.reply[p] > 0
    return s.claim[p * PILLARS + question] > 0


def view_remarks(s: Reigns, p: int) -> list[Remark]:
    """What the others have said of a proposal."""
    speakers = [(s.monarch + i) % s.seats for i in range(1, s.seats)]
    said = [(seat, s.remark[seat * s.seats + p]) for seat in speakers]
    return [
        Remark(seat, remark, talk.remark_words(s, seat, p)) for seat, remark in said if remark != NO
    ]


def view_advisor(s: Reigns, p: int, seat: int) -> Advisor:
    pitching = s.decision == ASK_PITCH and p != s.monarch
    counted = s.decision == OVER and s.ballot[p] != NO
    return Advisor(
        seat=p,
        points=s.points[p],
        reigned=bool(s.reigned >> p & 1),
        ready=s.is_laid(p) or (pitching and s.card[p] != NO and not s.waiting >> p & 1),
        held=s.held[p],
        tops=view_tops(s, p),
        backs=hand_backs(s, p) if s.options.backs else [],
        goal=s.goal[p] if p == seat or s.goals_open else NO,
        credit=[view_credit(s, m, p) for m in range(s.seats) if s.words[m * s.seats + p]],
        voted=s.ballot[p] != NO,
        vote=s.ballot[p] if p == seat or counted else NO,
    )


def hand_backs(s: Reigns, p: int) -> list[Back]:
    """The backs of a hand, in an order that tells nothing."""
    cards = sorted(hand_of(s, p), key=lambda card: s.box.back[card])
    return [view_back(s, card) for card in cards]


def view_credit(s: Reigns, monarch: int, p: int) -> Credit:
    at = monarch * s.seats + p
    return Credit(monarch, [bool(s.kept[at] >> i & 1) for i in range(s.words[at])])


def view_reign(s: Reigns, monarch: int) -> Reign:
    at = monarch * HISTORY
    return Reign(
        monarch=monarch,
        turns=s.history[at + TURNS],
        ending=s.history[at + ENDING],
        court=s.history[at + COURT],
        teller=s.history[at + TELLER],
        style=s.history[at + TALE],
    )


# -- what the open question speaks of


def question_args(s: Reigns, seat: int) -> list[tuple[str, int]]:
    """The pieces of it; all of them lie open. 1 for the monarch where advisors do otherwise."""
    if s.decision == ASK_PICK or s.decision == ASK_STORY:
        return [("number", int(seat == s.monarch))]
    if s.decision == ASK_REPLY:
        return [("question", s.x)]
    if s.decision == ASK_MIND or s.decision == ASK_OPINION:
        return [("seat", s.x), ("character", s.box.character[s.card[s.x]])]
    if s.decision == ASK_ENOUGH:
        return [("number", s.x)]
    return []

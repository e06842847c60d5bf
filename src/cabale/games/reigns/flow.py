"""The sequence of play: each function ends by asking."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count
from cabale.core.rows import filled
from cabale.games.reigns.actions import (
    ABDICATED_NOW,
    APPLIED_BLACK,
    APPLIED_WHITE,
    ASK_APPLAUSE,
    ASK_ENOUGH,
    ASK_HEIR,
    ASK_JUDGE,
    ASK_LOT,
    ASK_MEMORY,
    ASK_MIND,
    ASK_PICK,
    ASK_PITCH,
    ASK_REVEAL,
    ASK_SECRET,
    ASK_STORY,
    ASK_SUMMON,
    ASK_UNCOVER,
    BEGAN,
    CLAIMED,
    DIED,
    DREW,
    FAVOURED,
    MOVED,
    PROPOSED,
    RESHUFFLED,
    REVEALED,
    SEALED,
    STORY_POINT,
    TIED,
)
from cabale.games.reigns.pieces import (
    ABDICATED,
    ABDICATION,
    END,
    HAND,
    NO,
    PILES,
    PILLARS,
    moved,
)
from cabale.games.reigns.scoring import leaders, score_goals, score_pile, weigh_word
from cabale.games.reigns.state import (
    ACCEPTING,
    COURT,
    ENDING,
    HISTORY,
    REJECTING,
    TELLER,
    TURNS,
    Reigns,
)


def begin_game(s: Reigns) -> None:
    """§2.1 Lots decide who reigns first."""
    s.ask(ASK_LOT, 0)


# -- §2 a reign


def begin_reign(s: Reigns, monarch: i64) -> None:
    """§2.2 Markers to the centre, every card into the piles, a goal for each advisor."""
    s.monarch = monarch
    s.turn = 0
    s.track = filled(PILLARS)
    s.goal = filled(s.seats, NO)
    s.goals_open = 0
    s.hand = filled(s.seats * HAND, NO)
    s.held = filled(s.seats)
    s.court = vec[i64]()
    s.discard = vec[i64]()
    s.since = vec[i64]()
    s.relented = 0
    s.lean = filled(s.seats * PILLARS)
    s.teller = NO
    clear_table(s)
    pool = vec[i64](capacity=s.box.cards)
    for card in range(s.box.cards):
        pool = append(pool, card)
    form_piles(s, pool)
    s.tell(BEGAN, monarch, count(s.reigned) + 1)
    s.ask(ASK_SECRET, 0, s.next_advisor(monarch))


def form_piles(s: Reigns, cards: vec[i64]) -> None:
    """§2.4 Three piles of equal height, the first one card higher if need be."""
    s.pool = cards
    s.tops = filled(PILES, NO)
    n: i64 = len(cards)
    for pile in range(PILES):
        s.heights[pile] = (n + PILES - 1 - pile) // PILES


def next_goal(s: Reigns, seat: i64) -> None:
    """§2.3 The next advisor gets a goal; after the last one, hands are drawn."""
    if s.next_advisor(s.monarch) == s.next_advisor(seat):
        owe_cards(s, HAND)
    else:
        s.ask(ASK_SECRET, 0, s.next_advisor(seat))


def owe_cards(s: Reigns, each: i64) -> None:
    """§2.5 The advisors will draw in turn, from the monarch's left."""
    s.owed = each * (s.seats - 1)
    s.drawer = s.next_advisor(s.monarch)
    next_draw(s)


def next_draw(s: Reigns) -> None:
    """Uncover the tops of the piles, then let the next advisor draw."""
    for pile in range(PILES):
        if s.heights[pile] > 0 and s.tops[pile] == NO:
            s.ask(ASK_UNCOVER, 0, pile)
            return
    if s.owed > 0:
        s.ask(ASK_PICK, 1 << s.drawer)
    else:
        begin_turn(s)


def draw_card(s: Reigns, seat: i64, pile: i64) -> None:
    """§3.9 The top of a pile joins the hand; an exhausted stock is made anew."""
    card = s.tops[pile]
    s.hand[seat * HAND + s.held[seat]] = card
    s.held[seat] += 1
    s.tops[pile] = NO
    s.heights[pile] -= 1
    s.owed -= 1
    s.drawer = s.next_advisor(seat)
    s.tell(DREW, seat, pile, s.box.character[card], card, seen_by=1 << seat)
    if s.heights[0] + s.heights[1] + s.heights[2] == 0:
        reshuffle(s)
    next_draw(s)


def reshuffle(s: Reigns) -> None:
    """§3.10 The discard becomes three new piles; everybody has seen what goes in."""
    if len(s.since) == 0:
        s.since = filled(s.box.cards)
    latest: i64 = 0
    for card in range(s.box.cards):
        if s.since[card] > latest:
            latest = s.since[card]
    for i in range(len(s.discard)):
        s.since[s.discard[i]] = latest + 1
    s.tell(RESHUFFLED, NO, len(s.discard))
    form_piles(s, s.discard)
    s.discard = vec[i64]()


# -- §3 a turn


def clear_table(s: Reigns) -> None:
    """No proposal lies on the table."""
    s.card = filled(s.seats, NO)
    s.claim = filled(s.seats * PILLARS)
    s.tone = filled(s.seats, NO)
    s.laid = 0
    s.question = filled(s.seats, NO)
    s.reply = filled(s.seats, NO)
    s.verdict = filled(s.seats)
    s.shown = 0
    s.order = vec[i64]()


def begin_turn(s: Reigns) -> None:
    """§3.1 Every advisor is to propose a card."""
    s.turn += 1
    clear_table(s)
    if s.options.called:
        s.ask(ASK_SUMMON, 1 << s.monarch)
    else:
        s.ask(ASK_PITCH, s.advisors)


def lay_proposals(s: Reigns) -> None:
    """§3.1 What is ready is laid face down before the monarch, and said aloud."""
    seat = s.monarch
    for _i in range(s.seats - 1):
        seat = s.next_advisor(seat)
        if s.card[seat] != NO and not s.is_laid(seat):
            lay(s, seat)
    if s.laid == s.advisors:
        s.ask(ASK_JUDGE, 1 << s.monarch)
    else:
        s.ask(ASK_SUMMON, 1 << s.monarch)


def lay(s: Reigns, seat: i64) -> None:
    """Move the card from hand to table and tell what is claimed of it."""
    take_from_hand(s, seat, s.card[seat])
    s.laid |= 1 << seat
    tone = s.tone[seat] if s.tone[seat] > 0 else 0
    s.tell(PROPOSED, seat, s.box.character[s.card[seat]], tone)
    for p in range(PILLARS):
        claim = s.claim[seat * PILLARS + p]
        if claim > 0:
            s.tell(CLAIMED, seat, p, claim - 1)


def take_from_hand(s: Reigns, seat: i64, card: i64) -> None:
    """Remove a card; the ones drawn after it move up."""
    last = seat * HAND + s.held[seat] - 1
    i = seat * HAND
    while s.hand[i] != card:
        i += 1
    while i < last:
        s.hand[i] = s.hand[i + 1]
        i += 1
    s.hand[last] = NO
    s.held[seat] -= 1


def seal(s: Reigns) -> None:
    """§3.5 A point for every advisor whose proposal is accepted; then the cards are turned over."""
    accepted: i64 = 0
    for seat in range(s.seats):
        if s.verdict[seat] == ACCEPTING:
            accepted += 1
    s.tell(SEALED, s.monarch, accepted)
    for seat in range(s.seats):
        if s.verdict[seat] == ACCEPTING:
            s.points[seat] += 1
            s.tell(FAVOURED, seat, 1)
    next_reveal(s)


def next_reveal(s: Reigns) -> None:
    """§3.6 The monarch turns over the next proposal: the rejected first, then the accepted."""
    if s.shown == s.laid:
        end_turn(s)
    else:
        s.ask(ASK_REVEAL, 1 << s.monarch)


def reveal(s: Reigns, seat: i64) -> None:
    """Turn a proposal over; in the first turn the monarch may still change a decision once."""
    s.shown |= 1 << seat
    s.order = append(s.order, seat)
    s.tell(REVEALED, s.monarch, seat, s.box.character[s.card[seat]], s.card[seat])
    weigh_word(s, seat)
    if s.turn == 1 and not s.relented:
        s.ask(ASK_MIND, 1 << s.monarch, seat)
    else:
        resolve(s, seat)


def relent(s: Reigns, seat: i64) -> None:
    """§3.8 The other side of the card will be applied; points already given stay."""
    s.relented = 1
    s.verdict[seat] = REJECTING if s.verdict[seat] == ACCEPTING else ACCEPTING
    resolve(s, seat)


def resolve(s: Reigns, seat: i64) -> None:
    """§3.7 Apply one side of the card whole, lay it on the pile or the discard, test for death."""
    card = s.card[seat]
    if s.verdict[seat] == ACCEPTING:
        s.court = append(s.court, card)
        s.tell(APPLIED_WHITE, seat, s.box.character[card])
        move_markers(s, seat, s.box.white, card * PILLARS)
    else:
        s.discard = append(s.discard, card)
        s.tell(APPLIED_BLACK, seat, s.box.character[card])
        move_markers(s, seat, s.box.black, card * PILLARS)
    if is_dead(s):
        die(s, seat)
    else:
        next_reveal(s)


def move_markers(s: Reigns, seat: i64, steps: vec[i64], at: i64) -> None:
    """§R-1 Each marker goes its steps but never beyond the end of its track."""
    for p in range(PILLARS):
        if steps[at + p] != 0:
            before = s.track[p]
            s.track[p] = moved(before, steps[at + p])
            s.tell(MOVED, seat, p, before + END, s.track[p] + END)


def is_dead(s: Reigns) -> bool:
    """§4.1 Whether a marker stands on the end of its track."""
    for p in range(PILLARS):
        if s.track[p] == END or s.track[p] == -END:
            return True
    return False


def end_turn(s: Reigns) -> None:
    """§4.4 With twelve accepted proposals the monarch retires; else each advisor draws a card."""
    s.round += 1
    if len(s.court) >= ABDICATION:
        abdicate(s)
    else:
        owe_cards(s, 1)


# -- §4 the end of a reign


def first_death(s: Reigns) -> i64:
    """The first pillar that is at an end, as a death."""
    for p in range(PILLARS):
        if s.track[p] == END:
            return 2 * p + 1
        if s.track[p] == -END:
            return 2 * p
    return NO


def die(s: Reigns, teller: i64) -> None:
    """§4.1 The monarch is murdered at once; whose card it was tells how."""
    s.round += 1
    s.teller = teller
    for p in range(PILLARS):
        if s.track[p] == END or s.track[p] == -END:
            s.tell(DIED, s.monarch, 2 * p + (1 if s.track[p] > 0 else 0))
    note(s, first_death(s))
    s.history[s.monarch * HISTORY + TELLER] = teller
    s.ask(ASK_STORY, 1 << teller)


def abdicate(s: Reigns) -> None:
    """§4.4 The monarch retires with the whole pile; no goal and no story counts."""
    s.tell(ABDICATED_NOW, s.monarch, len(s.court))
    note(s, ABDICATED)
    score_pile(s)
    end_reign(s)


def note(s: Reigns, ending: i64) -> None:
    """Write the reign into the annals."""
    at = s.monarch * HISTORY
    s.history[at + TURNS] = s.turn
    s.history[at + ENDING] = ending
    s.history[at + COURT] = len(s.court)


def hear_story(s: Reigns) -> None:
    """§4.3 The story brings its point, or the others judge it first."""
    if s.options.story == 0:
        s.points[s.teller] += 1
        s.tell(STORY_POINT, s.teller, 1)
        score_death(s)
    else:
        s.ask(ASK_APPLAUSE, s.everyone & ~(1 << s.teller))


def score_death(s: Reigns) -> None:
    """§5 The monarch's pile and the advisors' goals are counted."""
    score_pile(s)
    score_goals(s)
    end_reign(s)


def end_reign(s: Reigns) -> None:
    """§6.3 Between two reigns all may agree that it is enough."""
    s.reigned |= 1 << s.monarch
    if s.reigned == s.everyone:
        end_game(s)
    else:
        s.ask(ASK_ENOUGH, s.everyone)


def choose_heir(s: Reigns) -> None:
    """§6.1 The outgoing monarch names the next."""
    s.ask(ASK_HEIR, 1 << s.monarch)


# -- §7 the end of the game


def end_game(s: Reigns) -> None:
    """§7.2 The most points win; a tie is put to the vote."""
    tied = leaders(s)
    if len(tied) == 1:
        s.end()
        return
    s.tell(TIED, NO, len(tied))
    s.ask(ASK_MEMORY, s.everyone)

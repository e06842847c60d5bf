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
    ASK_ELECT,
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
    FAVOURED,
    PROPOSED,
    REMEMBERED,
    REVEALED,
    SEALED,
    SHARED,
    STORY_POINT,
    TIED,
    WARNED,
)
from cabale.games.reigns.pieces import (
    ABDICATED,
    ABDICATION,
    CALLED_UP,
    END,
    FORCES,
    HAND,
    NO,
    PILLARS,
)
from cabale.games.reigns.piles import (
    any_top,
    bare_pile,
    bare_place,
    can_draw,
    clear_fans,
    form_piles,
    is_exhausted,
    reshuffle,
    take_from_hand,
    take_top,
)
from cabale.games.reigns.scoring import candidates, leaders, score_goals, score_pile, weigh_word
from cabale.games.reigns.state import (
    ACCEPTING,
    COURT,
    ENDING,
    HISTORY,
    REJECTING,
    TELLER,
    TURNS,
    UNSAID,
    Reigns,
)
from cabale.games.reigns.tracks import first_death, is_dead, move_markers
from cabale.games.reigns.versions import all_draw_together, council_talks


def begin_game(s: Reigns) -> None:
    """§2.1 Lots decide who reigns first, or a vote."""
    if s.options.vote:
        s.ask(ASK_ELECT, s.everyone)
    else:
        s.ask(ASK_LOT, 0, s.everyone)


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
    s.speaking = s.options.speaking
    s.timed = NO
    s.speech = UNSAID
    s.farewell = UNSAID
    clear_table(s)
    pool = vec[i64](capacity=s.box.cards)
    for card in range(s.box.cards):
        pool = append(pool, card)
    clear_fans(s)
    form_piles(s, pool)
    s.tell(BEGAN, monarch, count(s.reigned) + 1)
    s.ask(ASK_SECRET, 0, s.next_advisor(monarch))


def next_goal(s: Reigns, seat: i64) -> None:
    """§2.3 The next advisor gets a goal; after the last one, hands are drawn."""
    if s.next_advisor(s.monarch) == s.next_advisor(seat):
        owe_cards(s, HAND)
    else:
        s.ask(ASK_SECRET, 0, s.next_advisor(seat))


def owe_cards(s: Reigns, each: i64) -> None:
    """§2.5 The advisors will draw; by the rules of before in turn, from the monarch's left."""
    s.owed = each * (s.seats - 1)
    s.drawer = s.next_advisor(s.monarch)
    next_draw(s)


def next_draw(s: Reigns) -> None:
    """Uncover what will be drawn, then let the advisors draw."""
    if all_draw_together(s):
        deal_out(s, s.next_advisor(s.monarch))
        return
    bare = bare_pile(s)
    if bare != NO:
        s.ask(ASK_UNCOVER, 0, bare)
    elif s.owed > 0:
        s.ask(ASK_PICK, 1 << s.drawer)
    else:
        begin_turn(s)


def deal_out(s: Reigns, seat: i64) -> None:
    """§R-9 What every advisor from `seat` on may draw is laid ready; an exhausted stock anew."""
    place = bare_place(s, seat)
    if place != NO and len(s.pool) == 0 and len(s.discard) > 0:
        reshuffle(s)
    if place != NO and len(s.pool) > 0:
        s.ask(ASK_UNCOVER, 0, place)
    else:
        let_draw(s)


def let_draw(s: Reigns) -> None:
    """§R-9 Whoever lacks cards draws as they like, while a new monarch opens the reign."""
    waiting: i64 = 0
    for seat in range(s.seats):
        if seat != s.monarch and can_draw(s, seat):
            waiting |= 1 << seat
    if s.speech == UNSAID and council_talks(s):
        waiting |= 1 << s.monarch
    s.ask(ASK_PICK, waiting)
    end_draw(s)


def end_draw(s: Reigns) -> None:
    """The turn begins when nobody draws and nobody speaks any more."""
    if s.waiting == 0:
        begin_turn(s)


def draw_card(s: Reigns, seat: i64, pile: i64) -> None:
    """§3.9 The top of a pile joins the hand; an exhausted stock is made anew."""
    take_top(s, seat, pile)
    if all_draw_together(s):
        draw_no_more(s, seat)
        return
    s.owed -= 1
    s.drawer = s.next_advisor(seat)
    if is_exhausted(s):
        reshuffle(s)
    next_draw(s)


def fill_hand(s: Reigns, seat: i64) -> None:
    """§R-9 The hand is filled with what comes up."""
    while can_draw(s, seat):
        take_top(s, seat, any_top(s, seat))
    draw_no_more(s, seat)


def draw_no_more(s: Reigns, seat: i64) -> None:
    """Who has a full hand is not asked any more."""
    if not can_draw(s, seat):
        s.waiting &= ~(1 << seat)
        end_draw(s)


def open_reign(s: Reigns, tone: i64) -> None:
    """§8.5 The monarch has opened the reign, or said nothing."""
    s.speech = tone
    s.waiting &= ~(1 << s.monarch)
    end_draw(s)


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
    s.remark = filled(s.seats * s.seats, NO)
    s.consulted = 0
    s.hushed = 0


def begin_turn(s: Reigns) -> None:
    """§3.1 Every advisor is to propose a card."""
    s.turn += 1
    clear_table(s)
    if s.options.council == CALLED_UP:
        s.ask(ASK_SUMMON, 1 << s.monarch)
    else:
        s.ask(ASK_PITCH, s.advisors)


def hear(s: Reigns, seat: i64) -> None:
    """§3.1 A proposal is laid and said aloud while others still choose."""
    lay(s, seat)
    if s.laid == s.advisors:
        s.ask(ASK_JUDGE, 1 << s.monarch)


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
    tone = s.tone[seat]
    if tone == NO:
        tone = 0
    s.tell(PROPOSED, seat, s.box.character[s.card[seat]], tone)
    for p in range(PILLARS):
        claim = s.claim[seat * PILLARS + p]
        if claim > 0:
            s.tell(CLAIMED, seat, p, claim - 1)
    if s.reply[seat] > 0:
        warning = s.reply[seat] - 1
        s.tell(WARNED, seat, warning // FORCES, warning % FORCES)


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


def end_turn(s: Reigns) -> None:
    """§4.4 With twelve accepted proposals the monarch retires; else each advisor draws a card."""
    s.round += 1
    if len(s.court) >= ABDICATION:
        abdicate(s)
    else:
        owe_cards(s, 1)


# -- §4 the end of a reign


def die(s: Reigns, teller: i64) -> None:
    """§4.1 The monarch is murdered at once; whose card it was tells how."""
    s.round += 1
    s.teller = teller
    for p in range(PILLARS):
        if s.track[p] == END or s.track[p] == -END:
            s.tell(DIED, s.monarch, 2 * p + (1 if s.track[p] > 0 else 0))
    note(s, first_death(s))
    s.history[s.monarch * HISTORY + TELLER] = teller
    if council_talks(s):
        s.ask(ASK_STORY, 1 << teller | 1 << s.monarch)
    else:
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
    tied = len(leaders(s))
    if tied == 1:
        s.end()
        return
    s.tell(TIED, NO, tied)
    remembered = candidates(s)
    if len(remembered) > 1:
        s.ask(ASK_MEMORY, s.everyone)
        return
    if len(remembered) == 1:
        s.memorable = remembered[0]
        s.tell(REMEMBERED, s.memorable, 0)
    else:
        s.tell(SHARED, leaders(s)[0])
    s.end()

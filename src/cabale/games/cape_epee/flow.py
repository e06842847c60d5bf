"""The sequence of play: every function ends by asking, or by ending the game."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.core.bits import one
from cabale.games.cape_epee.actions import (
    ASK_CLOAK_DRAW,
    ASK_DEAL,
    ASK_DRAW,
    ASK_HIDE,
    ASK_SLIDE,
    ASK_SWAP,
    ASK_TURN_OBJECTIVE,
    CAME_BACK,
    CLOSED,
    MOVED,
    PASSED_OVER,
    ROUND_BEGUN,
    ROUND_ENDED,
    SHUFFLED,
    SLID,
    STABBED,
    STAYED,
    TURNED_UP,
)
from cabale.games.cape_epee.pieces import (
    ASSASSIN,
    CLOAK,
    EXPLORER,
    HAND,
    IMMEDIATE,
    KNOWN,
    ROUNDS,
    SILENT_LAST_FLIP,
    STORM,
    TRAITOR,
    UP,
    card_of,
    owner_of,
    tile_of,
)
from cabale.games.cape_epee.scoring import resolve
from cabale.games.cape_epee.state import Cape
from cabale.games.cape_epee.telling import tell_award, tell_final


def begin_game(s: Cape) -> None:
    """§2 Everything is laid out, then the first round begins."""
    s.lay_out()
    begin_round(s)


def begin_round(s: Cape) -> None:
    """§2.2 Hands are filled up to three, then §3.1 an objective turns up over every column."""
    for seat in range(s.seats):
        if s.count_hand(seat) < HAND and refill_reserve(s, seat):
            s.ask(ASK_DEAL, 0, seat)
            return
    s.tell(ROUND_BEGUN, s.start, s.round + 1)
    s.ask(ASK_TURN_OBJECTIVE, 0, 0)


def begin_turns(s: Cape) -> None:
    """§3.1 The objectives lie there: the starting player slides first."""
    s.turn = s.start
    ask_slide(s)


def ask_slide(s: Cape) -> None:
    """§3.2 Whoever's turn it is slides a card; R-30 an empty hand is passed over."""
    for _i in range(s.seats):
        if s.hand[s.turn] != 0:
            s.ask(ASK_SLIDE, one(s.turn))
            return
        s.tell(PASSED_OVER, s.turn)
        s.turn = (s.turn + 1) % s.seats
    end_round(s)


# -- §3.2–3.3 a card slides under a column, the one above turns up


def slide(s: Cape, seat: i64, card: i64, column: i64) -> None:
    """§3.2 A card leaves the hand and comes face down to the bottom of a column."""
    s.hand[seat] &= ~one(card)
    s.lay(column, tile_of(seat, card))
    s.tell(SLID, seat, column, card, seen_by=one(seat))
    if s.house & SILENT_LAST_FLIP and all_fulfilled(s):
        draw_for_turn(s)
    else:
        turn_up_above(s, column, 0)


def turn_up_above(s: Cape, column: i64, moved: i64) -> None:
    """§3.3 The card above the lowest one turns up and, if its ability is immediate, acts.

    `moved` are the seats whose Explorer has moved since the card was slid (R-28).
    """
    row = s.size[column] - 2
    if row < 0 or s.tile(column, row) & UP:
        draw_for_turn(s)
        return
    tile = s.tile(column, row)
    s.turn_up(column, row)
    card = card_of(tile)
    owner = owner_of(tile)
    s.tell(TURNED_UP, owner, card, column)
    if not IMMEDIATE >> card & 1:
        draw_for_turn(s)
    elif card == EXPLORER:
        explore(s, column, owner, moved)
    elif card == ASSASSIN:
        stab(s, column)
    elif card == STORM:
        close(s, column, owner)
    elif card == TRAITOR:
        s.ask(ASK_SWAP, one(owner), column)
    elif card == CLOAK and s.hand[owner] != 0:
        s.ask(ASK_HIDE, one(owner), column)
    else:
        draw_for_turn(s)


def explore(s: Cape, column: i64, owner: i64, moved: i64) -> None:
    """§5.4 The Explorer goes face down to the next open column and turns up a card there."""
    if moved >> owner & 1:
        s.tell(STAYED, owner, column)
        draw_for_turn(s)
        return
    target = next_open(s, column)
    s.lift(column, s.size[column] - 2)
    s.lay(target, tile_of(owner, EXPLORER) | KNOWN)
    if target == column:
        s.tell(CAME_BACK, owner, column)
    else:
        s.tell(MOVED, owner, column, target)
    turn_up_above(s, target, moved | one(owner))


def next_open(s: Cape, column: i64) -> i64:
    """The next column to the right that no Storm closed; R-27 the same one if there is no other."""
    for step in range(1, s.seats):
        target = (column + step) % s.seats
        if s.is_open(target):
            return target
    return column


def stab(s: Cape, column: i64) -> None:
    """§5.5 The card that turned the Assassin up goes to its owner's discard."""
    tile = s.lift(column, s.size[column] - 1)
    s.piled = s.piled[:]
    s.put_off(owner_of(tile), card_of(tile))
    s.tell(STABBED, owner_of(tile), card_of(tile), column)
    draw_for_turn(s)


def close(s: Cape, column: i64, owner: i64) -> None:
    """§5.6 The Storm closes its column."""
    s.closed |= one(column)
    s.tell(CLOSED, owner, column)
    draw_for_turn(s)


# -- §3.4 a card is drawn, the turn ends


def refill_reserve(s: Cape, seat: i64) -> bool:
    """§3.4 Make an empty reserve anew from the discard; whether there is a card to draw."""
    if s.reserve[seat] != 0:
        return True
    if s.discard[seat] == 0:
        return False
    s.shuffle_in(seat)
    s.tell(SHUFFLED, seat)
    return True


def draw_for_cloak(s: Cape, seat: i64) -> None:
    """§5.8 Whoever hid a card draws one, before the turn goes on."""
    if refill_reserve(s, seat):
        s.ask(ASK_CLOAK_DRAW, 0, seat)
    else:
        draw_for_turn(s)


def draw_for_turn(s: Cape) -> None:
    """§3.4 Whoever slid a card draws one."""
    if refill_reserve(s, s.turn):
        s.ask(ASK_DRAW, 0, s.turn)
    else:
        end_turn(s)


def end_turn(s: Cape) -> None:
    """§3.5 The next player to the left, unless §4.1 every objective is fulfilled."""
    if all_fulfilled(s):
        end_round(s)
        return
    s.turn = (s.turn + 1) % s.seats
    ask_slide(s)


def all_fulfilled(s: Cape) -> bool:
    for column in range(s.seats):
        if not s.is_fulfilled(column):
            return False
    return True


# -- §4 the round ends


def end_round(s: Cape) -> None:
    """§4.2 Each column is decided; §4.6 all cards go to the discards; §4.7 the next round."""
    s.tell(ROUND_ENDED, s.turn, s.round + 1)
    for column in range(s.seats):
        award(s, column)
    s.clear_table()
    s.round += 1
    s.start = (s.turn + 1) % s.seats
    if s.round == ROUNDS:
        tell_final(s)
        s.end()
    else:
        begin_round(s)


def award(s: Cape, column: i64) -> None:
    """§4.4 Whoever wins the column takes its objective; R-23 unclaimed, it leaves the game."""
    sheet = resolve(s, column)
    if sheet.winner >= 0:
        s.win_objective(sheet.winner, sheet.objective)
    if s.journal is not None:
        tell_award(s, column, sheet)

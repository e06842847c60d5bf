"""The sequence of play: set-up, turns, refilling, the Revolution; each ends by asking."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.games.heads_of_state.actions import (
    ASK_BUILD,
    ASK_CULL,
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST,
    ASK_HATCH,
    ASK_SCHEME,
    ASK_TRIM,
    ASK_TURN,
    ATTRIBUTE_OPTION,
    BEGAN,
    ENDED_TURN,
    NO_OPTION,
    RESHUFFLED,
    REVOLTED,
    ROUND_BEGAN,
    TO_CLEAN,
    TO_HAND,
    TO_REBUILD,
    TO_REFILL,
    TURN_BEGAN,
)
from cabale.games.heads_of_state.pieces import (
    FIRST_DRAWS,
    RESERVE,
    ROUND_LIMIT,
    ROUND_LIMIT_TREACHERY,
    ROUNDS,
    SHOWN,
    SHOWN_TREACHERY,
    TURN_LIMIT,
    TURN_LIMIT_TREACHERY,
    size,
    size_treachery,
)
from cabale.games.heads_of_state.scoring import score_most, score_round, tell_winners
from cabale.games.heads_of_state.state import HeadsState

# -- set-up


def begin_game(s: HeadsState) -> None:
    """§2.6 Everything is laid out, then chance says who begins."""
    s.lay_out()
    s.ask(ASK_FIRST, 0)


def first_player_known(s: HeadsState, seat: i64) -> None:
    s.turn = (seat + s.seats - 1) % s.seats
    s.tell(BEGAN, seat)
    shuffle_attributes(s)
    next_card(s, TO_REBUILD)


def shuffle_attributes(s: HeadsState) -> None:
    """§2.2 All attribute cards that are in no hand; ten of them go under the disc."""
    known = s.shown + s.discard + s.cleaned if len(s.past.row) else s.box.decks[s.seats - 2]
    s.stock = s.box.decks[s.seats - 2]
    for seat in range(s.seats):
        s.stock -= s.hand[seat]
    s.young = 0
    s.mixed = 0
    s.cleaned = 0
    s.discard = 0
    s.shown = 0
    s.reserve = RESERVE
    s.pile = size(s.stock) - RESERVE
    s.own_past().shuffle_all(known, s.unseen(), RESERVE)


# -- displays


def next_card(s: HeadsState, purpose: i64) -> None:
    """§3.7 Chance turns up what the displays lack; then play goes on."""
    if size(s.shown) < SHOWN:
        s.ask(ASK_DEAL, 0, purpose)
    elif purpose == TO_CLEAN:
        s.ask(ASK_DRAW, 1 << s.turn)
    elif size_treachery(s.shown_plots) < SHOWN_TREACHERY:
        ask_plot(s, purpose)
    elif s.left > 0:
        s.ask(ASK_DRAW, 1 << s.turn)
    else:
        next_turn(s)


def ask_plot(s: HeadsState, purpose: i64) -> None:
    """§C-21 Chance draws a treachery card; the discards come back if the pile is empty."""
    if s.plots == 0:
        s.plots = s.spent_plots
        s.spent_plots = 0
        s.own_past_plots().shuffle_all(s.plots, s.unseen_plots(), 0)
        s.tell(RESHUFFLED, -1)
    s.ask(ASK_HATCH, 0, purpose)


# -- turns


def next_turn(s: HeadsState) -> None:
    """§3.1 The next player chooses; on the first turn the draws are counted (3.5)."""
    s.turn = (s.turn + 1) % s.seats
    s.tell(TURN_BEGAN, s.turn)
    if s.turns < s.seats:
        s.option = ATTRIBUTE_OPTION
        s.left = FIRST_DRAWS[(s.seats - 2) * 5 + s.turns]
        s.ask(ASK_DRAW, 1 << s.turn)
    else:
        s.ask(ASK_TURN, 1 << s.turn)
    s.turns += 1


def next_draw(s: HeadsState) -> None:
    """§3.2 The next card of the draw, or what may be done with the hand."""
    if s.left > 0:
        s.ask(ASK_DRAW, 1 << s.turn)
    elif s.option == ATTRIBUTE_OPTION:
        s.ask(ASK_BUILD, 1 << s.turn)
    else:
        s.ask(ASK_SCHEME, 1 << s.turn)


def draw_blind(s: HeadsState) -> None:
    """The top card of the attribute pile, or of the reserve when the pile is gone."""
    s.ask(ASK_DEAL, 0, TO_HAND)


def end_turn(s: HeadsState) -> None:
    """§3.6 Hands are brought down to ten and four, one card at a time."""
    s.tell(ENDED_TURN, s.turn)
    next_trim(s)


def next_trim(s: HeadsState) -> None:
    if s.held[s.turn] > TURN_LIMIT or s.held_plots[s.turn] > TURN_LIMIT_TREACHERY:
        s.ask(ASK_TRIM, 1 << s.turn)
    else:
        refill(s)


def refill(s: HeadsState) -> None:
    """§3.7 Cleaned cards go back into the pile first, then the displays are filled (C-6)."""
    s.option = NO_OPTION
    s.targeted = 0
    s.gaps = 0
    s.young += s.cleaned
    s.mixed += s.cleaned
    s.pile += size(s.cleaned)
    cleaned = s.cleaned
    s.cleaned = 0
    if cleaned:
        s.own_past().mix_in(cleaned, s.unseen())
    next_card(s, TO_REFILL)


# -- the Revolution


def revolt(s: HeadsState) -> None:
    """§7.1 The round is scored at once; after 1789 the game is over (7.8)."""
    s.tell(REVOLTED, s.turn, s.round)
    score_round(s)
    if s.round == ROUNDS - 1:
        score_most(s)
        tell_winners(s)
        s.end()
    else:
        next_cull(s)


def next_cull(s: HeadsState) -> None:
    """§7.5 Beginning with the player of the turn, hands are brought down to six and two."""
    for i in range(s.seats):
        seat = (s.turn + i) % s.seats
        if s.held[seat] > ROUND_LIMIT or s.held_plots[seat] > ROUND_LIMIT_TREACHERY:
            s.ask(ASK_CULL, 1 << seat)
            return
    begin_round(s)


def begin_round(s: HeadsState) -> None:
    """§7.6 A new pile and new displays; the turn then goes on where it stopped (7.7)."""
    s.round += 1
    s.tell(ROUND_BEGAN, -1, s.round)
    shuffle_attributes(s)
    s.spent_plots += s.shown_plots
    s.shown_plots = 0
    next_card(s, TO_REBUILD)

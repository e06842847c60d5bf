"""The questions put to chance: what is dealt, drawn and turned."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.bits import count, nth, one
from cabale.core.protocol import CHANCE, Decision
from cabale.core.rng import Rng
from cabale.core.rows import answers, kinds_left, nth_piece, odds_left
from cabale.games.louis_xiv.actions import (
    CARD,
    CARD_CHANGED,
    CARD_DRAWN,
    CARD_FOR_STONE,
    CARD_TURNED,
    CARD_WON,
    MISSION,
    MISSION_DEALT,
    MISSION_DRAWN,
    MISSION_REDRAWN,
    PLOT_CARD,
    PLOT_COMPENSATES,
    PLOT_DRAWN,
    PLOT_SUPPLIED,
    PURSE,
    PURSE_TURNED,
    SHIELD,
    SHIELD_DRAWN,
    TURNED,
)
from cabale.games.louis_xiv.flow import advance, put_neutral
from cabale.games.louis_xiv.pieces import (
    DECK_MASKS,
    JOKER,
    LIGHT,
    MEDIUM,
    PURSES,
)
from cabale.games.louis_xiv.state import (
    COMPENSATION,
    COUNTING,
    REDRAWING,
    SUPPLY,
    TURNS,
    Versailles,
)
from cabale.games.louis_xiv.stock import gain_card, gain_shield


class DealMission(Decision[Versailles]):
    """§2.3 Which missions a seat begins with; x counts the cards dealt: light, medium in turn."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return answers(MISSION, self.deck(s))

    def draw(self, s: Versailles, rng: Rng) -> i64:
        deck = self.deck(s)
        return MISSION.of(nth(deck, rng.below(count(deck))))

    def deck(self, s: Versailles) -> i64:
        return s.mission_deck & DECK_MASKS[LIGHT if s.x % 2 == 0 else MEDIUM]

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        mission = MISSION.row(action)
        owner = s.x // 2
        s.mission_deck &= ~one(mission)
        s.missions[owner] |= one(mission)
        s.tell(MISSION_DEALT, owner, s.x % 2, mission, seen_by=one(owner))
        s.x += 1
        if s.x == 2 * s.seats:
            s.enter(COMPENSATION)
            advance(s)


class TurnPurse(Decision[Versailles]):
    """§3.1 Which money card turns up: gold for all, and the king's courtier."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return answers(PURSE, s.purses)

    def draw(self, s: Versailles, rng: Rng) -> i64:
        return PURSE.of(nth(s.purses, rng.below(PURSES - s.round)))

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        s.purse = PURSE.row(action)
        s.purses &= ~one(s.purse)
        s.louis = s.box.purse_king[s.purse]
        gold = s.box.purse_gold[s.purse]
        for player in range(s.seats):
            s.gold[player] += gold
        s.tell(PURSE_TURNED, CHANCE, gold, s.louis)
        s.enter(SUPPLY)
        advance(s)


class DrawCard(Decision[Versailles]):
    """§3.3 Which influence card the seat that is due one draws."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return kinds_left(CARD, s.deck)

    def weights(self, s: Versailles) -> vec[i64]:
        return odds_left(s.deck)

    def draw(self, s: Versailles, rng: Rng) -> i64:
        return CARD.of(nth_piece(s.deck, rng.below(s.deck_size)))

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        card = CARD.row(action)
        gain_card(s, s.debtor, card)
        s.due_cards -= 1
        s.tell(self.event(s), s.debtor, card, seen_by=one(s.debtor))
        advance(s)

    def event(self, s: Versailles) -> i64:
        """What the card is drawn for."""
        if s.phase == SUPPLY:
            return CARD_FOR_STONE
        if s.phase == TURNS:
            return CARD_CHANGED
        return CARD_WON if s.phase == COUNTING else CARD_DRAWN


class DrawPlot(Decision[Versailles]):
    """§5.5 Which plot the seat that is due one draws."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return answers(PLOT_CARD, s.plot_deck)

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        plot = PLOT_CARD.row(action)
        s.plot_deck &= ~one(plot)
        s.plots[s.debtor] |= one(plot)
        s.due_plots -= 1
        s.tell(self.event(s), s.debtor, plot, seen_by=one(s.debtor))
        advance(s)

    def event(self, s: Versailles) -> i64:
        """What the plot is drawn for."""
        if s.phase == COUNTING:
            return PLOT_DRAWN
        return PLOT_SUPPLIED if s.phase == SUPPLY else PLOT_COMPENSATES


class DrawShield(Decision[Versailles]):
    """§8.13 Which shield the seat that is due one draws, face down."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return kinds_left(SHIELD, s.shield_pool)

    def weights(self, s: Versailles) -> vec[i64]:
        return odds_left(s.shield_pool)

    def draw(self, s: Versailles, rng: Rng) -> i64:
        return SHIELD.of(nth_piece(s.shield_pool, rng.below(s.shields_left)))

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        kind = SHIELD.row(action)
        gain_shield(s, s.debtor, kind)
        s.due_shields -= 1
        s.tell(SHIELD_DRAWN, s.debtor, kind, seen_by=one(s.debtor))
        advance(s)


class DrawMission(Decision[Versailles]):
    """§6.3 Which mission comes from the deck that was chosen; x holds the deck."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return answers(MISSION, s.mission_deck & DECK_MASKS[s.x])

    def draw(self, s: Versailles, rng: Rng) -> i64:
        deck = s.mission_deck & DECK_MASKS[s.x]
        return MISSION.of(nth(deck, rng.below(count(deck))))

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        mission = MISSION.row(action)
        owner = s.seat_after_first(s.turn)
        s.mission_deck &= ~one(mission)
        receive_mission(s, owner, s.x, mission)


def receive_mission(s: Versailles, owner: i64, deck: i64, mission: i64) -> None:
    """§6.3 A mission comes to a hand, seen by its owner alone."""
    s.missions[owner] |= one(mission)
    s.knowers = s.knowers[:]
    s.knowers[mission] &= ~one(owner)
    s.draws -= 1
    event = MISSION_REDRAWN if s.phase == REDRAWING else MISSION_DRAWN
    s.tell(event, owner, deck, mission, seen_by=one(owner))
    advance(s)


class TurnCard(Decision[Versailles]):
    """§10.2 On whom the neutral stones go: x cards are still to be turned, jokers do not count."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return kinds_left(TURNED, s.deck)

    def weights(self, s: Versailles) -> vec[i64]:
        return odds_left(s.deck)

    def draw(self, s: Versailles, rng: Rng) -> i64:
        return TURNED.of(nth_piece(s.deck, rng.below(s.deck_size)))

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        card = TURNED.row(action)
        s.deck[card] -= 1
        s.deck_size -= 1
        s.tell(CARD_TURNED, CHANCE, card)
        if card != JOKER:
            put_neutral(s, card)
            s.x -= 1
        if s.x == 0:
            advance(s)

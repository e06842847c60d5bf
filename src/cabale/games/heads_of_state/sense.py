"""Heads of State: influence as it stands, markers in reach, sets near completion, whom to kill."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest
from cabale.core.rng import Rng
from cabale.core.sense import POINT, Sense
from cabale.games.heads_of_state.actions import (
    ADD,
    ASK_TURN,
    BLIND,
    CLEAN,
    COURT,
    CREATE,
    DISCARD,
    DROP,
    END,
    PLOT,
    SEIZE,
    STRIKE,
    TAKE,
)
from cabale.games.heads_of_state.creating import (
    add_creations,
    can_create,
    create,
    jokers,
    missing,
)
from cabale.games.heads_of_state.drawing import lose_plot
from cabale.games.heads_of_state.pieces import (
    ASSASSIN,
    ATTRIBUTES,
    COUNTRIES,
    DRAWS,
    NOBLES,
    SHOWN,
    TREACHERIES,
    held,
    held_treachery,
    single,
    single_treachery,
    size,
    size_treachery,
)
from cabale.games.heads_of_state.scheming import add_strikes, kill, seconds
from cabale.games.heads_of_state.scoring import best_of, influence, ranking
from cabale.games.heads_of_state.sense_hand import hand_worth, plots_worth
from cabale.games.heads_of_state.sense_playout import light, wise
from cabale.games.heads_of_state.state import HeadsState

THIS_ROUND: Final = 62  # percent that the order in a country holds until the round is scored
LATER: Final = 22  # percent of the prizes of each later round that nobles standing now will bring
SURE: Final = 90  # percent of the most cards that leaders keep, once the last round has begun
RIVAL: Final = 50  # percent of the best rival's worth that counts against one's own
SECOND_CARD: Final = 45  # hundredths that a second card of treachery is worth elsewhere


class HeadsSense(Sense[HeadsState]):
    """Looks at the board as if the Revolution came soon, and at the hand as sets to be."""

    def worth(self, s: HeadsState, seat: i64) -> i64:
        points = s.points[seat] * POINT
        if s.is_over():
            return points
        return points + board_worth(s, seat) + hand_worth(s, seat, s.hand[seat])

    def appeal(self, s: HeadsState, seat: i64, actions: vec[i64]) -> vec[i64]:
        out = vec[i64](capacity=len(actions))
        now = self.standing_lead(s, seat)
        before = hand_worth(s, seat, s.hand[seat])
        for i in range(len(actions)):
            action = actions[i]
            if CREATE.has(action) or COURT.has(action) or STRIKE.has(action):
                out = append(out, self.deed(s, seat, action) - now)
            else:
                prospect = self.prospect(s, seat, action) if s.decision == ASK_TURN else 0
                out = append(out, card_appeal(s, seat, action, before) + prospect)
        return out

    def prospect(self, s: HeadsState, seat: i64, action: i64) -> i64:
        """What the turn that begins with this card could be used for at once."""
        if not (SEIZE.has(action) or PLOT.has(action)):
            return self.best_deed(s, seat, add_creations(s, seat, vec[i64](), s.free))
        after = s.clone()
        if SEIZE.has(action):
            after.hand_plots[seat] += single_treachery(SEIZE.row(action))
            after.held_plots[seat] += 1
        return self.best_deed(after, seat, add_strikes(after, seat, vec[i64]()))

    def best_deed(self, s: HeadsState, seat: i64, deeds: vec[i64]) -> i64:
        """The most that one of these creations or strikes would bring, nothing if none does."""
        now = self.standing_lead(s, seat)
        best: i64 = 0
        for i in range(len(deeds)):
            gained = self.deed(s, seat, deeds[i]) - now
            if gained > best:
                best = gained
        return best

    def standing_lead(self, s: HeadsState, seat: i64) -> i64:
        """The worth for `seat` less some of its best rival's."""
        best: i64 = 0
        for rival in range(s.seats):
            if rival != seat:
                worth = s.points[rival] * POINT + board_worth(s, rival)
                if worth > best:
                    best = worth
        own = self.worth(s, seat) + plots_worth(s, seat, s.hand_plots[seat])
        return own - best * RIVAL // 100

    def deed(self, s: HeadsState, seat: i64, action: i64) -> i64:
        """The lead after a creation or a strike."""
        after = s.clone()
        if CREATE.has(action) or COURT.has(action):
            create(after, seat, action)
            return self.standing_lead(after, seat)
        card = STRIKE.row(action)
        space = s.box.spaces[STRIKE.column(action)]
        spend(after, seat, card, space)
        failed = self.standing_lead(after, seat)
        kill(after, seat, space)
        done = self.replaced(after, seat, space)
        return (done * 3 + failed) // 4 if card == ASSASSIN else done

    def replaced(self, s: HeadsState, seat: i64, space: i64) -> i64:
        """The lead after a kill, with the place taken if the hand can."""
        noble = s.box.nobles[space]
        left = self.standing_lead(s, seat)
        if s.supply(seat, noble) == 0 or not can_create(s, s.hand[seat], noble):
            return left
        place = s.box.place(space)
        if missing(s, s.hand[seat], noble) == 0:
            create(s, seat, CREATE.of(place))
        else:
            create(s, seat, COURT.of(place, lowest(jokers(s, s.hand[seat], noble))))
        taken = self.standing_lead(s, seat)
        return taken if taken > left else left

    def light(self, s: HeadsState, seat: i64, rng: Rng) -> i64:
        return light(s, seat, rng)

    def wise(self, s: HeadsState, seat: i64, rng: Rng) -> i64:
        return wise(s, seat, rng)


def spend(s: HeadsState, seat: i64, card: i64, space: i64) -> None:
    """The cards of an attempt leave the hand."""
    lose_plot(s, seat, card)
    if s.box.is_capital(space):
        lose_plot(s, seat, lowest(seconds(s, s.hand_plots[seat], card, space)))


# -- the board


def board_worth(s: HeadsState, seat: i64) -> i64:
    """What the nobles and cards of a seat promise, in hundredths of a point."""
    out: i64 = 0
    for country in range(COUNTRIES):
        out += country_worth(s, seat, country)
    for noble in range(NOBLES):
        out += most_worth(s, seat, noble)
    return out + house_worth(s, seat)


def country_worth(s: HeadsState, seat: i64, country: i64) -> i64:
    """The prizes of this round and the next ones, and the country marker in reach."""
    percent = THIS_ROUND + LATER * (2 - s.round)
    out = expected_prize(s, seat, country) * percent // 100
    if not s.country_open(seat, country):
        return out
    sectors = count(s.box.sectors[country])
    done = count(s.been[seat] & s.box.sectors[country])
    at = country * 2 if s.marker_taker[country * 2] == -1 else country * 2 + 1
    return out + s.box.markers[at] * POINT * done * done // (sectors * sectors) * 7 // 10


def expected_prize(s: HeadsState, seat: i64, country: i64) -> i64:
    """The prize as it stands, moved a little towards what the influence would deserve."""
    own = influence(s, country)
    if own[seat] == 0:
        return 0
    keys = ranking(s, country)
    first = best_of(keys, -1)
    second = best_of(keys, first)
    prizes = s.box.prizes
    stands: i64 = 0
    if first == seat:
        stands = prizes[country * 2]
    elif second == seat:
        stands = prizes[country * 2 + 1]
    squares: i64 = 0
    for other in range(s.seats):
        squares += own[other] * own[other]
    pot = (prizes[country * 2] + prizes[country * 2 + 1]) * POINT
    return (stands * POINT * 3 + pot * own[seat] * own[seat] // squares * 2) // 5


def most_worth(s: HeadsState, seat: i64, noble: i64) -> i64:
    """The share in the most cards of a type, surer with every round."""
    own = s.cards[seat * NOBLES + noble]
    if own == 0:
        return 0
    cubes: i64 = 0
    for other in range(s.seats):
        n = s.cards[other * NOBLES + noble]
        cubes += n * n * n
    sure = SURE * (2 + s.round) // 4
    return s.box.most[noble] * sure * own * own * own // cubes


def house_worth(s: HeadsState, seat: i64) -> i64:
    """The way to the House of Nobles, steeper towards its end."""
    markers = s.box.house_markers(s.seats)
    types = count(s.types[seat])
    for rank in range(len(markers)):
        if s.house_taker[rank] == seat:
            return 0
        if s.house_taker[rank] == -1:
            return markers[rank] * POINT * types * types * types // 343 * 8 // 10
    return 0


# -- cards


def card_appeal(s: HeadsState, seat: i64, action: i64, before: i64) -> i64:
    """What a draw adds to the hand, what a discard costs."""
    if TAKE.has(action):
        return gain(s, seat, TAKE.row(action), before) + rest_of_draw(s, seat, action, before)
    if BLIND.has(action):
        return mean_gain(s, seat, before) + rest_of_draw(s, seat, action, before)
    if CLEAN.has(action):
        return mean_gain(s, seat, before) * 3 // 2
    if SEIZE.has(action) or PLOT.has(action):
        return plot_appeal(s, seat, action) + best_gain(s, seat, before, -1)
    if DISCARD.has(action):
        return hand_worth(s, seat, s.hand[seat] - single(DISCARD.row(action))) - before
    if DROP.has(action):
        return lost_plot(s, seat, DROP.row(action))
    if ADD.has(action):
        return lost_plot(s, seat, ADD.row(action))
    assert END.has(action), "every other answer has been judged"
    return 0


def gain(s: HeadsState, seat: i64, attribute: i64, before: i64) -> i64:
    return hand_worth(s, seat, s.hand[seat] + single(attribute)) - before


def mean_gain(s: HeadsState, seat: i64, before: i64) -> i64:
    """What an unseen card adds on average."""
    unseen = s.stock + s.young
    total: i64 = 0
    for attribute in range(ATTRIBUTES):
        n = held(unseen, attribute)
        if n:
            total += n * gain(s, seat, attribute, before)
    return total // size(unseen) if unseen else 0


def best_gain(s: HeadsState, seat: i64, before: i64, but: i64) -> i64:
    """The best card of the display, one card of kind `but` left out."""
    best = mean_gain(s, seat, before)
    for attribute in range(ATTRIBUTES):
        if held(s.shown, attribute) > (1 if attribute == but else 0):
            found = gain(s, seat, attribute, before)
            if found > best:
                best = found
    return best


def rest_of_draw(s: HeadsState, seat: i64, action: i64, before: i64) -> i64:
    """At the beginning of a turn: what the other two cards will add."""
    if s.decision != ASK_TURN:
        return 0
    but = TAKE.row(action) if TAKE.has(action) else -1
    return best_gain(s, seat, before, but) * (DRAWS - 1) * 4 // 5


def plot_appeal(s: HeadsState, seat: i64, action: i64) -> i64:
    """What a treachery card adds to the hand."""
    cards = s.hand_plots[seat]
    before = plots_worth(s, seat, cards)
    if SEIZE.has(action):
        return plots_worth(s, seat, cards + single_treachery(SEIZE.row(action))) - before
    total: i64 = 0
    n: i64 = 0
    for card in range(TREACHERIES):
        copies = held_treachery(s.plots, card)
        if copies:
            total += copies * plots_worth(s, seat, cards + single_treachery(card))
            n += copies
    return (total // n if n else before) - before


def lost_plot(s: HeadsState, seat: i64, card: i64) -> i64:
    """What it costs to do without the card; double cards are dearer than single ones."""
    cards = s.hand_plots[seat]
    after = plots_worth(s, seat, cards - single_treachery(card))
    dearer = SECOND_CARD if size_treachery(cards) > SHOWN or card > 4 else 0
    return after - plots_worth(s, seat, cards) - dearer


SENSE = HeadsSense()

"""What one seat can know of the hands of others, from nothing but what it is told.

For each kind of card: how many another seat holds at least, and how many at most. Nothing of the
rules' own memory is used.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from cabale.core.journal import HIDDEN, Event
from cabale.games.heads_of_state import HEADS_OF_STATE, components
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES,
    COURTESAN,
    NOBLE_NAMES,
    unpacked,
    unpacked_treachery,
)
from cabale.games.heads_of_state.state import HeadsState

SETS = [
    [ATTRIBUTE_NAMES.index(name) for name in components.defaults()["sets"][noble]]
    for noble in NOBLE_NAMES
]


class Ledger:
    """One pile of cards: what is unseen, and what each seat may hold of it."""

    def __init__(self, box: list[int], seats: int, me: int) -> None:
        self.me = me
        self.unseen = Counter(dict(enumerate(box)))
        self.display: Counter[int] = Counter()
        self.discard: Counter[int] = Counter()
        self.known: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.most: list[Counter[int]] = [Counter() for _ in range(seats)]  # of those drawn unseen
        self.hidden = [0] * seats

    def see(self, card: int) -> None:
        """A card that was unseen is seen: nobody holds more of its kind than are still unseen."""
        self.unseen[card] -= 1
        for most in self.most:
            most[card] = min(most[card], self.unseen[card])

    def turn_up(self, card: int) -> None:
        self.see(card)
        self.display[card] += 1

    def take(self, seat: int, card: int) -> None:
        self.display[card] -= 1
        self.known[seat][card] += 1

    def draw(self, seat: int, card: int) -> None:
        if card != HIDDEN:
            self.see(card)
            self.known[seat][card] += 1
            return
        self.hidden[seat] += 1
        for kind, n in self.unseen.items():
            self.most[seat][kind] = min(self.most[seat][kind] + 1, n)

    def lay(self, seat: int, card: int) -> None:
        self.discard[card] += 1
        if self.known[seat][card]:
            self.known[seat][card] -= 1
            return
        self.hidden[seat] -= 1
        self.most[seat][card] -= 1
        assert self.most[seat][card] >= 0, "nobody lays what it cannot hold"
        self.see(card)

    def shuffle(self, cards: Counter[int]) -> None:
        self.unseen.update(cards)
        cards.clear()

    def check(self, hands: list[list[int]]) -> None:
        """No hand holds less or more than is possible."""
        for seat, hand in enumerate(hands):
            for card, n in enumerate(hand):
                least = self.known[seat][card]
                most = least + min(self.most[seat][card], self.hidden[seat])
                assert least <= n <= most, (seat, card, least, n, most)
            assert sum(hand) == sum(self.known[seat].values()) + self.hidden[seat]


class Bookkeeper:
    """The seat `me` listens to a game from its beginning."""

    def __init__(self, s: HeadsState, me: int) -> None:
        self.me = me
        deck = unpacked(s.box.decks[s.seats - 2])
        self.attributes = Ledger(deck, s.seats, me)
        self.plots = Ledger(unpacked_treachery(s.box.treachery), s.seats, me)
        self.aside: Counter[int] = Counter()  # cleaned this turn
        self.turn_over = False
        self.heard = 0

    def listen(self, s: HeadsState) -> None:
        """Hear all that was told since; the journal tells this seat its part alone."""
        journal: Any = s.journal
        told = [
            journal.told_to(self.me, i, HEADS_OF_STATE.events)
            for i in range(self.heard, len(journal))
        ]
        self.heard = len(journal)
        for i, event in enumerate(told):
            self.hear(event, told[i + 1] if i + 1 < len(told) else None)

    def hear(self, event: Event, after: Event | None) -> None:
        name = name_of(event)
        card = event.details[0] if event.details else 0
        if self.turn_over and name in ("shown-card", "shown-plot", "turn-began", "revolted"):
            self.attributes.shuffle(self.aside)
            self.turn_over = False
        if name == "created":
            self.pay(event, after)
        elif name == "cleaned":
            self.aside.update(self.attributes.display)
            self.attributes.display.clear()
        elif name == "ended-turn":
            self.turn_over = True
        elif name == "reshuffled":
            self.plots.shuffle(self.plots.discard)
        elif name == "round-began":
            self.new_round()
        elif name in STEPS:
            pile, step = STEPS[name]
            ledger = self.plots if pile else self.attributes
            getattr(ledger, step)(*([card] if step == "turn_up" else [event.seat, card]))

    def pay(self, event: Event, after: Event | None) -> None:
        cards = list(SETS[event.details[0]])
        if after is not None and name_of(after) == "courted":
            cards.remove(after.details[0])
            cards.append(COURTESAN)
        for card in cards:
            self.attributes.lay(event.seat, card)

    def new_round(self) -> None:
        self.attributes.shuffle(self.attributes.display)
        self.attributes.shuffle(self.attributes.discard)
        self.attributes.shuffle(self.aside)
        self.plots.discard.update(self.plots.display)
        self.plots.display.clear()

    def check(self, world: HeadsState) -> None:
        self.attributes.check([unpacked(hand) for hand in world.hand])
        self.plots.check([unpacked_treachery(hand) for hand in world.hand_plots])


STEPS = {  # event → whether it is treachery, what happens
    "shown-card": (False, "turn_up"),
    "took": (False, "take"),
    "drew": (False, "draw"),
    "discarded": (False, "lay"),
    "shown-plot": (True, "turn_up"),
    "seized": (True, "take"),
    "plotted": (True, "draw"),
    "aimed": (True, "lay"),
    "added": (True, "lay"),
    "dropped": (True, "lay"),
}


def name_of(event: Event) -> str:
    return HEADS_OF_STATE.events[event.kind].name

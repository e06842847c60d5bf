"""What a seat cannot know, drawn anew: the unseen cards of the others, and which they laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabale.kit import Rng
from cabale_antechamber.actions import NOTHING

if TYPE_CHECKING:
    from cabale_antechamber.state import Antechamber


def resample(s: Antechamber, seat: int, rng: Rng) -> Antechamber:
    """A position that `seat` cannot tell from the true one."""
    world = s.clone()
    others = [other for other in range(s.seats) if other != seat]
    missing = [take_back(world, other) for other in others]
    for other, count in zip(others, missing, strict=True):
        for _ in range(count):
            world.hands[other][draw(world.deck, rng)] += 1
        if world.laid[other] != NOTHING:
            world.laid[other] = draw(world.hands[other], rng)
    return world


def take_back(world: Antechamber, other: int) -> int:
    """Put the cards of a hand that nobody has seen into the deck; how many there were."""
    hand, known = world.hands[other], world.known[other]
    if world.laid[other] != NOTHING:  # it may be any of the hand, a known one too
        hand[world.laid[other]] += 1
    for card, count in enumerate(hand):
        world.deck[card] += count - known[card]
    world.hands[other] = known[:]
    return sum(hand) - sum(known)


def draw(cards: list[int], rng: Rng) -> int:
    """Take one of the counted cards, each as likely."""
    ticket = rng.below(sum(cards))
    for card, count in enumerate(cards):
        if ticket < count:
            cards[card] -= 1
            return card
        ticket -= count
    raise AssertionError("there is a card to draw")

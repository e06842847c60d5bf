"""A position: who holds what, what is laid, what the king's door is worth."""

from __future__ import annotations

from cabale.kit import Decision, Rng, State, append, i64, vec
from cabale_antechamber import hidden
from cabale_antechamber.actions import AUDIENCES, CARDS, COPIES, NOTHING


class Antechamber(State):
    """Cards by rank, counted: all copies of a rank are alike."""

    def __init__(self, seats: i64, decisions: list[Decision[Antechamber]], carries: bool) -> None:
        super().__init__(seats, decisions)
        self.carries = carries  # what nobody gained is added to the next audience
        self.deck = [COPIES] * CARDS  # unseen, without order
        self.bag = list(AUDIENCES)  # audiences still to come, by worth
        self.hands = [[0] * CARDS for _ in range(seats)]
        self.known = [[0] * CARDS for _ in range(seats)]  # of each hand, what everybody has seen
        self.laid = [NOTHING] * seats
        self.audience = 0  # what the door is worth now
        self.points = [0] * seats
        self.entries = [0] * seats  # how often each went in

    def clone(self) -> Antechamber:
        twin = Antechamber(self.seats, self.decisions, self.carries)
        twin.copy_question(self)
        twin.deck = self.deck[:]
        twin.bag = self.bag[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [cards[:] for cards in self.known]
        twin.laid = self.laid[:]
        twin.audience = self.audience
        twin.points = self.points[:]
        twin.entries = self.entries[:]
        return twin

    def resample(self, seat: i64, rng: Rng) -> Antechamber:
        return hidden.resample(self, seat, rng)

    def numbers(self) -> list[int]:
        rows = [self.deck, self.bag, *self.hands, *self.known, self.laid]
        rows += [self.points, self.entries, [self.audience, int(self.carries)]]
        return [*self.question_numbers(), *(n for row in rows for n in row)]

    def standing(self, seat: i64) -> vec[i64]:
        """§1.1 Points, §4.1 then how often one went in."""
        out = append(vec[i64](), self.points[seat])
        return append(out, self.entries[seat])

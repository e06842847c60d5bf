"""A position as OpenSpiel holds it: the State with all that was told and answered."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.adapters.engine.steps import even_odds, holds, listed, odds, who
from cabale.core.bits import lowest
from cabale.core.journal import Journal
from cabale.core.protocol import OVER, State
from cabale.core.rng import Rng

NOBODY: Final = -2


class Held:
    """A position with its journal; a deep copy is a clone."""

    def __init__(self, origin: object, state: State, even: i64) -> None:
        self.origin: Final[object] = origin  # what it is a position of, to write it down
        self.state: Final[State] = state
        self.even: Final[i64] = even  # a bit for each question whose answers are equally likely
        self.journal: Final[Journal] = Journal()
        self.answers: vec[i64] = vec[i64]()  # seat and action; with what was told, perfect recall
        self.row: vec[i64] = vec[i64]()  # the open question's answers, once somebody asks
        self.player: int = who(state)  # as OpenSpiel counts
        self.first: i64 = 0  # answers before this position was resampled
        self.told: i64 = 0  # answers, those before `first` included, in OpenSpiel's own history
        self.dreamer: i64 = NOBODY  # the player in whose mind this world was resampled
        self.dreamt: i64 = 0  # events before that: of these only the dreamer's memory is true here
        state.journal = self.journal

    def __deepcopy__(self, memo: object) -> Held:
        return self.copy(self.state.clone())

    def copy(self, state: State) -> Held:
        """The same memories about another position."""
        twin = Held(self.origin, state, self.even)
        twin.answers = self.answers[:]
        twin.first = self.first
        twin.told = self.told
        twin.dreamer = self.dreamer
        twin.dreamt = self.dreamt
        twin.journal.ints = self.journal.ints[:]
        return twin

    def twin(self) -> Held:
        """An equal position of which OpenSpiel has yet to be told the history."""
        out = self.copy(self.state.clone())
        out.told = out.first
        return out

    def dream(self, player: i64, rng: Rng) -> Held:
        """A world that `player` cannot tell from this one."""
        out = self.copy(self.state.resample(player, rng))
        out.first = len(self.answers) // 2
        out.told = out.first
        out.dreamer = player
        out.dreamt = len(self.journal)
        return out

    def legal(self) -> vec[i64]:
        """What the one who is asked, or chance, may answer; nothing when the game is over."""
        if len(self.row) == 0 and self.state.decision != OVER:
            self.row = self.state.legal(lowest(self.state.waiting))
        return self.row

    def actions(self) -> list[int]:
        """The same as a list: of a player the smallest first, of chance as `outcomes` has them."""
        out = listed(self.legal())
        if self.player >= 0:
            out.sort()
        return out

    def outcomes(self) -> list[object]:
        """Each answer of chance with its probability."""
        if self.even >> self.state.decision & 1:
            return even_odds(self.legal())
        return odds(self.legal(), self.state.weights())

    def answer(self, action: i64) -> bool:
        """Answer the open question; False, and nothing done, if that is not legal."""
        if not holds(self.legal(), action):
            return False
        seat = lowest(self.state.waiting)
        given = i64(action)  # numpy's ints become Python's
        self.answers = append(append(self.answers, seat), given)
        self.row = vec[i64]()
        self.state.apply(seat, given)
        self.player = who(self.state)
        return True

    def answered(self, seat: i64) -> list[int]:
        """The answers of one seat."""
        out: list[int] = []
        for i in range(0, len(self.answers), 2):
            if self.answers[i] == seat:
                out.append(self.answers[i + 1])
        return out

    def is_behind(self) -> bool:
        """Whether OpenSpiel's own history lacks answers."""
        return self.told * 2 < len(self.answers)

    def untold(self) -> list[tuple[int, int]]:
        """The answers that it lacks, each with its seat."""
        out: list[tuple[int, int]] = []
        for i in range(self.told * 2, len(self.answers), 2):
            out.append((self.answers[i], self.answers[i + 1]))
        return out

    def mark_told(self) -> None:
        """OpenSpiel's own history is complete."""
        self.told = len(self.answers) // 2

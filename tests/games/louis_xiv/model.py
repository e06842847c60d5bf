"""How one courtier is counted, read from RULES once more and apart from the engine.

The board's values are those of RULES §8; nothing of the engine is used. Whoever is asked answers
through `says`; what happens is told as the log tells it, in order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

NEUTRAL = "neutral"
CROWN = "crown"
# courtier: reward, front, back; a condition is its name and its number
BOARDS = {
    "anne": ("sceptre", ("money", 3), ("first", 0)),
    "philippe": ("letter", ("money", 3), ("first", 0)),
    "marie-therese": ("ring", ("money", 3), ("first", 0)),
    "dauphin": ("helmet", ("money", 3), ("first", 0)),
    "montespan": (CROWN, ("first", 0), ("money", 4)),
    "conde": ("shield", ("influence", 3), ("money", 2)),
    "colbert": ("gold", ("first", 0), ("influence", 3)),
    "maintenon": ("stones", ("money", 2), ("first", 0)),
    "valliere": (CROWN, ("first", 0), ("money", 4)),
    "turenne": ("two shields", ("influence", 3), ("first", 0)),
    "mazarin": ("card", ("first", 0), ("money", 3)),
    "louvois": ("shield and plot", ("money", 3), ("influence", 3)),
}
CHIPS = ("sceptre", "letter", "ring", "helmet", CROWN)
Said = tuple[str, str, str | int]


@dataclass
class Count:
    """One courtier about to be counted."""

    courtier: str
    turned: bool
    king: bool
    last_round: bool
    first: str  # the start player
    stones: dict[str, int]
    gold: dict[str, int]
    pool: dict[str, int]  # chips left
    breaker: str  # who may win a tie, "" for nobody
    cheap: str  # who pays one gold less for bribes
    seats: str
    told: list[Said] = field(default_factory=list)
    says: Callable[[str, str], bool] = lambda seat, question: False

    def run(self) -> None:
        """§5.1 to §5.9"""
        reward, front, back = BOARDS[self.courtier]
        condition, number = back if self.turned else front
        present = [c for c in (*self.seats, NEUTRAL) if self.stones.get(c)]
        if not present:
            self.go_home()
            return
        players = [seat for seat in self.seats if self.stones.get(seat)]
        if condition == "influence":
            self.by_number(reward, number, players)
            return
        leaders = self.leaders(present)
        tied = len(leaders) > 1
        free = [] if tied and not self.king else [seat for seat in leaders if seat != NEUTRAL]
        if self.king and not tied:
            free += self.second(present, leaders[0])
        queue = self.queue(self.head(leaders))
        for seat in (seat for seat in queue if seat in free):
            self.give(seat, reward, crown=self.king and [seat] == leaders)
        if condition == "money":
            for seat in (seat for seat in queue if seat in players and seat not in free):
                self.offer(seat, reward, number - (seat == self.cheap))
        spent = [] if tied and not self.king else leaders
        self.leave(players, spent)
        if (self.king or not tied) and not self.last_round:
            self.told.append(("flipped", "", self.courtier))
        self.go_home()

    def leaders(self, present: list[str]) -> list[str]:
        """Who has the most; §9.14 of several, one may be left by the mission."""
        most = max(self.stones[c] for c in present)
        out = [c for c in present if self.stones[c] == most]
        if len(out) > 1 and self.breaker in out and self.says(self.breaker, "tie"):
            self.told.append(("tie-claimed", self.breaker, self.courtier))
            return [self.breaker]
        return out

    def second(self, present: list[str], leader: str) -> list[str]:
        """L-14, L-17, L-24 Whoever stands alone behind the leader, the neutral colour too."""
        others = [c for c in present if c != leader]
        best = max((self.stones[c] for c in others), default=0)
        best_of = [c for c in others if self.stones[c] == best]
        return [c for c in best_of if len(best_of) == 1 and c != NEUTRAL]

    def head(self, leaders: list[str]) -> str:
        """§5.9, L-13, L-24 Who leads, of several the nearest to the start player, else that one."""
        return next((seat for seat in self.queue(self.first) if seat in leaders), self.first)

    def best_player(self) -> str:
        most = max(self.stones.get(seat, 0) for seat in self.seats)
        return next(s for s in self.queue(self.first) if self.stones.get(s, 0) == most)

    def queue(self, head: str) -> str:
        at = self.seats.index(head)
        return self.seats[at:] + self.seats[:at]

    def by_number(self, reward: str, number: int, players: list[str]) -> None:
        """§5.4, L-11, L-18"""
        enough = [seat for seat in players if self.stones[seat] >= number]
        head = self.best_player()
        for seat in (seat for seat in self.queue(head) if seat in enough):
            self.give(seat, reward, crown=False)
        self.leave(players, [])
        if enough and not self.last_round:
            self.told.append(("flipped", "", self.courtier))
        self.go_home()

    def give(self, seat: str, reward: str, crown: bool) -> None:
        """§8"""
        for chip in [reward] * (reward in CHIPS) + [CROWN] * crown:
            if self.pool[chip] == 0:
                self.told.append(("chip-gone", seat, chip))
                continue
            self.pool[chip] -= 1
            kind = "crown-gained" if crown and chip == CROWN else "chip-gained"
            self.told.append((kind, seat, "" if kind == "crown-gained" else chip))
        if reward == "gold":
            self.gold[seat] += 5
            self.told.append(("colbert-paid", seat, 5))
        self.told += [("shield-drawn", seat, "")] * (
            reward in ("shield", "two shields", "shield and plot")
        )
        self.told += [("shield-drawn", seat, "")] * (reward == "two shields")
        self.told += [("card-drawn", seat, "")] * (reward == "card")
        self.told += [("plot-drawn", seat, "")] * (reward == "shield and plot")

    def offer(self, seat: str, reward: str, price: int) -> None:
        """§5.2, L-19"""
        if reward in CHIPS and self.pool[reward] == 0:
            self.told.append(("chip-gone", seat, reward))
            return
        if self.gold[seat] < price:
            self.told.append(("bribe-missed", seat, price))
            return
        if not self.says(seat, "bribe"):
            self.told.append(("bribe-refused", seat, self.courtier))
            return
        self.gold[seat] -= price
        self.told.append(("bribed", seat, price))
        self.give(seat, reward, crown=False)

    def leave(self, players: list[str], spent: list[str]) -> None:
        """§5.6"""
        for seat in players:
            where = "to-general" if seat in spent else "to-own"
            self.told.append((where, seat, self.stones[seat]))

    def go_home(self) -> None:
        if self.king:
            self.told.append(("king-left", "", self.courtier))

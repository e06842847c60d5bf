"""Reigns: The Council, as casual players play it."""

from __future__ import annotations

from typing import Any

import cabale
from benchmarks.scripts.script import Script

GOALS = cabale.game("reigns").names["goal"]
PILLARS = cabale.game("reigns").names["pillar"]
STEPS = (-2, -1, 1, 2)  # what a claim says: falls much, falls, rises, rises much
EDGE = 5
ACCEPTED = 1


class Honest(Script):
    """Says what the card does; as Monarch takes everybody at their word."""

    name = "honest"

    # -- the advisor

    def propose(self, card: int) -> float:
        """What serves one's goal, and does not look like the Monarch's death."""
        (held,) = [c for c in self.view.hand if c.face.card == card]
        return held.if_accepted - 2 * self.danger(held.face.white)

    def claim(self, pillar: int, force: int) -> float:
        return 2.0 if STEPS[force] == self.word(pillar) else -1.0

    def word(self, pillar: int) -> int:
        """What is said of a pillar: the truth."""
        face = self.mine().face
        return max(-2, min(2, face.white[pillar])) if face else 0

    def warn(self, pillar: int, force: int) -> float:
        face = self.mine().face
        true = face is not None and max(-2, min(2, face.black[pillar])) == STEPS[force]
        return 0.5 if true else -1.0

    def done(self) -> float:
        return 1.0

    def silent(self) -> float:
        return 0.0

    def tone(self, tone: int) -> float:
        return 0.0 if tone else 0.2

    def remark(self, seat: int, remark: int) -> float:
        return -1.0

    def mine(self) -> Any:
        """One's own proposal."""
        return next(p for p in self.view.proposals if p.seat == self.seat)

    # -- the Monarch

    def accept(self, seat: int) -> float:
        return 5.0 + self.trust(self.of(seat))

    def reject(self, seat: int) -> float:
        return 5.0 - self.trust(self.of(seat))

    def trust(self, proposal: Any) -> float:
        """How good a proposal sounds: a point for the pile, against where the pillars would go."""
        steps = [0, 0, 0, 0]
        for claim in proposal.claims:
            steps[claim.pillar] = STEPS[claim.force]
        silent = [p for p in proposal.back.pillars if not steps[p]]
        risk = sum(abs(self.view.tracks[p]) >= 3 for p in silent)
        return 1.0 - 2 * self.danger(self.after(steps)) - risk

    def after(self, steps: list[int]) -> list[int]:
        """The steps of a proposal together with those of all that is accepted already."""
        out = list(steps)
        for other in self.view.proposals:
            if other.verdict == ACCEPTED:
                for claim in other.claims:
                    out[claim.pillar] += STEPS[claim.force]
        return out

    def danger(self, steps: list[int]) -> float:
        """How much nearer to an end the pillars come."""
        where = [abs(t + s) for t, s in zip(self.view.tracks, steps, strict=True)]
        deadly = sum(w >= EDGE for w in where)
        return 4.0 * deadly + 0.3 * (sum(where) - sum(map(abs, self.view.tracks)))

    def of(self, seat: int) -> Any:
        return next(p for p in self.view.proposals if p.seat == seat)

    def seal(self) -> float:
        return 4.0

    def ask(self, seat: int, question: int) -> float:
        return -1.0

    def consult(self, seat: int, other: int) -> float:
        return -1.0

    def hush(self, seat: int) -> float:
        return -1.0

    def time(self, speaking: int) -> float:
        return -1.0

    def relent(self) -> float:
        return -1.0

    def stop(self) -> float:
        return -1.0


class Smooth(Honest):
    """Says whatever the Monarch likes to hear; as Monarch accepts while nobody was caught lying."""

    name = "smooth"

    def word(self, pillar: int) -> int:
        now = self.view.tracks[pillar]
        return -1 if now > 0 else 1

    def trust(self, proposal: Any) -> float:
        words = [word for c in self.view.seats[proposal.seat].credit for word in c.words]
        broken = words.count(False) - words.count(True)
        return super().trust(proposal) - 0.5 * max(0, broken)


class Partisan(Honest):
    """Pushes its goal whatever it costs the Monarch; as Monarch accepts everything it dares."""

    name = "partisan"

    def propose(self, card: int) -> float:
        (held,) = [c for c in self.view.hand if c.face.card == card]
        goal = GOALS[self.view.seats[self.seat].goal].split("-")
        wanted = {PILLARS.index(goal[0]): goal[1], PILLARS.index(goal[2]): goal[3]}
        push = [held.face.white[p] * (1 if way == "up" else -1) for p, way in wanted.items()]
        return sum(push)

    def trust(self, proposal: Any) -> float:
        return 0.5 + super().trust(proposal)

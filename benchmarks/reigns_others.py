"""Seats of Reigns that rule or advise otherwise than the bot, to measure what its way is worth."""

from __future__ import annotations

from typing import Any

from cabale.bots.bot import Bot, Budget
from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.rng import Rng
from cabale.games.reigns.actions import (
    ACCEPT,
    ASK_JUDGE,
    ASK_PITCH,
    ASK_REPLY,
    CLAIM,
    DONE,
    SEAL,
    SILENT,
)
from cabale.games.reigns.pieces import NO, PILLARS, force_of
from cabale.games.reigns.sense_verdict import verdict_drawn
from cabale.games.reigns.state import Reigns

WORLDS = 384  # as a minister looks at


class Other(Bot):
    """Answers as a bot does, but for its own way with the questions of `asked`."""

    asked: tuple[int, ...] = ()

    def __init__(self, spec: str) -> None:
        self.bot = seat_bot(spec)

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        own = None
        if eyes.decision in self.asked:
            s: Any = eyes.world(rng)
            own = self.own(s, int(eyes.seat), rng)
        return self.bot.answer(eyes, rng, budget) if own is None else own

    def own(self, s: Reigns, seat: int, rng: Rng) -> int | None:
        raise NotImplementedError


class AcceptsAll(Other):
    asked = (ASK_JUDGE,)

    def own(self, s: Reigns, seat: int, rng: Rng) -> int | None:
        for p in range(s.seats):
            if p != seat and s.verdict[p] == 0:
                return ACCEPT.of(p)
        return SEAL.of()


class Deaf(Other):
    """The same verdict over whole sets, by backs and the cards shown, whatever was said."""

    asked = (ASK_JUDGE,)

    def own(self, s: Reigns, seat: int, rng: Rng) -> int | None:
        return verdict_drawn(s, seat, rng, WORLDS, False)


class Speaker(Other):
    """Chooses its cards as the bot does and has words of its own."""

    asked = (ASK_PITCH, ASK_REPLY)

    def own(self, s: Reigns, seat: int, rng: Rng) -> int | None:
        if s.decision == ASK_REPLY:
            return self.reply(s, seat) if s.x < PILLARS else None
        if s.card[seat] == NO or s.tone[seat] == NO:
            return None
        for p in range(PILLARS):
            if s.box.touched[s.card[seat]] >> p & 1 and s.claim[seat * PILLARS + p] == 0:
                word = self.word(s, seat, p)
                if word:
                    return CLAIM.of(p, word - 1)
        return DONE.of()

    def reply(self, s: Reigns, seat: int) -> int:
        word = self.word(s, seat, s.x)
        return CLAIM.of(s.x, word - 1) if word else SILENT.of()

    def word(self, s: Reigns, seat: int, pillar: int) -> int:
        raise NotImplementedError


class Truthful(Speaker):
    def word(self, s: Reigns, seat: int, pillar: int) -> int:
        return 1 + force_of(s.box.white[s.card[seat] * PILLARS + pillar])


class NeverLies(Speaker):
    """True where it pleases, silent where it does not."""

    def word(self, s: Reigns, seat: int, pillar: int) -> int:
        steps = s.box.white[s.card[seat] * PILLARS + pillar]
        return 0 if s.track[pillar] * steps > 0 else 1 + force_of(steps)


class Liar(Speaker):
    """The opposite of the truth, always."""

    def word(self, s: Reigns, seat: int, pillar: int) -> int:
        return 1 + force_of(-s.box.white[s.card[seat] * PILLARS + pillar])


class Soothing(Speaker):
    """Everything will come nearer to the centre."""

    def word(self, s: Reigns, seat: int, pillar: int) -> int:
        steps = s.box.white[s.card[seat] * PILLARS + pillar]
        return 1 + force_of(-steps if s.track[pillar] * steps > 0 else steps)


OTHERS: dict[str, type[Other]] = {
    "accepts everything": AcceptsAll,
    "hears nothing": Deaf,
    "always truthful": Truthful,
    "never lies, may be silent": NeverLies,
    "always lies": Liar,
    "soothes": Soothing,
}

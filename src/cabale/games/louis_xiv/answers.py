"""The questions of counting: plots, ties, bribes, and stones that courtiers let a seat lay."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import one
from cabale.core.protocol import Decision
from cabale.core.rows import answers, either
from cabale.games.louis_xiv.actions import (
    BRIBE_REFUSED,
    BRIBED,
    BRIBED_FOR_LESS,
    BUY,
    CLAIM,
    CONDE_PLACED,
    DECLINE,
    KING_BRIBE_REFUSED,
    KING_BRIBED,
    MAINTENON_BACK,
    MAINTENON_SENT,
    PASS,
    PLOT_PLAYED,
    PUT,
    SCHEME,
    SEND,
    TIE_CLAIMED,
)
from cabale.games.louis_xiv.counting import judge, reward
from cabale.games.louis_xiv.flow import advance
from cabale.games.louis_xiv.pieces import COURTIERS, MONTESPAN, TIE_MISSION
from cabale.games.louis_xiv.state import Versailles
from cabale.games.louis_xiv.stock import bury_plot, lay_own_stone, place_stone, take_back

FROM_GENERAL = 0  # sources of the stones of a plot
OWN_ONE = 1
OWN_TWO = 2


class Plot(Decision[Versailles]):
    """§5.5 Whether to play the plot of the courtier about to be counted.

    x holds the courtier; y the answers so far, three bits a seat: 0 none or pass, else source + 1.
    Every seat that holds any plot is asked and the answers stay hidden until the last is in, so
    that neither the question nor who is waited for tells who holds which plot (L-29). There is
    but one plot of each courtier: at most one seat has more to say than to pass.
    """

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=4), PASS.of())
        if s.plots[seat] >> s.x & 1 == 0:
            return out
        if s.general[seat] > 0:
            out = append(out, SCHEME.of(FROM_GENERAL))
        if s.own[seat] > 0:
            out = append(out, SCHEME.of(OWN_ONE))
        if s.own[seat] > 1:
            out = append(out, SCHEME.of(OWN_TWO))
        return out

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        if not PASS.has(action):
            s.y |= SCHEME.row(action) + 1 << 3 * seat
        s.waiting &= ~one(seat)
        if s.waiting == 0:
            self.reveal(s)
            advance(s)

    def reveal(self, s: Versailles) -> None:
        for seat in range(s.seats):
            said = s.y >> 3 * seat & 7
            if said:
                scheme(s, seat, s.x, said - 1)


def scheme(s: Versailles, seat: i64, courtier: i64, source: i64) -> None:
    """§5.5 One stone from the general supply, or one or two from the own one."""
    bury_plot(s, seat, courtier)
    if source == FROM_GENERAL:
        place_stone(s, seat, courtier)
    for _i in range(source):
        lay_own_stone(s, seat, courtier)
    s.tell(PLOT_PLAYED, seat, courtier, source if source else 1, source)


class Tie(Decision[Versailles]):
    """§9.14 Whether to win the tie; x holds the courtier, y the tied colours."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return either(CLAIM, DECLINE)

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        leaders = s.y
        if CLAIM.has(action):
            s.use_up(seat, TIE_MISSION)
            s.tell(TIE_CLAIMED, seat, s.x)
            leaders = one(seat)
        judge(s, leaders)
        advance(s)


class Bribe(Decision[Versailles]):
    """§5.2 Whether to buy the reward; x holds the courtier, y the price."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return either(BUY, DECLINE)

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        if BUY.has(action):
            s.gold[seat] -= s.y
            s.tell(bribed_by(s), seat, s.x, s.y)
            reward(s, seat)
        else:
            s.tell(KING_BRIBE_REFUSED if s.x == s.louis else BRIBE_REFUSED, seat, s.x)
        advance(s)


def bribed_by(s: Versailles) -> i64:
    """§5.2 Bribes under money; §9.15 one for less says why, §5.8 then one beside the king."""
    if s.y < s.price(s.x):
        return BRIBED_FOR_LESS
    return KING_BRIBED if s.x == s.louis else BRIBED


class CondeStone(Decision[Versailles]):
    """§8.6 Where the stone goes that Condé lets a seat lay."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return append(answers(PUT, (1 << COURTIERS) - 1), DECLINE.of())

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        if not DECLINE.has(action):
            place_stone(s, seat, PUT.row(action))
            s.tell(CONDE_PLACED, seat, PUT.row(action))
        advance(s)


class MaintenonStones(Decision[Versailles]):
    """§8.8 How many stones go to Montespan; one comes back in any case."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        for n in range(3):
            if s.general[seat] + s.own[seat] >= n:
                out = append(out, SEND.of(n))
        return out

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        n = SEND.row(action)
        for _i in range(n):
            place_stone(s, seat, MONTESPAN)
        s.tell(MAINTENON_SENT, seat, n)
        if take_back(s, seat, 1):
            s.tell(MAINTENON_BACK, seat)
        advance(s)

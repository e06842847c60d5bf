"""Every question of the rules, in the order of its number in actions.py."""

from __future__ import annotations

from typing import Any, Final

from cabale.core.protocol import Decision
from cabale.games.louis_xiv.answers import Bribe, CondeStone, MaintenonStones, Plot, Tie
from cabale.games.louis_xiv.deeds import ChooseDeck, Fulfil, Keep, Pay, Return
from cabale.games.louis_xiv.draws import (
    DealMission,
    DrawCard,
    DrawMission,
    DrawPlot,
    DrawShield,
    TurnCard,
    TurnPurse,
)
from cabale.games.louis_xiv.turns import Four, GiveStone, Income, LastStone, Lay, Opening, Play

DECISIONS: Final[list[Decision[Any]]] = [
    DealMission("deal-mission", "2.3"),
    TurnPurse("turn-purse", "3.1"),
    DrawCard("draw-card", "3.3"),
    DrawPlot("draw-plot", "5.5"),
    DrawShield("draw-shield", "8.13"),
    DrawMission("draw-mission", "6.3"),
    TurnCard("turn-card", "10.2"),
    Income("income", "9.2"),
    GiveStone("give-stone", "9.11"),
    Opening("opening", "9.4"),
    Play("play", "4.2"),
    Lay("lay", "4.3"),
    Four("four", "9.12"),
    LastStone("last-stone", "9.13"),
    Plot("plot", "5.5"),
    Tie("tie", "9.14"),
    Bribe("bribe", "5.2"),
    CondeStone("conde-stone", "8.6"),
    MaintenonStones("maintenon-stones", "8.8"),
    Fulfil("fulfil", "6.1"),
    Pay("pay", "6.2"),
    ChooseDeck("choose-deck", "6.3"),
    Keep("keep", "6.4"),
    Return("return", "9.8"),
]

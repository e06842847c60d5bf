"""Everything a game of one's own is made of; docs/add-a-game.md makes one.

>>> from cabale.kit import Codes
>>> codes = Codes()
>>> bid = codes.verb("bid", ("card",), 12)
>>> bid.of(3), bid.row(3)
(3, 3)
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest
from cabale.core.box import BoxError
from cabale.core.codes import Codes
from cabale.core.edition import Bounds, Edition
from cabale.core.game import LETTERS, Game, GameError, Option
from cabale.core.journal import EVERYONE, HIDDEN, NOBODY, EventKind
from cabale.core.matters import Matter
from cabale.core.plans import Plan, Source, Told, detail
from cabale.core.protocol import CHANCE, OVER, WATCHER, Decision, Refusal, State, Verb
from cabale.core.reason import Reason, reason, warning
from cabale.core.rng import Rng
from cabale.core.row import Form, Row, begin
from cabale.core.sense import POINT, Sense
from cabale.core.sight import By, Of, Shape
from cabale.core.slices import Slice, flags, numbers
from cabale.words.words import Words

__all__ = [
    "CHANCE",
    "EVERYONE",
    "HIDDEN",
    "LETTERS",
    "NOBODY",
    "OVER",
    "POINT",
    "WATCHER",
    "Bounds",
    "BoxError",
    "By",
    "Codes",
    "Decision",
    "Edition",
    "EventKind",
    "Form",
    "Game",
    "GameError",
    "Matter",
    "Of",
    "Option",
    "Plan",
    "Reason",
    "Refusal",
    "Rng",
    "Row",
    "Sense",
    "Shape",
    "Slice",
    "Source",
    "State",
    "Told",
    "Verb",
    "Words",
    "append",
    "begin",
    "count",
    "detail",
    "flags",
    "i64",
    "lowest",
    "numbers",
    "reason",
    "vec",
    "warning",
]

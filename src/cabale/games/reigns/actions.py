"""The answers, the events and the questions of the game: code ↔ meaning."""

from __future__ import annotations

from typing import Final

from cabale.core.journal import EventKind
from cabale.core.protocol import Verb
from cabale.games.reigns.pieces import (
    DEATHS,
    FORCES,
    GOALS,
    MAX_CARDS,
    PILES,
    PILLARS,
    QUESTIONS,
    STYLES,
    TONES,
)

SEATS: Final = 6

# -- answers. TOP begins at 0, so that the cards not yet seen are themselves its list of answers.
TOP: Final = Verb("top", 0, ("card",), MAX_CARDS)
PROPOSE: Final = Verb("propose", TOP.end, ("card",), MAX_CARDS)
CROWN: Final = Verb("crown", PROPOSE.end, ("seat",), SEATS)
GOAL: Final = Verb("goal", CROWN.end, ("goal",), GOALS)
DRAW: Final = Verb("draw", GOAL.end, ("pile",), PILES)
CALL: Final = Verb("call", DRAW.end, ("seat",), SEATS)
CLAIM: Final = Verb("claim", CALL.end, ("pillar", "force"), PILLARS, FORCES)
TONE: Final = Verb("tone", CLAIM.end, ("tone",), TONES)
DONE: Final = Verb("done", TONE.end)
ASK: Final = Verb("ask", DONE.end, ("seat", "question"), SEATS, QUESTIONS)
WARN: Final = Verb("warn", ASK.end, ("pillar", "force"), PILLARS, FORCES)
SILENT: Final = Verb("silent", WARN.end)
ACCEPT: Final = Verb("accept", SILENT.end, ("seat",), SEATS)
REJECT: Final = Verb("reject", ACCEPT.end, ("seat",), SEATS)
SEAL: Final = Verb("seal", REJECT.end)
TURN: Final = Verb("turn", SEAL.end, ("seat",), SEATS)
STAND: Final = Verb("stand", TURN.end)
RELENT: Final = Verb("relent", STAND.end)
TELL: Final = Verb("tell", RELENT.end, ("death", "style"), DEATHS, STYLES)
APPLAUD: Final = Verb("applaud", TELL.end)
SHRUG: Final = Verb("shrug", APPLAUD.end)
STOP: Final = Verb("stop", SHRUG.end)
CONTINUE: Final = Verb("continue", STOP.end)
VOTE: Final = Verb("vote", CONTINUE.end, ("seat",), SEATS)
VERBS: Final = (
    *(TOP, PROPOSE, CROWN, GOAL, DRAW, CALL, CLAIM, TONE, DONE, ASK, WARN, SILENT),
    *(ACCEPT, REJECT, SEAL, TURN, STAND, RELENT, TELL, APPLAUD, SHRUG, STOP, CONTINUE, VOTE),
)

# -- questions
LOT: Final = 0
SECRET: Final = 1
UNCOVER: Final = 2
PICK: Final = 3
SUMMON: Final = 4
PITCH: Final = 5
JUDGE: Final = 6
REPLY: Final = 7
REVEAL: Final = 8
MIND: Final = 9
STORY: Final = 10
APPLAUSE: Final = 11
ENOUGH: Final = 12
HEIR: Final = 13
MEMORY: Final = 14

# -- events
BEGAN: Final = 0
GOT_GOAL: Final = 1
DREW: Final = 2
RESHUFFLED: Final = 3
CALLED: Final = 4
READY: Final = 5
PROPOSED: Final = 6
CLAIMED: Final = 7
ASKED: Final = 8
ANSWERED: Final = 9
WARNED: Final = 10
KEPT_SILENT: Final = 11
ACCEPTED: Final = 12
REJECTED: Final = 13
SEALED: Final = 14
FAVOURED: Final = 15
REVEALED: Final = 16
KEPT_WORD: Final = 17
BROKE_WORD: Final = 18
STOOD: Final = 19
RELENTED: Final = 20
APPLIED_WHITE: Final = 21
APPLIED_BLACK: Final = 22
MOVED: Final = 23
DIED: Final = 24
ABDICATED_NOW: Final = 25
TOLD: Final = 26
VOTED: Final = 27
STORY_POINT: Final = 28
STORY_FAILED: Final = 29
PILE_POINTS: Final = 30
GOAL_POINTS: Final = 31
GOAL_PART: Final = 32
STOPPED: Final = 33
WENT_ON: Final = 34
CROWNED: Final = 35
TIED: Final = 36
VOTED_FOR: Final = 37
REMEMBERED: Final = 38
SHARED: Final = 39
EVENTS: Final[list[EventKind]] = [
    EventKind("began", "2.1", ("number",), reveals=True),
    EventKind("got-goal", "2.3", ("goal",), secrets=1, reveals=True),
    EventKind("drew", "2.5", ("pile", "character", "card"), secrets=1, reveals=True),
    EventKind("reshuffled", "3.10", ("number",), reveals=True),
    EventKind("called", "R-2", ("seat",)),
    EventKind("ready", "3.1"),
    EventKind("proposed", "3.1", ("character", "tone"), reveals=True),
    EventKind("claimed", "3.2", ("pillar", "force"), detail=True),
    EventKind("asked", "3.3", ("seat", "question")),
    EventKind("answered", "3.3", ("pillar", "force"), reveals=True),
    EventKind("warned", "3.3", ("pillar", "force"), reveals=True),
    EventKind("kept-silent", "3.3", reveals=True),
    EventKind("accepted", "3.4", ("seat", "character")),
    EventKind("rejected", "3.4", ("seat", "character")),
    EventKind("sealed", "3.4", ("number",)),
    EventKind("favoured", "3.5", ("number",), detail=True),
    EventKind("revealed", "3.6", ("seat", "character", "card"), reveals=True),
    EventKind("kept-word", "8.3", detail=True),
    EventKind("broke-word", "8.3", ("pillar",), detail=True),
    EventKind("stood", "3.8"),
    EventKind("relented", "3.8", ("seat",)),
    EventKind("applied-white", "3.7", ("character",)),
    EventKind("applied-black", "3.6", ("character",)),
    EventKind("moved", "R-1", ("pillar", "space", "space"), detail=True),
    EventKind("died", "4.1", ("death",)),
    EventKind("abdicated", "4.4", ("number",)),
    EventKind("told", "4.2", ("death", "style")),
    EventKind("voted", "4.3"),
    EventKind("story-point", "4.3", ("number",), reveals=True),
    EventKind("story-failed", "4.3", ("number",), reveals=True),
    EventKind("pile-points", "5.1", ("number",)),
    EventKind("goal-points", "5.2", ("goal", "number"), reveals=True),
    EventKind("goal-part", "5.2", ("pillar", "space", "number"), detail=True),
    EventKind("stopped", "6.3", reveals=True),
    EventKind("went-on", "6.3", ("number",), reveals=True),
    EventKind("crowned", "6.1", ("seat",), reveals=True),
    EventKind("tied", "7.2", ("number",)),
    EventKind("voted-for", "7.2", ("seat",), detail=True),
    EventKind("remembered", "7.2", ("number",), reveals=True),
    EventKind("shared", "7.2", reveals=True),
]

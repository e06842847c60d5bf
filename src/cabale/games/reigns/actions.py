"""What is asked, answered and told: questions, verbs and kinds of events, by their codes."""

from __future__ import annotations

from typing import Final

from cabale.core.codes import Codes
from cabale.games.reigns.pieces import (
    DEATHS,
    FORCES,
    GOALS,
    MAX_CARDS,
    MAX_SEATS,
    PILES,
    PILLARS,
    QUESTIONS,
    REMARKS,
    SPEAKINGS,
    STYLES,
    TONES,
)

CODES: Final = Codes()
VERBS: Final = CODES.verbs
EVENTS: Final = CODES.events

# -- questions, in the order of DECISIONS

ASK_LOT: Final = 0
ASK_SECRET: Final = 1
ASK_UNCOVER: Final = 2
ASK_PICK: Final = 3
ASK_SUMMON: Final = 4
ASK_PITCH: Final = 5
ASK_JUDGE: Final = 6
ASK_REPLY: Final = 7
ASK_REVEAL: Final = 8
ASK_MIND: Final = 9
ASK_STORY: Final = 10
ASK_APPLAUSE: Final = 11
ASK_ENOUGH: Final = 12
ASK_HEIR: Final = 13
ASK_MEMORY: Final = 14
ASK_ELECT: Final = 15
ASK_OPINION: Final = 16

# -- answers; TOP begins at 0, so that the cards not yet seen are themselves its list of answers;
# stored games know them by their numbers, so that new ones come last

TOP: Final = CODES.verb("top", ("card",), MAX_CARDS)
PROPOSE: Final = CODES.verb("propose", ("card",), MAX_CARDS)
CROWN: Final = CODES.verb("crown", ("seat",), MAX_SEATS)
GOAL: Final = CODES.verb("goal", ("goal",), GOALS)
DRAW: Final = CODES.verb("draw", ("pile",), PILES)
CALL: Final = CODES.verb("call", ("seat",), MAX_SEATS)
CLAIM: Final = CODES.verb("claim", ("pillar", "force"), PILLARS, FORCES)
TONE: Final = CODES.verb("tone", ("tone",), TONES)
DONE: Final = CODES.verb("done")
ASK: Final = CODES.verb("ask", ("seat", "question"), MAX_SEATS, QUESTIONS)
WARN: Final = CODES.verb("warn", ("pillar", "force"), PILLARS, FORCES)
SILENT: Final = CODES.verb("silent")
ACCEPT: Final = CODES.verb("accept", ("seat",), MAX_SEATS)
REJECT: Final = CODES.verb("reject", ("seat",), MAX_SEATS)
SEAL: Final = CODES.verb("seal")
TURN: Final = CODES.verb("turn", ("seat",), MAX_SEATS)
STAND: Final = CODES.verb("stand")
RELENT: Final = CODES.verb("relent")
TELL: Final = CODES.verb("tell", ("death", "style"), DEATHS, STYLES)
APPLAUD: Final = CODES.verb("applaud")
SHRUG: Final = CODES.verb("shrug")
STOP: Final = CODES.verb("stop")
CONTINUE: Final = CODES.verb("continue")
VOTE: Final = CODES.verb("vote", ("seat",), MAX_SEATS)
FILL: Final = CODES.verb("fill")
REMARK: Final = CODES.verb("remark", ("seat", "remark"), MAX_SEATS, REMARKS)
CONSULT: Final = CODES.verb("consult", ("seat", "seat"), MAX_SEATS, MAX_SEATS)
HUSH: Final = CODES.verb("hush", ("seat",), MAX_SEATS)
TIME: Final = CODES.verb("time", ("speaking",), SPEAKINGS)
OPEN: Final = CODES.verb("open", ("tone",), TONES)
FAREWELL: Final = CODES.verb("farewell", ("tone",), TONES)

# -- events

BEGAN: Final = CODES.event("began", "2.1", ("number",), reveals=True)
GOT_GOAL: Final = CODES.event("got-goal", "2.3", ("goal",), secrets=1, reveals=True)
DREW: Final = CODES.event("drew", "2.5", ("pile", "character", "card"), secrets=1, reveals=True)
RESHUFFLED: Final = CODES.event("reshuffled", "3.10", ("number",), reveals=True)
CALLED: Final = CODES.event("called", "R-2", ("seat",))
READY: Final = CODES.event("ready", "3.1")
PROPOSED: Final = CODES.event("proposed", "3.1", ("character", "tone"), reveals=True)
CLAIMED: Final = CODES.event("claimed", "3.2", ("pillar", "force"), detail=True)
ASKED: Final = CODES.event("asked", "3.3", ("seat", "question"))
ANSWERED: Final = CODES.event("answered", "3.3", ("pillar", "force"), reveals=True)
WARNED: Final = CODES.event("warned", "3.3", ("pillar", "force"), reveals=True)
KEPT_SILENT: Final = CODES.event("kept-silent", "3.3", reveals=True)
ACCEPTED: Final = CODES.event("accepted", "3.4", ("seat", "character"))
REJECTED: Final = CODES.event("rejected", "3.4", ("seat", "character"))
SEALED: Final = CODES.event("sealed", "3.4", ("number",))
FAVOURED: Final = CODES.event("favoured", "3.5", ("number",), detail=True)
REVEALED: Final = CODES.event("revealed", "3.6", ("seat", "character", "card"), reveals=True)
KEPT_WORD: Final = CODES.event("kept-word", "8.3", detail=True)
BROKE_WORD: Final = CODES.event("broke-word", "8.3", ("pillar",), detail=True)
STOOD: Final = CODES.event("stood", "3.8")
RELENTED: Final = CODES.event("relented", "3.8", ("seat",))
APPLIED_WHITE: Final = CODES.event("applied-white", "3.7", ("character",))
APPLIED_BLACK: Final = CODES.event("applied-black", "3.6", ("character",))
MOVED: Final = CODES.event("moved", "R-1", ("pillar", "space", "space"), detail=True)
DIED: Final = CODES.event("died", "4.1", ("death",))
ABDICATED_NOW: Final = CODES.event("abdicated", "4.4", ("number",))
TOLD: Final = CODES.event("told", "4.2", ("death", "style"))
VOTED: Final = CODES.event("voted", "4.3")
STORY_POINT: Final = CODES.event("story-point", "4.3", ("number",), reveals=True)
STORY_FAILED: Final = CODES.event("story-failed", "4.3", ("number",), reveals=True)
PILE_POINTS: Final = CODES.event("pile-points", "5.1", ("number",))
GOAL_POINTS: Final = CODES.event("goal-points", "5.2", ("goal", "number"), reveals=True)
GOAL_PART: Final = CODES.event("goal-part", "5.2", ("pillar", "space", "number"), detail=True)
STOPPED: Final = CODES.event("stopped", "6.3", reveals=True)
WENT_ON: Final = CODES.event("went-on", "6.3", ("number",), reveals=True)
CROWNED: Final = CODES.event("crowned", "6.1", ("seat",), reveals=True)
TIED: Final = CODES.event("tied", "7.2", ("number",))
VOTED_FOR: Final = CODES.event("voted-for", "7.2", ("seat",), detail=True)
REMEMBERED: Final = CODES.event("remembered", "7.2", ("number",), reveals=True)
SHARED: Final = CODES.event("shared", "7.2", reveals=True)
ELECTED: Final = CODES.event("elected", "2.1", ("number",), reveals=True)
OPENED: Final = CODES.event("opened", "8.5", ("tone",))
REMARKED: Final = CODES.event("remarked", "8.6", ("seat", "remark"), reveals=True)
CONSULTED: Final = CODES.event("consulted", "8.6", ("seat", "seat"))
HUSHED: Final = CODES.event("hushed", "8.7", ("seat",))
TIMED: Final = CODES.event("timed", "8.4", ("speaking",))
LAST_WORDS: Final = CODES.event("last-words", "8.5", ("tone",))
WISHED: Final = CODES.event("wished", "6.3", ("number",), reveals=True)

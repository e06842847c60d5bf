"""Every message on the socket between page and server; docs/wire.md tells how they are used.

The TypeScript types of the page are generated from this file (`make wire`).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from cabale.server.cadence import FREE, Cadence, ClockInfo

NAME_LENGTH: Final = 24
TALK_LENGTH: Final = 400
FRAME_BYTES: Final = 8192  # the longest message a page may send on its socket
BODY_BYTES: Final = 65536  # the longest body of a request
WATCHING: Final = -1  # the eyes of those who only look on

Name = Annotated[str, Meta(max_length=200)]  # cleaned and cut to NAME_LENGTH afterwards
Secret = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(max_length=64, pattern=r"^[0-9A-Za-z_-]*$(?!\n)")]
Seal = Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Action = Annotated[int, Meta(ge=0, le=1 << 31)]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]
Tag = Annotated[str, Meta(max_length=40)]

Mode = Literal["bots", "friends", "hotseat"]
Phase = Literal["lobby", "playing", "over"]
Kind = Literal["open", "person", "bot"]


# -- a table, as everybody sees it


class SeatInfo(Struct):
    """Who sits there, and whether somebody is behind the screen."""

    kind: Kind
    name: str
    level: str | None  # of the bot that plays, also for a person who is away
    present: bool
    gone: float | None  # when the person was last there (seconds since 1970), None while present
    votes: list[int]  # seats that want a bot to play for this absent one
    owes: bool = False  # its word is still to come, once the seats are settled
    hurried: bool = False  # whether its bot thinks less than its level does, as many wait
    clock: ClockInfo | None = None  # none where time is not counted
    away: float | None = None  # the person is on leave until then (seconds since 1970)


class TakeBackInfo(Struct):
    """A wish to take an answer back, and who has agreed."""

    seat: int
    agreed: list[int]
    needed: list[int]


class EditionRef(Struct):
    """The edition of the box that a table is played with."""

    id: str
    name: str


class TableInfo(Struct):
    """What everybody may know of a table."""

    id: str
    game: str
    rules: int
    mode: Mode
    phase: Phase
    options: dict[str, str]
    house: bool  # played with other components than the box's
    edition: EditionRef | None  # the edition that they come from, if it has a name
    seats: list[SeatInfo]
    host: int  # seat of the host
    watchers: bool  # whether others may look on
    watching: int  # how many do
    patience: int  # seconds of absence after which the others may call a bot
    given: int  # answers at the head taken over from another game, which the deal does not cover
    commit: str  # commitment to the deal, published before any word is told
    seals: list[str]  # before the start, by seat: the hash of the word that it adds to the deal
    dealing: bool  # the seats are settled: whoever holds the word behind a seal tells it now
    takeback: TakeBackInfo | None
    next: str | None  # the table of the rematch
    daily: str = ""  # the date, if it plays the deal of a day
    words_until: float = 0.0  # while dealing: who is not here is waited for until then
    cadence: Cadence = FREE
    now: float = 0.0  # when this was told, by the clock of the table
    host_awaited: float = 0.0  # in a lobby: the host is away, and is waited for until then
    heir_of: int = -1  # in a lobby: the seat in whose absence the host took the chair


# -- socket: from the page


class Hello(Struct, tag="hello", tag_field="t", forbid_unknown_fields=True):
    """The first message: the secrets of the seats held, none to watch; what was seen before."""

    secrets: Annotated[list[Secret], Meta(max_length=6)] = []
    stream: Annotated[str, Meta(max_length=40)] = ""  # of the last Welcome
    since: Count = 0  # the last `seq` seen of it
    talk: Count = 0  # how many lines of talk are known
    look: SeatNumber | None = None  # through whose eyes, of several seats held


class WordSent(Struct, tag="word", tag_field="t", forbid_unknown_fields=True):
    """The word behind a seat's seal, told once the seats are settled; empty: I do without."""

    seat: SeatNumber
    word: Word


class AnswerSent(Struct, tag="answer", tag_field="t", forbid_unknown_fields=True):
    """An answer to the question of `position`; a key sent twice counts once."""

    position: Count
    key: Key
    action: Action


class WhyAsked(Struct, tag="why", tag_field="t", forbid_unknown_fields=True):
    """Why may I not do that?"""

    id: Count
    action: Action


class Undo(Struct, tag="undo", tag_field="t", forbid_unknown_fields=True):
    """Take back my last answer, or with `turn` all since nothing was learned."""

    position: Count
    turn: bool = False


class TakeBack(Struct, tag="takeback", tag_field="t", forbid_unknown_fields=True):
    """Ask the others to let me take back my last answer; again to give the wish up."""

    position: Count
    give_up: bool = False


class Consent(Struct, tag="consent", tag_field="t", forbid_unknown_fields=True):
    """Agree to a take-back, or not; to that of `seat` alone, if it is named."""

    yes: bool
    seat: SeatNumber | None = None


class Vote(Struct, tag="vote", tag_field="t", forbid_unknown_fields=True):
    """Let a bot play for an absent seat, or not."""

    seat: SeatNumber
    yes: bool


class TalkSent(Struct, tag="talk", tag_field="t", forbid_unknown_fields=True):
    """A word to the table."""

    text: Annotated[str, Meta(max_length=4000)]
    about: Tag | None = None  # a piece or paragraph, as the page names it
    seat: SeatNumber | None = None  # that speaks, of several held; the one that looks unless said


class HintAsked(Struct, tag="hint", tag_field="t", forbid_unknown_fields=True):
    """What would a bot do? Only where everybody else is a bot."""

    id: Count


class CoachAsked(Struct, tag="coach", tag_field="t", forbid_unknown_fields=True):
    """What matters in the position I am asked in?"""

    id: Count


class Look(Struct, tag="look", tag_field="t", forbid_unknown_fields=True):
    """Look through the eyes of another seat that I hold; -1 draws the curtain."""

    seat: Annotated[int, Meta(ge=-1, le=5)]


class WholeAsked(Struct, tag="whole", tag_field="t", forbid_unknown_fields=True):
    """What I know does not fit: tell me everything."""


class Pace(Struct, tag="pace", tag_field="t", forbid_unknown_fields=True):
    """How long bots may take for me to follow, as a share of what is usual: 0 is at once."""

    share: Annotated[float, Meta(ge=0, le=1)]


class Ping(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Are you there?"""

    id: Count


FromPage = (
    Hello
    | WordSent
    | AnswerSent
    | WhyAsked
    | Undo
    | TakeBack
    | Consent
    | Vote
    | TalkSent
    | HintAsked
    | CoachAsked
    | Look
    | WholeAsked
    | Pace
    | Ping
)


# -- socket: to the page


class Welcome(Struct, tag="welcome", tag_field="t"):
    """Who you are at this table; a Step follows once the game has begun."""

    table: TableInfo
    mine: list[int]
    invite: str  # path of the link for players; empty for watchers
    stream: str
    version: str  # of the server; a page of another version reloads


class TableNow(Struct, tag="table", tag_field="t"):
    """Seats, presence, votes or options have changed."""

    table: TableInfo


class Question(Struct):
    """What is asked, and of whom, as these eyes may know it."""

    decision: int  # index in GameInfo.decisions
    waiting: list[int]
    args: list[tuple[str, int]]  # the pieces it speaks of, by type; -1 is hidden


class Over(Struct):
    """The end of a game."""

    places: list[int]  # by seat, from 1
    standings: list[list[int]]  # by seat: points, then tie-breakers
    seed: str  # behind the commitment
    entropy: list[str]


class TakenBack(Struct):
    """A move that was taken back with everybody's consent: whose, after how much of the log."""

    seat: int
    log: int
    events: list[list[int]]  # what it had told these eyes


class Step(Struct, tag="step", tag_field="t"):
    """The game as these eyes see it now, and what happened since the last Step."""

    seq: int  # one more with each Step of the stream
    eyes: int  # the seat that looks, -1 for watchers
    log: int  # keep this many events, then add:
    events: list[list[int]]  # kind (index in GameInfo.events), seat, details; -1 is hidden
    mine: int  # length of the log when this seat last answered
    back: int | None  # the seat that took something back in this Step
    taken: list[TakenBack]  # the last moves that were taken back, in their order
    position: int  # to send with the answer
    question: Question | None
    view: Any  # what is seen; the type is the game's own
    choices: list[int]  # actions this seat may answer now
    undo: bool
    restart: bool
    takeback: bool
    over: Over | None


class Change(Struct, tag="change", tag_field="t", kw_only=True):
    """What differs from the Step before: a field that is missing is as it was."""

    seq: int
    log: int
    events: list[list[int]]
    mine: int | UnsetType = UNSET
    back: int | UnsetType = UNSET  # missing: nobody took anything back
    taken: list[TakenBack] | UnsetType = UNSET
    position: int | UnsetType = UNSET
    question: Question | UnsetType | None = UNSET
    view: Any = UNSET  # what differs in it, as core/changes.py tells it
    choices: list[int] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    restart: bool | UnsetType = UNSET
    takeback: bool | UnsetType = UNSET
    over: Over | UnsetType | None = UNSET
    check: int | UnsetType = UNSET  # now and then: CRC-32 of the whole view as JSON


class Film(Struct, tag="film", tag_field="t"):
    """Before the first Step: what these eyes saw since their last answer, without the present."""

    steps: list[Step]


class Talk(Struct, tag="talk", tag_field="t"):
    """A word said at the table; `n` counts from 0."""

    n: int
    seat: int
    text: str
    about: str | None
    at: float


class RefusalInfo(Struct):
    """Why an answer is not allowed: key of a sentence, its arguments by piece type, paragraph."""

    key: str
    paragraph: str
    args: list[tuple[str, int]]


class Why(Struct, tag="why", tag_field="t"):
    """The reply to WhyAsked; no refusal: it is allowed."""

    id: int
    refusal: RefusalInfo | None


class Refused(Struct, tag="refused", tag_field="t"):
    """Something was not done. The reasons are listed in docs/wire.md; a Step may follow."""

    what: str  # tag of the message that is refused
    reason: str
    key: str | None = None  # of the answer
    refusal: RefusalInfo | None = None


class Done(Struct, tag="done", tag_field="t"):
    """An answer that was sent twice had counted already."""

    key: str


class Advice(Struct):
    """One answer: its share of the thinking, the chance of winning with it, and its error."""

    action: int
    trust: float
    chance: float
    error: float
    apart: float  # the error of its difference to the first answer's chance


class Reason(Struct):
    """A claim of the rules: the message `reason-<key>`, its paragraph and pieces; a risk warns."""

    key: str
    paragraph: str
    args: list[tuple[str, int]]
    risk: bool


class Remark(Struct):
    """What the search expects: `hint-<key>`, who would answer what (-1: nothing), in percent."""

    key: str
    seat: int
    action: int
    percent: int


class Hint(Struct, tag="hint", tag_field="t"):
    """What a bot would do, best first, and why; nothing if it could not say."""

    id: int
    best: list[Advice]
    reasons: list[Reason]
    remarks: list[Remark]


class Coach(Struct, tag="coach", tag_field="t"):
    """What matters now by the rules and by what the asker sees, most of all first."""

    id: int
    reasons: list[Reason]


class Pong(Struct, tag="pong", tag_field="t"):
    """Yes."""

    id: int


ToPage = (
    Welcome | TableNow | Step | Change | Film | Talk | Why | Refused | Done | Hint | Coach | Pong
)

read_message: Final = msgspec.json.Decoder(FromPage)
encode: Final = msgspec.json.Encoder().encode

"""What requests carry and what they are answered with; docs/wire.md lists them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cabale.server.cadence import FREE, Cadence
from cabale.server.wire import (
    Action,
    Count,
    Mode,
    Name,
    Phase,
    Reason,
    Seal,
    SeatNumber,
    Secret,
    Step,
    TableInfo,
    Tag,
)

# -- what a game is, for a page that knows no rule


class VerbInfo(Struct):
    """A block of action codes: action = base + row * columns + column."""

    name: str
    base: int
    rows: int
    columns: int
    args: list[str]  # piece type of the row, then of the column


class EventInfo(Struct):
    """One kind of event: the key of its sentence, its paragraph, the pieces it speaks of."""

    name: str
    paragraph: str
    args: list[str]
    secrets: int
    private: bool
    detail: bool
    reveals: bool


class DecisionInfo(Struct):
    """One question of the rules."""

    name: str
    paragraph: str
    brisk: bool  # routine: nobody needs time to follow the answers
    only: Literal["known", "secret"] | None  # who knows when one answer is left; null: ask anyway


class OptionInfo(Struct):
    """A choice of the host; the first value is the default."""

    name: str
    values: list[str]
    paragraph: str


class FieldInfo(Struct):
    """One thing that a view shows, for boards that know no game."""

    name: str
    form: Literal["number", "flag", "text", "group"]
    many: bool  # a list of them
    of: str  # the type of piece that a number is; empty: a plain number
    by: str  # the type of piece that each entry of the list belongs to, or seat
    inner: list[FieldInfo]  # what a group shows


class LessonInfo(Struct):
    """A lesson, as the way to it shows it."""

    name: str
    title: dict[str, str]  # by language
    minutes: int
    steps: int


class GameInfo(Struct):
    """All that a page must know of a game that is not drawn by its own board."""

    name: str
    title: dict[str, str]  # by language
    tagline: dict[str, str]
    accent: str  # its one colour; empty: the page's own choice
    emblem: str  # a path in a box of 512 by 512; empty: the page's own choice
    board: str  # address of the module that draws it; empty: the page's own board, or in words
    least: int
    most: int
    minutes: int
    rules: int  # version of the rules
    verbs: list[VerbInfo]
    events: list[EventInfo]
    decisions: list[DecisionInfo]
    options: list[OptionInfo]
    names: dict[str, list[str]]  # piece type → name of each piece
    tie_breakers: list[str]
    view: list[FieldInfo]  # what a seat sees, where the page has no board of its own
    levels: list[str]  # of bots, weakest first
    manners: list[str]  # that a bot of any level may have, behind a dash: minister-bold
    lessons: list[LessonInfo]  # in the order in which they are taught
    values: int  # of the box that somebody may change; 0: it is as it is
    reconstructed: int  # those whose printed figure is not known


# -- REST: bodies of requests


class Create(Struct, forbid_unknown_fields=True):
    """A new table; the creator takes seat 0, in hotseat every seat that is not a bot's."""

    game: Tag
    seats: Annotated[int, Meta(ge=1, le=6)]
    mode: Mode
    names: Annotated[list[Name], Meta(max_length=6)] = []  # of the people, by seat
    levels: Annotated[list[Tag | None], Meta(max_length=6)] = []  # of bots, by seat; None: a person
    options: Annotated[dict[Tag, Tag], Meta(max_length=40)] = {}
    components: Annotated[dict[str, Any], Meta(max_length=200)] = {}
    edition: Tag = ""  # the id of an edition whose components are taken
    watchers: bool = True
    patience: Annotated[int, Meta(ge=0, le=30 * 86400)] = 120
    cadence: Cadence = FREE
    seal: Seal = ""  # hash of the word that the browser adds to the deal


class Sit(Struct, forbid_unknown_fields=True):
    """Take a free seat, the first one unless said."""

    name: Name
    seal: Seal = ""  # hash of the word that the browser adds to the deal
    seat: SeatNumber | None = None
    invite: Tag = ""  # what the link for players brings
    beside: bool = False  # one more seat on this device, for somebody who sits beside


class Setup(Struct, forbid_unknown_fields=True):
    """What the host changes before the start; None leaves it as it is."""

    seats: Annotated[int, Meta(ge=1, le=6)] | None = None
    options: Annotated[dict[Tag, Tag], Meta(max_length=40)] | None = None
    levels: Annotated[list[Tag | None], Meta(max_length=6)] | None = None
    watchers: bool | None = None
    patience: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None
    cadence: Cadence | None = None


class Remove(Struct, forbid_unknown_fields=True):
    """The seat of somebody else that the host frees."""

    seat: SeatNumber


class PassOn(Struct, forbid_unknown_fields=True):
    """The seat whose holder hosts the table from now on."""

    seat: SeatNumber


class Rematch(Struct, forbid_unknown_fields=True):
    """The same again; the asker's browser adds a new word."""

    seal: Seal = ""


class Held(Struct, forbid_unknown_fields=True):
    """A seat that this browser holds."""

    table: Tag
    secret: Secret


class Mine(Struct, forbid_unknown_fields=True):
    """The seats that this browser holds."""

    held: Annotated[list[Held], Meta(max_length=200)]


class QrAsk(Struct, forbid_unknown_fields=True):
    """A link to draw as a QR code; in a body, so that no secret stands in an address."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Onward(Struct, forbid_unknown_fields=True):
    """Play on from a step of a finished game, in one of its seats, against bots."""

    step: Count
    seat: SeatNumber
    name: Name = ""
    level: Tag | None = None  # of every bot; None: as they were, or a middling one for people
    seal: Seal = ""  # hash of the word that the browser adds to the deal


class LessonWhy(Struct, forbid_unknown_fields=True):
    """Why an answer is not possible at a place of a lesson."""

    step: Count
    done: Annotated[list[Action], Meta(max_length=40)]  # answers given in this step
    action: Action


# -- REST: replies


class SeatSecret(Struct):
    """The secret that holds a seat."""

    seat: int
    secret: str


class Created(Struct):
    """A table was made, or a seat taken: the secrets are told this once."""

    id: str
    mine: list[SeatSecret]
    invite: str  # path of the link for players, who may take a free seat by it
    watch: str  # path of the link for watchers, who may not


class MyTable(Struct):
    """One of my tables."""

    id: str
    game: str
    phase: Phase
    seat: int
    names: list[str]
    waits: bool  # for me
    touched: float  # when somebody last did something (seconds since 1970)
    cadence: Cadence = FREE
    until: float | None = None  # when my time there is over, while it runs


class ReplayStep(Struct):
    """One answer and what these eyes learned by it; step 0 is what came before the first."""

    seat: int  # that answered; -1: nobody yet
    action: int  # the answer, to the eyes of the seat that gave it; -1: hidden
    events: list[list[int]]  # as in Step


class Proof(Struct):
    """Whether every answer of chance follows from the seed that was committed at the start."""

    commit: str
    seed: str
    entropy: list[str]
    given: int  # answers taken over from another game, not part of this deal
    chance: int  # answers of chance that were computed again and found to be the same
    fault: str | None  # None: proved. Else commitment, given or deal
    line: int  # of the record, where the first false answer of chance stands
    found: str  # that answer, in the words of the record
    due: str  # the one that the seed gives


class Weighed(Struct):
    """One choice, weighed from what the one who made it knew; chances run from 0 to 1."""

    step: int  # of the replay, that it made
    seat: int
    action: int
    chances: list[float]  # of winning, by seat, before it
    best: int  # what the analyst would have answered
    cost: float  # what the answer gave away against the best
    error: float  # half of the interval in which the cost lies: within it, nothing is claimed
    luck: float  # what chance brought the seat right after it
    reasons: list[Reason]  # for the best, as in Hint


class Analysis(Struct):
    """How chances moved; while it is being worked on it grows."""

    total: int  # choices of the game
    choices: list[Weighed]
    dearest: list[int]  # the steps that cost most, once it is done
    ended: list[float]  # the part of every seat in the victory
    done: bool


class LessonWrong(Struct):
    """A likely slip, and what is said about it."""

    action: int
    words: dict[str, str]  # by language; {B} is a seat


class LessonMove(Struct):
    """An answer that the lesson takes, and what is seen after it."""

    action: int
    frames: list[Step]
    words: dict[str, str]  # about the choice that it completes; empty on the way
    moves: list[LessonMove]  # what it takes next in the same step; none: the step is done


class LessonPart(Struct):
    """One idea and one gesture."""

    words: dict[str, str]
    rules: list[str]  # the paragraphs that say why
    touch: str  # the thing that is only looked at; empty: an answer is wanted
    held: list[str]  # pieces chosen beforehand
    free: bool  # a decision of one's own
    opens: bool  # a new deal begins here
    now: Step  # the game at its entrance, with its whole log
    moves: list[LessonMove]
    after: list[Step]  # what is seen once the thing was touched
    wrong: list[LessonWrong]


class LessonPlay(Struct):
    """A lesson with everything that can happen in it."""

    title: dict[str, str]
    table: TableInfo
    you: int
    steps: list[LessonPart]


class Problem(Struct):
    """Why a request was refused: a key for the page, a sentence for people at a console."""

    reason: str
    detail: str


class Way(Struct):
    """An address at which the server listens."""

    url: str
    tried: bool  # somebody on another machine has come in by it


class Reach(Struct):
    """Where others reach the server."""

    public: list[str]  # from everywhere, as its host has told it
    network: list[Way]  # on the local network
    closed: list[str]  # addresses of the local network on which it could listen
    here: bool  # whoever asks sits at the server's own machine, and may open it to that network


class Health(Struct):
    """The server is up."""

    status: Literal["ok"]
    version: str

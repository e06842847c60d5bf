"""What is kept of a club, on papers beside the tables (storage/paper.py)."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from cabale.server.cadence import FREE, Cadence
from cabale.server.club.pairing import Drawn
from cabale.server.club.standing import Played, Standing
from cabale.server.storage.edition import ALPHABET
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store
from cabale.server.table import Refuse

CLUB: Final = "club"
MEMBER: Final = "member"
NOTICE: Final = "notice"
RESULT: Final = "result"
TOURNAMENT: Final = "tournament"
SEASON: Final = "season"
SEALS: Final = "seals"

Sees = Literal["nobody", "members", "everybody"]
Form = Literal["swiss", "round-robin"]
State = Literal["gathering", "running", "over", "stopped"]

encode: Final = msgspec.json.Encoder().encode
T = TypeVar("T", bound=Struct)


class Club(Struct):
    """The club that a server is, under the id `club`."""

    name: str = ""
    text: str = ""
    sees: Sees = "nobody"  # who sees its page
    invite: str = ""  # in the link by which people become members
    since: float = 0.0


class Member(Struct):
    """Somebody belongs to the club; the paper is the person's, and goes with them."""

    since: float


class Notice(Struct):
    """A table of the club, under the table's id: its game counts."""

    at: float
    name: str = ""
    language: str = ""
    level: str = ""  # of those who are looked for, in words of the page
    tournament: str = ""  # the id of the one that made it
    by: str = ""  # the id of the person who named it


class ResultSeat(Struct):
    """How a game ended for one seat."""

    place: int
    points: int
    person: str = ""  # the id; empty: a guest or a bot
    level: str = ""  # of a bot


class Result(Struct):
    """A game of the club that is over, under the table's id; written once."""

    table: str
    game: str
    at: float
    seats: list[ResultSeat]
    tournament: str = ""

    @property
    def with_bots(self) -> bool:
        return any(seat.level for seat in self.seats)

    @property
    def counts(self) -> bool:
        """Whether it says something of people: each seat somebody else's."""
        people = [seat.person for seat in self.seats if seat.person]
        return len(self.seats) > 1 and len(people) == len(set(people)) > 0

    def played(self) -> Played:
        """The game as standings count it."""
        return Played([seat.person for seat in self.seats], [seat.place for seat in self.seats])


class Pod(Struct):
    """A table of a round."""

    table: str
    players: list[str]  # by seat
    places: list[int] | None = None  # None: it is not over
    void: bool = False  # it ended without a result

    @property
    def is_done(self) -> bool:
        return self.void or self.places is not None


class Round(Struct):
    """A round of a tournament."""

    pods: list[Pod]
    byes: list[str]
    made: bool = False  # its tables stand

    @property
    def is_done(self) -> bool:
        return self.made and all(pod.is_done for pod in self.pods)


class Tournament(Struct):
    """A tournament from its announcement to its end."""

    name: str
    game: str
    seats: int
    form: Form
    length: int  # rounds; 0: as many as it takes to meet everybody
    made: float
    cadence: Cadence = FREE  # the pace of its tables
    state: State = "gathering"
    players: list[str] = []
    left: list[str] = []  # those of them who are not drawn any more
    rounds: list[Round] = []

    def here(self) -> list[str]:
        """Those who still play."""
        return [one for one in self.players if one not in self.left]

    def drawn(self) -> list[Drawn]:
        """The rounds as they were drawn."""
        return [Drawn([pod.players for pod in one.pods], one.byes) for one in self.rounds]

    def played(self) -> list[Played]:
        """The games that are over."""
        pods = [pod for one in self.rounds for pod in one.pods]
        return [Played(pod.players, pod.places) for pod in pods if pod.places is not None]


class Seals(Struct):
    """What a player's browser has sealed for a tournament, under both ids: a word a round."""

    seals: list[str]


class Season(Struct):
    """A span of time with standings of its own; once it is closed they stay as they are."""

    name: str
    begins: float
    ends: float
    game: str = ""  # empty: all games
    closed: bool = False
    lines: list[Standing] = []


def new_id(length: int = 8) -> str:
    """The id of something that is no secret; as the word in a link, longer."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def read(paper: Paper, kind: type[T]) -> T:
    return msgspec.json.decode(paper.text, type=kind)


async def find(store: Store, kind: str, id: str) -> Paper:
    """A paper of the club; refused if there is none."""
    paper = await store.paper(kind, id[:40])
    if paper is None:
        raise Refuse(f"no-such-{kind}")
    return paper


async def put(store: Store, kind: str, id: str, what: Struct, owner: str = "") -> None:
    await store.put_paper(Paper(kind, id, owner, encode(what)))


async def swap(store: Store, before: Paper, after: Struct) -> bool:
    """Change a paper, unless somebody else has done so meanwhile."""
    changed = Paper(before.kind, before.id, before.owner, encode(after))
    return await store.swap_paper(before, changed)


async def club_of(store: Store) -> Club:
    """The club of a server; one that nobody has set up is seen by nobody."""
    paper = await store.paper(CLUB, CLUB)
    return Club() if paper is None else read(paper, Club)


async def change_club(store: Store, change: Callable[[Club], None]) -> Club:
    """Change the club; whoever comes second changes what the first has made of it."""
    while True:
        paper = await store.paper(CLUB, CLUB)
        club = Club() if paper is None else read(paper, Club)
        change(club)
        added = Paper(CLUB, CLUB, "", encode(club))
        if await (store.add_paper(added) if paper is None else store.swap_paper(paper, added)):
            return club


async def unname(store: Store, table: str, person: str) -> None:
    """Let a table of the club go by its game, if this person named it."""
    paper = await store.paper(NOTICE, table)
    if paper is not None and (notice := read(paper, Notice)).by == person:
        await swap(store, paper, msgspec.structs.replace(notice, name="", by=""))


def seals_id(cup: str, person: str) -> str:
    return f"{cup}.{person}"


async def is_member(store: Store, person: str) -> bool:
    return bool(person) and await store.paper(MEMBER, person) is not None

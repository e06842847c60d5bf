"""Before the game: making a table, taking seats, the host's choices, the rematch."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

from cabale.bots.levels import is_level, with_manner
from cabale.core.game import Game, GameError
from cabale.server import cadence, dealing
from cabale.server import lines as stored
from cabale.server.api import Create, SeatSecret, Setup, Sit
from cabale.server.bearer import Bearer
from cabale.server.chairs import Chair, is_same
from cabale.server.lines import Line, Opened, Seated
from cabale.server.people import STAND_IN
from cabale.server.storage.edition import ALPHABET, ID_LENGTH
from cabale.server.table import Outcome, Refuse, Table
from cabale.server.text import clean, is_like
from cabale.server.wire import NAME_LENGTH, EditionRef

NOBODY: Final = Bearer()
LINES: Final = 20_000  # after which a table takes nothing but answers; no evening needs them
INVITE_LENGTH: Final = 6  # of the word in the link for players; short enough to be typed


@dataclass(slots=True)
class Made:
    """A new table, the lines to store, and the secrets for whoever made it."""

    table: Table
    lines: list[Line]
    mine: list[SeatSecret]

    def add(self, line: Line) -> None:
        """Carry a line out and have it stored."""
        self.table.fold(line)
        self.lines.append(line)


def new_id(length: int = ID_LENGTH) -> str:
    """The name of a table, which nobody guesses: 59 random bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def make(
    game: Game[Any],
    wish: Create,
    levels: list[str],
    now: float,
    edition: EditionRef | None = None,
    maker: Bearer = NOBODY,
) -> Made:
    """A table as somebody wants it; bots and hotseat tables begin at once."""
    options = game.resolve(wish.options)
    game.new(wish.seats, options, wish.components)
    opened = Opened(
        game.name,
        game.rules_version,
        wish.mode,
        secrets.token_hex(32),
        now,
        options,
        wish.components,
        wish.watchers,
        wish.patience,
        cadence=cadence.check(wish.cadence),
        edition=edition,
        invite=new_id(INVITE_LENGTH),
    )
    made = Made(Table(new_id(), game, opened), [opened], [])
    for seat in range(wish.seats):
        fill(made, seat, wish, levels, maker)
    if made.table.host < 0:
        raise GameError("a table needs at least one person")
    if wish.mode != "friends":
        made.lines += dealing.close(made.table).lines
    return made


def fill(made: Made, seat: int, wish: Create, levels: list[str], maker: Bearer) -> None:
    """Fill one seat of a new table."""
    level = wish.levels[seat] if seat < len(wish.levels) else None
    if level is not None:
        line = Seated(seat, "bot", level=known_level(level, levels))
    elif seat == 0 or wish.mode == "hotseat":
        holder = maker.for_new_seat()
        made.mine.append(SeatSecret(seat, holder.secret))
        name = wish.names[seat] if seat < len(wish.names) else ""
        seal = wish.seal if seat == 0 else ""
        line = person(seat, clean(name, NAME_LENGTH), holder.holder, seal)
    elif wish.mode == "bots":
        line = Seated(seat, "bot", level=with_manner(levels[len(levels) // 2 - 1], seat - 1))
    else:
        line = Seated(seat, "open")
    made.add(line)


def person(seat: int, name: str, holder: str, seal: str) -> Seated:
    """A seat as somebody's, who adds a word to the deal."""
    return Seated(seat, "person", name, holder=holder, seal=seal)


def known_level(level: str, levels: list[str]) -> str:
    """The level, with its manner if it has one, if there are bots of it."""
    if level.partition("-")[0] not in levels or not is_level(level):
        raise GameError(f"there is no bot of level '{level[:40]}'; there are {', '.join(levels)}")
    return level


def in_lobby(table: Table) -> None:
    """Refuse what must happen before the start."""
    if table.play is not None or table.dealing:
        raise Refuse("started")
    check_room(table)


def check_room(table: Table) -> None:
    """Refuse what could go on for ever; the answers of a game cannot."""
    if table.count >= LINES:
        raise Refuse("enough")


def sit(table: Table, wish: Sit, who: Bearer) -> tuple[Outcome, SeatSecret]:
    """Take a free seat; whoever has one already renames their own."""
    in_lobby(table)
    held = table.seats_held_by(who.holder)
    if held and not wish.beside:
        seat = held[0]
    else:
        if not held:
            check_invitation(table, wish.invite)
        seat, who = free_seat(table, wish.seat), who.for_new_seat()
    name = name_for(table, seat, wish.name)
    outcome = Outcome(table=True)
    table.add(outcome, person(seat, name, who.holder, wish.seal))
    return outcome, SeatSecret(seat, who.secret)


def invitation(table: Table) -> str:
    """The path of the link for players."""
    key = table.opened.invite
    return f"/t/{table.id}#j={key}" if key else f"/t/{table.id}"


def check_invitation(table: Table, invite: str) -> None:
    """Refuse whoever has only the link for watchers."""
    if table.opened.invite and not is_same(table.opened.invite, invite):
        raise Refuse("not-invited")


def name_for(table: Table, seat: int, wished: str) -> str:
    """The name as it is kept; none is fine, but not one that another seat goes by."""
    name = clean(wished, NAME_LENGTH)
    if wished and not name:
        raise Refuse("empty")
    others = [chair.name for n, chair in enumerate(table.chairs) if n != seat]
    if is_like(name, others):
        raise Refuse("name-taken")
    return name


def free_seat(table: Table, wanted: int | None) -> int:
    """The free seat that is wanted, or the first one."""
    free = [n for n, chair in enumerate(table.chairs) if chair.kind == "open"]
    if wanted is not None:
        free = [n for n in free if n == wanted]
    if not free:
        raise Refuse("no-free-seat")
    return free[0]


def leave(table: Table, seat: int) -> Outcome:
    """Give a seat up before the start; afterwards the table just waits."""
    outcome = Outcome(table=True)
    if table.play is None and not table.dealing:
        table.add(outcome, Seated(seat, "open"))
    return outcome


def remove(table: Table, seat: int) -> Outcome:
    """The host frees a seat of somebody else; their secret holds it no more.

    Once the game runs a bot plays on there, until somebody comes to whom the host hands the seat.
    """
    if table.dealing or table.phase == "over":
        in_lobby(table)
    if seat >= len(table.chairs):
        raise Refuse("no-such-seat")
    if seat == table.host:
        raise Refuse("not-yourself")
    runs = table.play is not None
    if runs and (table.opened.mode != "friends" or not table.chairs[seat].is_person()):
        raise Refuse("started")
    outcome = Outcome(table=True)
    if table.wish is not None:
        table.add(outcome, stored.Wished(None))  # nobody could agree for whoever goes
    table.add(outcome, Seated(seat, "open", level=STAND_IN if runs else None))
    return outcome


def pass_on(table: Table, seat: int) -> Outcome:
    """Somebody else at the table hosts it from now on; seats and game stay as they are."""
    check_room(table)
    if seat >= len(table.chairs) or not table.chairs[seat].is_person():
        raise Refuse("no-such-seat")
    outcome = Outcome(table=True)
    if seat != table.host:
        table.add(outcome, stored.Hosts(seat))
    return outcome


def take_chair(table: Table, seat: int) -> Outcome:
    """Whoever waits for a host who does not come back hosts the table instead."""
    in_lobby(table)
    awaited = table.host_awaited_until()
    if not awaited or table.now < awaited:
        raise Refuse("host-awaited")
    outcome = Outcome(table=True)
    table.add(outcome, stored.Hosts(seat, after=table.host))
    return outcome


def set_up(table: Table, wish: Setup, levels: list[str]) -> Outcome:
    """The host changes seats and options."""
    in_lobby(table)
    seats = wish.seats if wish.seats is not None else len(table.chairs)
    options = {**table.options, **(wish.options or {})}
    table.game.new(seats, options, table.opened.components)
    if any(chair.is_person() for chair in table.chairs[seats:]):
        raise Refuse("occupied")
    settled = stored.Settled(
        seats,
        table.game.resolve(options),
        table.watchers if wish.watchers is None else wish.watchers,
        table.patience if wish.patience is None else wish.patience,
        table.cadence if wish.cadence is None else cadence.check(wish.cadence),
    )
    seated = seat_lines(table, wish.levels or [], seats, levels, wish.levels is not None)
    outcome = Outcome(table=True)
    table.add(outcome, settled)
    for line in seated:
        table.add(outcome, line)
    return outcome


def seat_lines(
    table: Table, wanted: list[str | None], seats: int, levels: list[str], said: bool
) -> list[Seated]:
    """The seats that become a bot's or free by the host's wish."""
    out = []
    for seat in range(seats):
        chair: Chair | None = table.chairs[seat] if seat < len(table.chairs) else None
        if chair is not None and (chair.is_person() or not said or seat >= len(wanted)):
            continue
        level = wanted[seat] if seat < len(wanted) else None
        if level is not None:
            out.append(Seated(seat, "bot", level=known_level(level, levels)))
        else:
            out.append(Seated(seat, "open"))
    return out


def start(table: Table) -> Outcome:
    """The host begins the game."""
    in_lobby(table)
    if any(chair.kind == "open" for chair in table.chairs):
        raise Refuse("empty-seats")
    return dealing.close(table)


def rematch(table: Table, seat: int, secret: str, seal: str, now: float) -> Made:
    """The same people, bots and options at a new table, held by the same secrets.

    Friends meet in its lobby, so that each browser adds a word again.
    """
    if table.play is None or not table.play.is_over():
        raise Refuse("not-over")
    before = table.opened
    opened = Opened(
        before.game,
        table.game.rules_version,
        before.mode,
        secrets.token_hex(32),
        now,
        table.options,
        before.components,
        table.watchers,
        table.patience,
        cadence=table.cadence,
        edition=before.edition,
        invite=new_id(INVITE_LENGTH),
    )
    made = Made(Table(new_id(), table.game, opened), [opened], [SeatSecret(seat, secret)])
    for n, chair in enumerate(table.chairs):
        level = chair.level if chair.kind == "bot" else None
        added = seal if n == seat else ""
        made.add(Seated(n, chair.kind, chair.name, level, chair.holder, seal=added))
    if made.table.host != table.host:
        made.add(stored.Hosts(table.host))
    if before.mode != "friends":
        made.lines += dealing.close(made.table).lines
    return made


def go_on_at(table: Table, id: str) -> Outcome:
    """The table of the rematch is known from now on; the first one that was made counts."""
    outcome = Outcome(table=True)
    if table.next is None:
        table.add(outcome, stored.Followed(id))
    return outcome


def seal_again(table: Table, seat: int, seal: str) -> Outcome:
    """Whoever comes to the rematch that another asked for adds a word too, if there is time."""
    outcome = Outcome(table=True)
    if table.play is None and not table.dealing and seal:
        chair = table.chairs[seat]
        table.add(outcome, person(seat, chair.name, chair.holder, seal))
    return outcome

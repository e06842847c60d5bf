"""How long tables are kept, as the host says; no game goes before its record is written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

from cabale.core.game import GameError
from cabale.server.house import House
from cabale.server.log import log, log_failure
from cabale.server.reading import read_table
from cabale.server.storage.store import Store, StoreError
from cabale.server.wire import Phase

Kind = Literal["empty", "abandoned", "finished"]
PHASES: Final[dict[Kind, Phase]] = {"empty": "lobby", "abandoned": "playing", "finished": "over"}
DAY: Final = 86_400.0
AT_ONCE: Final = 100  # tables of a kind that one look parts with


@dataclass(frozen=True, slots=True)
class Keep:
    """Days that a table is kept after the last thing that happened at it; None: for ever."""

    empty: int | None = 30  # never begun: there is no game to lose
    abandoned: int | None = None
    finished: int | None = None


def read_keep(words: Iterable[tuple[Kind, int | None]]) -> Keep:
    """What the host said, kind by kind; the last word counts."""
    keep = Keep()
    for kind, days in words:
        keep = replace(keep, **{kind: days})
    return keep


class Keeper:
    """Parts with tables whose time is over."""

    def __init__(self, house: House, keep: Keep, records: Path) -> None:
        self.house: Final = house
        self.store: Final[Store] = house.store
        self.keep: Final = keep
        self.records: Final = records

    async def tidy(self, now: float | None = None) -> int:
        """Part with all that the host does not want to keep any longer: how many tables."""
        gone = 0
        for kind, phase in PHASES.items():
            days: int | None = getattr(self.keep, kind)
            if days is None:
                continue
            before = (self.house.clock() if now is None else now) - days * DAY
            for table in await self.store.untouched(phase, before, AT_ONCE):
                gone += await self.part(table, before)
        if gone:
            log("parted with tables", tables=gone)
        return gone

    async def part(self, table: str, before: float) -> bool:
        """Part with one table, unless somebody is there or its record cannot be written."""
        seats = await self.store.presence([table])
        if self.is_open(table) or any(seat.elsewhere for seat in seats):
            return False
        try:
            await self.write_record(table)
        except (OSError, StoreError, GameError):
            log_failure("record not written", table=table)
            return False
        return not self.is_open(table) and await self.store.drop(table, before)

    def is_open(self, table: str) -> bool:
        """Whether somebody looks at a table here, or is about to."""
        return table in self.house.rooms or table in self.house.opening

    async def write_record(self, id: str) -> None:
        """Put the record of a game into the folder of records; a lobby has none."""
        table = await read_table(self.store, id, self.house.table_type)
        if table is None or table.play is None:
            return
        self.records.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = self.records / f"{id}.txt"
        file.touch(mode=0o600)
        file.write_text(table.record(even_if_open=True), encoding="utf-8")

"""Games among bots as data: for each decision what the mover knew, could do and did."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cabale.adapters.tensor import encode
from cabale.bots.bot import Bot
from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.extras import need
from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.record import Record
from cabale.core.rng import Rng
from cabale.core.text import write_record

PART = 20  # games in one Parquet file

Row = dict[str, Any]


def write_part(
    folder: Path, game: Game[Any], seats: int, bots: Sequence[str], first: int, count: int
) -> int:
    """Write `count` games from deal `first` on; how many rows they have, old or new."""
    parquet: Any = need("pyarrow.parquet", "dataset")
    arrow: Any = need("pyarrow", "dataset")
    path = folder / f"{game.name}-{seats}-{first:08d}.parquet"
    made = f"rules {game.rules_version}, bots {','.join(bots)}"
    if path.exists() and games_in(path, made) >= count:
        return int(parquet.read_metadata(path).num_rows)
    players = [seat_bot(bots[i % len(bots)]) for i in range(seats)]
    (folder / "records").mkdir(parents=True, exist_ok=True)
    rows: list[Row] = []
    for deal in range(first, first + count):
        record, own = played(game, seats, players, deal)
        rows += own
        text = write_record(game, record)
        (folder / "records" / f"{game.name}-{seats}-{deal:08d}.txt").write_text(text, "utf-8")
    unfinished = path.with_suffix(".part")
    columns = schema().with_metadata({"made": made, "games": str(count)})
    parquet.write_table(arrow.Table.from_pylist(rows, schema=columns), unfinished)
    unfinished.rename(path)
    return len(rows)


def games_in(path: Path, made: str) -> int:
    """How many games a part holds; ValueError if they were made in another way."""
    parquet: Any = need("pyarrow.parquet", "dataset")
    found = parquet.read_schema(path).metadata or {}
    before = found.get(b"made", b"").decode()
    if before != made:
        raise ValueError(f"{path} was made with {before or 'something else'}, not with {made}")
    return int(found[b"games"])


def schema() -> Any:
    """The columns of the rows."""
    arrow: Any = need("pyarrow", "dataset")
    return arrow.schema(
        [
            ("deal", arrow.int64()),
            ("step", arrow.int32()),
            ("seat", arrow.int8()),
            ("bot", arrow.string()),
            ("decision", arrow.string()),
            ("legal", arrow.list_(arrow.int32())),
            ("action", arrow.int32()),
            ("view", arrow.string()),
            ("observation", arrow.list_(arrow.float32())),
            ("points", arrow.int32()),
            ("place", arrow.int8()),
        ]
    )


def played(game: Game[Any], seats: int, bots: Sequence[Bot], deal: int) -> tuple[Record, list[Row]]:
    """One game: its record, and a row for each decision of a player."""
    play = Play(game, seats, chance=Rng(deal, 0))
    s = play.state
    thoughts = [Rng(deal, 1 + seat) for seat in range(seats)]
    rows: list[Row] = []
    while not play.is_over():
        seat = play.waiting()[0]
        action = bots[seat].answer(Eyes(game.name, s, seat), thoughts[seat])
        rows.append(row_of(game, s, seat, bots[seat].name, action, deal, len(play.lines)))
        play.answer(seat, action)
    found = play.places()
    for row in rows:
        row["points"] = int(s.standing(row["seat"])[0])
        row["place"] = found[row["seat"]]
    return play.record(), rows


def row_of(game: Game[Any], s: Any, seat: int, bot: str, action: int, deal: int, step: int) -> Row:
    """What `seat` knew when it answered, and what it answered."""
    return {
        "deal": deal,
        "step": step,
        "seat": seat,
        "bot": bot,
        "decision": game.decisions[s.decision].name,
        "legal": [int(a) for a in s.legal(seat)],
        "action": action,
        "view": need("msgspec.json", "dataset").encode(game.view(s, seat)).decode(),
        "observation": encode(game, s, seat),
    }

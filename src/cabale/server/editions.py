"""L'Atelier: a game's box as a form, checked, kept under a name, written to a file and read."""

from __future__ import annotations

import functools
import json
import re
import time
from typing import Any, Final

from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from cabale.core import box
from cabale.core.box import BoxError
from cabale.core.edition import Edition
from cabale.core.game import Game, GameError
from cabale.games import catalogue
from cabale.server import boxes
from cabale.server.rest import Asked, house_of
from cabale.server.storage.edition import KeptEdition, Values
from cabale.server.table import Refuse
from cabale.server.text import clean

MOST: Final = 10_000  # editions of one house
NAME: Final = re.compile(r"^# edition: (.+)$", re.M)
GAME: Final = re.compile(r"^# game: ([a-z0-9_]{1,40})$", re.M)


def value_info(game: Game[Any], edition: Edition) -> boxes.BoxValue:
    """One value of the box, as a form must know it."""
    bounds = edition.bounds
    words = edition.key.split(".")
    names = game.names.get(edition.of, ())
    return boxes.BoxValue(
        edition.key,
        edition.value,
        edition.tag,
        bounds.kind,  # type: ignore[arg-type]  # compiled code has no literals
        bounds.low,
        bounds.high,
        list(bounds.names),
        bounds.of,
        bounds.least,
        bounds.most,
        edition.of,
        names.index(words[1]) if len(words) > 1 and words[1] in names else -1,
    )


def faults_of(game: Game[Any], values: Values) -> list[boxes.BoxFault]:
    """Everything that keeps the values from being played."""
    return [boxes.BoxFault(e.key, e.reason, dict(e.said), 0) for e in box.faults(game, values)]


def edition_info(kept: KeptEdition) -> boxes.EditionInfo:
    return boxes.EditionInfo(kept.id, kept.game, kept.name, kept.table(), kept.made)


async def edition_of(request: Asked, id: str) -> KeptEdition:
    """An edition; refused if there is none of that id."""
    kept = await house_of(request).store.edition(id[:40]) if id.isalnum() else None
    if kept is None:
        raise Refuse("no-such-edition")
    return kept


def toml_of(kept: KeptEdition) -> str:
    """The file that the command line reads and L'Atelier takes in."""
    lines = [f"# edition: {kept.name}", f"# game: {kept.game}"]
    before = ""
    for key, value in sorted(kept.table().items(), key=lambda pair: pair[0].rpartition(".")):
        table, _, last = key.rpartition(".")
        if table != before:
            lines += ["", f"[{table}]"]
            before = table
        lines.append(f"{last} = {json.dumps(value, ensure_ascii=False)}")
    return "\n".join(lines) + "\n"


def read_file(game: Game[Any], text: str) -> boxes.ReadBack:
    """What a file says, with all that is wrong in it; nothing is kept."""
    named, other = NAME.search(text), GAME.search(text)
    name = clean(named[1], boxes.EDITION_NAME) if named else ""
    if other and other[1] != game.name:
        return boxes.ReadBack(name, {}, [boxes.BoxFault("", "other-game", {}, 0)])
    try:
        values = box.read_values(text)
    except BoxError as error:
        line = error.line or box.line_of(text, error.key)
        fault = boxes.BoxFault(error.key, error.reason, dict(error.said), line)
        return boxes.ReadBack(name, {}, [fault])
    if catalogue.is_anothers_box(game, values):
        return boxes.ReadBack(name, {}, [boxes.BoxFault("", "other-game", {}, 0)])
    faults = faults_of(game, values)
    for fault in faults:
        fault.line = box.line_of(text, fault.key)
    return boxes.ReadBack(name, values, faults)


class Editions(Controller):
    """Boxes with other values."""

    path = "/api"

    @get("/games/{name:str}/box")
    async def standard(self, name: FromPath[str]) -> boxes.Box:
        """Every value of a game's box, with its source and what it may be."""
        game = catalogue.game_named(name)
        return boxes.Box(
            [value_info(game, edition) for edition in game.editions()], list(game.whole)
        )

    @post("/editions/check", status_code=200)
    async def check(self, request: Asked, data: JSONBody[boxes.Draft]) -> list[boxes.BoxFault]:
        """What keeps these values from being played; nothing is kept."""
        find = functools.partial(faults_of, catalogue.game_named(data.game), data.values)
        return await house_of(request).aside.do(find)

    @post("/editions/read", status_code=200)
    async def read(self, request: Asked, data: JSONBody[boxes.FileText]) -> boxes.ReadBack:
        """What a file says; nothing is kept."""
        read = functools.partial(read_file, catalogue.game_named(data.game), data.text)
        return await house_of(request).aside.do(read)

    @post("/editions")
    async def save(self, request: Asked, data: JSONBody[boxes.Save]) -> boxes.EditionInfo:
        """Keep an edition whole, or not at all."""
        game = catalogue.game_named(data.game)
        if not request.app.state.makers.admits(request.client.host if request.client else ""):
            raise Refuse("too-fast")
        name = clean(data.name, boxes.EDITION_NAME)
        if not name:
            raise Refuse("empty")
        find = functools.partial(box.faults, game, data.values)
        for error in await house_of(request).aside.do(find):
            raise error
        if not data.values:
            raise GameError("an edition changes at least one value")
        store = house_of(request).store
        if await store.count_editions() >= MOST:
            raise Refuse("too-many-editions")
        kept = KeptEdition.of(game.name, name, data.values, time.time())
        await store.keep(kept)
        return edition_info(kept)

    @get("/editions/{id:str}")
    async def edition(self, request: Asked, id: FromPath[str]) -> boxes.EditionInfo:
        """An edition: its game, name and values."""
        return edition_info(await edition_of(request, id))

    @get("/editions/{id:str}/file", media_type=MediaType.TEXT)
    async def file(self, request: Asked, id: FromPath[str]) -> Response[str]:
        """An edition as the file that the command line reads."""
        kept = await edition_of(request, id)
        name = f'attachment; filename="cabale-{kept.game}-{kept.id}.toml"'
        text = toml_of(kept)
        return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})

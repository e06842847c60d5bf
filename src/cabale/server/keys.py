"""What requests of a person carry and what they are answered with; docs/people.md tells why."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cabale.server.api import Held
from cabale.server.leave import Leave
from cabale.server.wire import Name, Tag

AT_ONCE = 20  # seats that one request brings; each is a line at its table

# -- bodies of requests


class Introduce(Struct, forbid_unknown_fields=True):
    """Somebody wants to be known beyond one table, on this device."""

    name: Name = ""
    device: Name = ""  # what it is called in the list of devices


class Adopt(Struct, forbid_unknown_fields=True):
    """Seats held by secrets of their own, to be held by the person from now on."""

    held: Annotated[list[Held], Meta(max_length=AT_ONCE)]


class Carry(Struct, forbid_unknown_fields=True):
    """Another device brings what a device of the person has shown."""

    code: Tag
    device: Name = ""


class Recover(Struct, forbid_unknown_fields=True):
    """A device brings the words that were written down."""

    words: Annotated[str, Meta(max_length=400)]
    device: Name = ""


class Profile(Struct, forbid_unknown_fields=True):
    """What follows a person to each device; None leaves it as it is."""

    name: Name | None = None
    settings: Annotated[dict[Tag, Any], Meta(max_length=40)] | None = None  # the page's own


# -- replies


class Introduced(Struct):
    """A device is the person's; its token is told this once."""

    id: str
    name: str
    token: str


class DeviceInfo(Struct):
    """One device of a person."""

    id: str
    name: str
    made: float
    seen: float  # about when it last asked for something
    here: bool  # it asks now


class Me(Struct):
    """All that the page shows of a person to themselves."""

    id: str
    name: str
    made: float
    settings: dict[str, Any]
    devices: list[DeviceInfo]
    words: bool  # recovery words were written down
    erasing: float | None  # when all of it will be erased, if that is wished
    leave: Leave  # when they rest


class Link(Struct):
    """What another device must bring within two minutes, once."""

    code: str
    until: float


class RecoveryWords(Struct):
    """Words that bring the person back; told this once."""

    words: list[str]

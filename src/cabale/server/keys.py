"""What requests of a person carry and what they are answered with; docs/people.md tells why."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cabale.server.api import Held
from cabale.server.leave import Leave
from cabale.server.wire import Name, Tag

AT_ONCE = 20  # seats that one request brings; each is a line at its table

Blob = Annotated[bytes, Meta(max_length=8192)]  # what a browser tells of a passkey, in base64

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


class MakePasskey(Struct, forbid_unknown_fields=True):
    """A browser has made a passkey."""

    id: Blob
    client: Blob  # for which challenge and on which page, as JSON
    attestation: Blob
    name: Name = ""  # of the device, in the list of passkeys


class ComeByPasskey(Struct, forbid_unknown_fields=True):
    """A device brings what a passkey has signed."""

    id: Blob
    user: Blob  # whose it says it is
    client: Blob
    authenticator: Blob
    signature: Blob
    device: Name = ""


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


class PasskeyInfo(Struct):
    """One passkey of a person."""

    id: str
    name: str  # of the device on which it was made
    made: float
    seen: float  # when somebody last came by it
    at: str  # the name of the server at which it is good


class Me(Struct):
    """All that the page shows of a person to themselves."""

    id: str
    name: str
    made: float
    settings: dict[str, Any]
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
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


class PasskeyOffer(Struct):
    """What a browser needs to make a passkey; bytes are told in base64."""

    challenge: bytes
    at: str
    user: bytes
    name: str
    known: list[bytes]  # passkeys of this address, so that no device makes a second one


class PasskeyAsk(Struct):
    """What a browser needs to find a passkey."""

    challenge: bytes
    at: str

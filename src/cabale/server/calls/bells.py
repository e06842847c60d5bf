"""What requests about bells carry: a bell is a way in which somebody wants to be called."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cabale.server.api import Held
from cabale.server.wire import Tag

Kind = Literal["push", "mail", "hook"]
Language = Literal["en", "fr"]
Address = Annotated[str, Meta(min_length=3, max_length=1000)]
Minutes = Annotated[int, Meta(ge=0, lt=1440)]
Holding = Annotated[list[Held], Meta(max_length=200)]


class PushKeys(Struct, forbid_unknown_fields=True):
    """What a browser gives so that it alone can read a message, in base64url."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Quiet(Struct, forbid_unknown_fields=True):
    """Hours in which nobody is called, in minutes of the day there."""

    start: Minutes
    end: Minutes
    zone: Annotated[str, Meta(min_length=1, max_length=60)]  # such as Europe/Paris


class Hang(Struct, forbid_unknown_fields=True):
    """Hang a bell, or hang it anew: for the person who asks, else for the seats that are held."""

    kind: Kind
    address: Address  # of the browser's carrier, of a mailbox, or of a webhook
    keys: PushKeys | None = None  # of a browser
    language: Language = "en"
    quiet: Quiet | None = None
    held: Holding = []


class MyBells(Struct, forbid_unknown_fields=True):
    """Which bells are mine; a person need not name seats."""

    held: Holding = []


class TakeDown(Struct, forbid_unknown_fields=True):
    """Take a bell down."""

    id: Tag
    held: Holding = []


class Confirm(Struct, forbid_unknown_fields=True):
    """The number that was sent to a bell: its owner reads there."""

    id: Tag
    number: Annotated[str, Meta(pattern=r"^[0-9]{6}$")]
    held: Holding = []


class Hush(Struct, forbid_unknown_fields=True):
    """Other quiet hours for all my bells; None: call me at any hour."""

    quiet: Quiet | None
    held: Holding = []


class BellWays(Struct):
    """In which ways this server calls people; what its host has not turned on is off."""

    push: str  # the server's public key, which a browser must be told; empty: off
    mail: bool = False
    hook: bool = False


class BellInfo(Struct):
    """A bell, as its owner sees it."""

    id: str
    kind: Kind
    shown: str  # the host of its carrier, or the mailbox
    language: Language
    quiet: Quiet | None
    waits: bool = False  # for the number that was sent there

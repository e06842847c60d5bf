"""What a host turns on so that people are called; everything here reaches other hosts."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cabale.server.calls.bells import Kind
from cabale.server.calls.caller import Caller
from cabale.server.calls.outward import Outward
from cabale.server.calls.senders import Sender
from cabale.server.storage.paper import Paper

if TYPE_CHECKING:
    from cabale.server.house import House

KEY: Final = "vapid"  # the kind of paper that holds the key by which pushes are signed
NOWHERE: Final = "https://localhost"  # the contact of a server that has no address of its own


@dataclass(frozen=True, slots=True)
class CallSettings:
    """How people are called; nothing is on unless it is said."""

    push: bool = False
    mail: str = ""  # the way to a mail server, as MailWay reads it
    hook: bool = False
    inward: bool = False  # addresses of the host's own network are called too
    look: float = 15.0  # seconds between two looks for calls that had to wait
    trust: ssl.SSLContext | None = None  # whose certificates are believed; None: the system's

    def any(self) -> bool:
        return self.push or self.mail != "" or self.hook


async def key_of(house: House) -> str:
    """The key by which pushes are signed, made at first use; every process has the same."""
    from cabale.server.calls.webpush import new_private

    await house.store.add_paper(Paper(KEY, "push", "", new_private().encode()))
    found = await house.store.paper(KEY, "push")
    assert found is not None, "it was just added"
    return found.text.decode()


async def push_for(house: House, outward: Outward, contact: str) -> Sender:
    """What pushes; the cipher is loaded only where it is used."""
    from cabale.server.calls.push import Push
    from cabale.server.calls.webpush import Signer

    return Push(Signer(await key_of(house), contact), outward)


def mail_for(way: str, base: str) -> Sender:
    """What writes mails; its library is loaded only where it is used."""
    from cabale.server.calls.mail import Mail, MailWay

    return Mail(MailWay.read(way), "Cabale", base)


def hook_for(outward: Outward) -> Sender:
    """What calls webhooks; its library is loaded only where it is used."""
    from cabale.server.calls.hook import Hook

    return Hook(outward)


async def caller_for(house: House, wish: CallSettings, public: tuple[str, ...]) -> Caller | None:
    """Whoever calls people as the host wishes; None if nobody is to be called."""
    if not wish.any():
        return None
    outward = Outward(wish.inward, wish.trust)
    senders: dict[Kind, Sender] = {}
    if wish.push:
        senders["push"] = await push_for(house, outward, public[0] if public else NOWHERE)
    base = public[0] if public else ""
    if wish.mail:
        senders["mail"] = mail_for(wish.mail, base)
    if wish.hook:
        senders["hook"] = hook_for(outward)
    return Caller(house, senders, base, wish.look, outward)

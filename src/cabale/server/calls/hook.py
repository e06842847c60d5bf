"""Calls by webhook: services that Apprise knows, and any address that takes JSON.

Only services whose host nobody can choose go through Apprise, which opens its lines by itself;
everything else goes the way out that refuses our own network.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from apprise import NotifyBase, NotifyFormat
from apprise.plugins.discord import NotifyDiscord
from apprise.plugins.google_chat import NotifyGoogleChat
from apprise.plugins.ntfy import NotifyNtfy
from apprise.plugins.pushover import NotifyPushover
from apprise.plugins.slack import NotifySlack
from apprise.plugins.telegram import NotifyTelegram

from cabale.server.calls.belfry import Bell
from cabale.server.calls.outward import Headers, InwardError, Outward
from cabale.server.calls.senders import Fate, Message, Sender, post

# By the words that an address may begin with. Apprise knows a hundred more, some of which would
# open any line that their address names; these open those of the service alone.
SERVICES: Final[dict[str, type[NotifyBase]]] = {
    "discord": NotifyDiscord,
    "gchat": NotifyGoogleChat,
    "ntfy": NotifyNtfy,
    "ntfys": NotifyNtfy,
    "pover": NotifyPushover,
    "slack": NotifySlack,
    "tgram": NotifyTelegram,
}
JSON: Final[Headers] = {"Content-Type": "application/json"}
# What an address may ask for after its "?": the rest are wishes of Apprise's own, among them a file
# or a page that it would read here and send along.
OPTIONS: Final = {"key", "token", "thread", "threadkey"}
# A name must not call a whole channel.
QUIET: Final = str.maketrans({"@": "@\u200b", "<": "‹", ">": "›"})


def service_of(address: str) -> NotifyBase | None:
    """The service that an address belongs to; None if it is any address of the web.

    ValueError if it belongs to one and is not whole.
    """
    logging.getLogger("apprise").setLevel(logging.CRITICAL)  # it would name addresses
    named = SERVICES.get(address.partition("://")[0].lower())
    for kind in [named] if named else SERVICES.values():
        found = kind.parse_url(address) if named else kind.parse_native_url(address)
        if found:
            return made(kind, found)
    if named:
        raise ValueError("no address of that service")
    return None


def made(kind: type[NotifyBase], found: dict[str, Any]) -> NotifyBase:
    """The service that an address names, for one reader, with nothing else to fetch or follow."""
    asked = {name for part in ("qsd", "qsd+", "qsd-", "qsd:") for name in found.get(part) or ()}
    if asked - OPTIONS - ({"mode"} if kind is NotifyNtfy else set()):
        raise ValueError("an address with wishes of its own")
    try:
        service = kind(**{**found, "redirect": False})
    except TypeError as error:  # as Apprise says it
        raise ValueError(str(error)) from None
    if len(service) > 1:
        raise ValueError("an address for several readers")
    return service


def is_elsewhere(service: NotifyBase) -> bool:
    """Whether its messages go to the host of the service, whatever the address says."""
    return not isinstance(service, NotifyNtfy) or service.mode == "cloud"


class Hook(Sender):
    """Hands a message to a service, or posts it."""

    def __init__(self, outward: Outward) -> None:
        self.outward: Final = outward

    async def check(self, bell: Bell) -> None:
        service = service_of(bell.address)
        if service is None:
            await self.outward.check(bell.address)
        elif not is_elsewhere(service) and not self.outward.inward:
            raise InwardError(bell.address)

    async def send(self, bell: Bell, message: Message) -> Fate:
        service = service_of(bell.address)
        if service is None:
            return await post(self.outward, bell.address, msgspec.json.encode(message), JSON)
        if not is_elsewhere(service) and not self.outward.inward:
            return "gone"
        words = "\n".join(part for part in (message.body.translate(QUIET), message.url) if part)
        done = await asyncio.to_thread(
            service.notify, body=words, title=message.title, body_format=NotifyFormat.TEXT
        )
        return "sent" if done else "later"

"""Calls by e-mail, through a server that the host names."""

from __future__ import annotations

import email.utils
import ipaddress
import re
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib

from cabale.server.calls.belfry import Bell
from cabale.server.calls.letterhead import drawn
from cabale.server.calls.senders import Fate, Message, Sender
from cabale.server.log import log
from cabale.words import Words

SECONDS: Final = 15.0  # for each word of a mail server
PORTS: Final = {"smtp": 587, "smtps": 465}
# What a mail server may be handed: one address as nearly all are written, of names that can be.
WORD: Final = r"[\w!#$%&'*+/=^{}~][\w!#$%&'*+/=^{}~-]*"
LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ADDRESS: Final = re.compile(
    rf"(?=.{{1,64}}@.{{4,180}}$){WORD}(?:\.{WORD})*@(?:{LABEL}\.)+(?=[a-z]){LABEL}",
    re.ASCII | re.IGNORECASE,
)


class WayError(ValueError):
    """No way to a mail server."""


@dataclass(frozen=True, slots=True)
class MailWay:
    """Where mails are handed over, and who sends them."""

    scheme: str
    host: str
    port: int
    user: str
    word: str
    sender: str

    @classmethod
    def read(cls, url: str) -> MailWay:
        """`smtp://user:password@host:587?from=club@example.org`, or `smtps://…`; else WayError.

        >>> MailWay.read("smtps://me:a%40b@mail.example.org?from=club@example.org").port
        465
        """
        parts = urlsplit(url)
        sender = parse_qs(parts.query).get("from", [""])[-1]
        try:
            port = parts.port or PORTS[parts.scheme]
        except (KeyError, ValueError):
            raise WayError("it is written smtp://user:password@host?from=address") from None
        if not parts.hostname or not ADDRESS.fullmatch(sender):
            raise WayError("it names a host and, after ?from=, the address of the sender")
        user, word = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port, user, word, sender)

    def is_here(self) -> bool:
        """Whether the mail server is on this machine, where nobody reads along."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


class Mail(Sender):
    """Writes a short message and hands it to the host's mail server."""

    def __init__(self, way: MailWay, name: str, base: str) -> None:
        self.way: Final = way
        self.name: Final = name  # of whoever writes
        self.base: Final = base  # where the page is, to stop it there

    async def check(self, bell: Bell) -> None:
        if not ADDRESS.fullmatch(bell.address):
            raise ValueError("no address such as name@example.org")

    async def send(self, bell: Bell, message: Message) -> Fate:
        try:
            await aiosmtplib.send(
                self.letter(bell, message),
                sender=self.way.sender,
                recipients=[bell.address],
                hostname=self.way.host,
                port=self.way.port,
                username=self.way.user or None,
                password=self.way.word or None,
                use_tls=self.way.scheme == "smtps",
                # without it, words would go open over the net; on this machine it may be missing
                start_tls=None if self.way.is_here() or self.way.scheme == "smtps" else True,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            return "gone" if all(one.code >= 500 for one in refused.recipients) else "later"
        except (aiosmtplib.SMTPException, OSError) as error:
            log("mail server fails", error=type(error).__name__)
            return "later"
        return "sent"

    def letter(self, bell: Bell, message: Message) -> EmailMessage:
        """The message as a mail, with the way to stop it."""
        letter = EmailMessage()
        letter["From"] = Address(self.name, addr_spec=self.way.sender)
        letter["To"] = Address(addr_spec=bell.address)
        letter["Subject"] = f"{message.title}: {message.body}" if message.url else message.body
        letter["Date"] = email.utils.localtime()
        letter["Message-ID"] = email.utils.make_msgid(domain=self.way.sender.partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        mine = f"{self.base}/me"
        stop = Words(bell.language).say("call-stop", {"url": mine})
        letter.set_content("\n\n".join(part for part in (message.body, message.url, stop) if part))
        letter.add_alternative(drawn(message, bell.language, mine), subtype="html")
        return letter

"""A mail server on a loopback port: it keeps what comes, and answers as it is told."""

from __future__ import annotations

import email
import email.policy
import re
import threading
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller


def words_of(mail: EmailMessage, kind: str = "plain") -> str:
    """What a mail says to whoever reads that kind of it."""
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


class Door(Controller):
    """Looks whether it stands open at the port that the system gave it."""

    def _trigger_server(self) -> None:
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


class Postbox:
    """Takes mails; a real SMTP server in a thread of its own."""

    def __init__(self) -> None:
        self.arrived: list[EmailMessage] = []
        self.answer = "250 taken"
        self.changed = threading.Condition()
        self.controller: Any = Door(self, hostname="127.0.0.1", port=0)

    def __enter__(self) -> Postbox:
        self.controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.controller.stop()

    @property
    def way(self) -> str:
        return f"smtp://127.0.0.1:{self.controller.port}?from=club@example.org"

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.answer.startswith("2"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        found = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(found, EmailMessage)
        with self.changed:
            self.arrived.append(found)
            self.changed.notify_all()
        return "250 taken"

    def wait(self, count: int) -> list[EmailMessage]:
        """What came, once it is so much."""
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.arrived) >= count, 60)
            return list(self.arrived)

    def number(self) -> str:
        """The number in the last mail."""
        found = re.search(r"\b\d{6}\b", words_of(self.arrived[-1]))
        assert found is not None
        return found[0]

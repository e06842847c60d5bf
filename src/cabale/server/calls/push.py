"""Calls by Web Push, which the browser's own carrier brings to a page that is closed."""

from __future__ import annotations

from typing import Final

import msgspec

from cabale.server.calls.belfry import Bell, digest
from cabale.server.calls.outward import Headers, Outward
from cabale.server.calls.senders import Fate, Message, Sender, post
from cabale.server.calls.webpush import Keys, Signer, check_keys, seal

DAYS: Final = 4 * 86400  # seconds for which a carrier keeps a push for a browser that is off


class Push(Sender):
    """Seals a message for one browser and hands it to its carrier."""

    def __init__(self, signer: Signer, outward: Outward) -> None:
        self.signer: Final = signer
        self.public = signer.public
        self.outward: Final = outward

    async def check(self, bell: Bell) -> None:
        if bell.keys is None:
            raise ValueError("a browser gives keys")
        check_keys(Keys(bell.keys.p256dh, bell.keys.auth))
        await self.outward.check(bell.address)

    async def send(self, bell: Bell, message: Message) -> Fate:
        assert bell.keys is not None, "it was checked when it was hung"
        sealed = seal(msgspec.json.encode(message), Keys(bell.keys.p256dh, bell.keys.auth))
        headers: Headers = {
            "Authorization": self.signer.words_for(bell.address),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAYS),
            "Topic": digest("topic", bell.id, message.tag),
            "Urgency": "normal",
        }
        return await post(self.outward, bell.address, sealed, headers)

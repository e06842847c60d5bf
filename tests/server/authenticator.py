"""A passkey's authenticator as a program: real keys, real signatures, and a browser around it."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64  # flags of what an authenticator says
ES256 = -7


def text(data: bytes) -> str:
    return base64.b64encode(data).decode()


class Authenticator:
    """Something in a hand that keeps passkeys, and the browser that asks it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin  # of the page that the browser shows
        self.flags = PRESENT | VERIFIED
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.user = b""
        self.count = 0

    def public(self) -> bytes:
        point = self.private.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        return bytes(cbor2.dumps({1: 2, 3: ES256, -1: 1, -2: x, -3: y}))

    def client(self, kind: str, challenge: str) -> bytes:
        """What the browser says of the page that asked."""
        told = base64.urlsafe_b64encode(base64.b64decode(challenge)).rstrip(b"=").decode()
        said = {"type": f"webauthn.{kind}", "challenge": told, "origin": self.origin}
        return json.dumps(said).encode()

    def data(self, at: str, flags: int) -> bytes:
        """What the authenticator says of itself."""
        self.count += 1
        name = hashlib.sha256(at.encode()).digest()
        return name + bytes([self.flags | flags]) + self.count.to_bytes(4, "big")

    def make(self, offer: Any) -> dict[str, Any]:
        """A passkey for whoever is offered one."""
        self.user = base64.b64decode(offer["user"])
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self.public()
        data = self.data(offer["at"], ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("create", offer["challenge"])
        told = {"id": self.id, "client": client, "attestation": bytes(attestation)}
        return {**{key: text(value) for key, value in told.items()}, "name": "Test"}

    def sign(self, asked: Any) -> dict[str, Any]:
        """The answer to what is asked of the passkey."""
        client, data = self.client("get", asked["challenge"]), self.data(asked["at"], 0)
        signed = data + hashlib.sha256(client).digest()
        told = {
            "id": self.id,
            "user": self.user,
            "client": client,
            "authenticator": data,
            "signature": self.private.sign(signed, ec.ECDSA(hashes.SHA256())),
        }
        return {key: text(value) for key, value in told.items()}

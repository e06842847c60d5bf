"""Web Push: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292).

Every message has the same length, so that whoever carries it learns nothing from its size.
"""

from __future__ import annotations

import base64
import os
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

LENGTH: Final = 1024  # bytes of every message before it is sealed
RECORD: Final = 4096  # bytes of a record; a message is one
LAST: Final = b"\x02"  # after the words of the last record; zeros may follow
POINT: Final = 65  # bytes of a public key
VALID: Final = 12 * 3600  # seconds for which a signature holds
CARRIERS: Final = 1000  # whose signatures are kept; anybody may name more
CURVE: Final = ec.SECP256R1()


class Keys(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser gives to seal messages for it, in base64url."""

    p256dh: str
    auth: str


def to_text(data: bytes) -> str:
    """Bytes as base64url, without the signs that fill up."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """Bytes of base64url; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def check_keys(keys: Keys) -> None:
    """Refuse what no browser gives: ValueError."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(keys.p256dh))
    if len(to_bytes(keys.auth)) != 16:
        raise ValueError("auth has 16 bytes")


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as it is sent."""
    return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return bytes(HKDF(hashes.SHA256(), length, salt, info).derive(secret))


def seal(
    message: bytes,
    keys: Keys,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    length: int = LENGTH,
) -> bytes:
    """The message for one browser; key and salt are new each time unless a test brings them."""
    if len(message) > length:
        raise ValueError(f"a message may have {length} bytes, this has {len(message)}")
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, auth = to_bytes(keys.p256dh), to_bytes(keys.auth)
    reader = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    shared = own.exchange(ec.ECDH(), reader)
    secret = derive(auth, shared, b"WebPush: info\0" + theirs + point_of(own), 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    padded = message + LAST + bytes(length - len(message))
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point_of(own)
    return head + bytes(AESGCM(key).encrypt(nonce, padded, None))


class Signer:
    """Says by whom a message is sent, to one carrier at a time."""

    def __init__(self, private: str, contact: str) -> None:
        number = int.from_bytes(to_bytes(private), "big")
        self.key: Final = ec.derive_private_key(number, CURVE)
        self.public: Final = to_text(point_of(self.key))
        self.contact: Final = contact  # whom a carrier asks if something is wrong
        self.signed: dict[str, tuple[float, str]] = {}  # by carrier: until when, the words

    def words_for(self, endpoint: str) -> str:
        """The header Authorization, made anew only now and then."""
        parts, now = urlsplit(endpoint), time.time()
        carrier = f"{parts.scheme}://{parts.netloc}"
        until, words = self.signed.get(carrier, (0.0, ""))
        if not VALID / 2 <= until - now <= VALID:  # or the clock was set back meanwhile
            words = f"vapid t={self.token(carrier, int(now) + VALID)}, k={self.public}"
            self.signed = {
                **dict([*self.signed.items()][-CARRIERS:]),
                carrier: (now + VALID, words),
            }
        return words

    def token(self, carrier: str, until: int) -> str:
        """A signed claim, as JSON Web Tokens are written."""
        claims = {"aud": carrier, "exp": until, "sub": self.contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(to_text(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def new_private() -> str:
    """A new key of a server."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return to_text(number.to_bytes(32, "big"))

"""Web Push: the example of RFC 8291 byte for byte, another's reader, and a signature that holds."""

from __future__ import annotations

import json
import os

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from hypothesis import given
from hypothesis import strategies as st

from cabale.server.calls.webpush import (
    CURVE,
    LENGTH,
    Keys,
    Signer,
    check_keys,
    new_private,
    point_of,
    seal,
    to_bytes,
    to_text,
)

# RFC 8291, section 5
WORDS = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER = Keys(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
    "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWL"
    "VWGNWQexSgSxsj_Qulcy4a-fN"
)


def key_of(private: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(to_bytes(private), "big"), CURVE)


def reader() -> tuple[ec.EllipticCurvePrivateKey, bytes, Keys]:
    own, auth = ec.generate_private_key(CURVE), os.urandom(16)
    return own, auth, Keys(to_text(point_of(own)), to_text(auth))


def test_the_example_of_the_standard_is_sealed_byte_for_byte() -> None:
    salt = to_bytes("DGv6ra1nlYgDCS1FRnbzlw")

    sealed = seal(WORDS, READER, key_of(SENDER), salt, length=len(WORDS))

    assert to_text(sealed) == SEALED


@given(st.binary(max_size=LENGTH))
def test_what_is_sealed_is_read_by_another_program_and_always_of_one_length(words: bytes) -> None:
    own, auth, keys = reader()

    sealed = seal(words, keys)

    assert http_ece.decrypt(sealed, private_key=own, auth_secret=auth) == words
    assert len(sealed) == len(seal(b"", keys))


def test_too_long_a_message_is_no_message() -> None:
    with pytest.raises(ValueError, match="1024"):
        seal(bytes(LENGTH + 1), reader()[2])


@pytest.mark.parametrize(
    "keys",
    [
        Keys("", ""),
        Keys("zzzz", READER.auth),
        Keys(READER.p256dh, "AAAA"),
        Keys(READER.p256dh[:-4] + "AAAA", READER.auth),
        Keys("é" * 87, READER.auth),
        Keys(READER.p256dh, "not base64 at all!!!!!"),
    ],
)
def test_keys_that_no_browser_gives_are_refused(keys: Keys) -> None:
    with pytest.raises(ValueError):
        check_keys(keys)


def test_the_signature_names_carrier_and_contact_and_holds() -> None:
    signer = Signer(new_private(), "https://cabale.example.org")

    words = signer.words_for("https://push.example.net/abc")

    token, public = words.removeprefix("vapid t=").split(", k=")
    head, claims, signature = (to_bytes(part) for part in token.split("."))
    assert json.loads(head)["alg"] == "ES256"
    assert json.loads(claims)["aud"] == "https://push.example.net"
    assert json.loads(claims)["sub"] == "https://cabale.example.org"
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(public))
    r, s = (int.from_bytes(half, "big") for half in (signature[:32], signature[32:]))
    signed = token.rpartition(".")[0].encode()
    point.verify(encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))
    assert signer.words_for("https://push.example.net/def") == words, "made anew now and then only"

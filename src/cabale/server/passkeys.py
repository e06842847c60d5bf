"""Passkeys (WebAuthn): a person comes by what a device of theirs has signed; docs/people.md.

Of a passkey only the public half is kept; it is good for the address at which it was made.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from cabale.server import challenges, keys
from cabale.server.gate import host_in, is_address
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store
from cabale.server.table import Refuse
from cabale.server.text import clean

if TYPE_CHECKING:
    from webauthn.registration.verify_registration_response import VerifiedRegistration

T = TypeVar("T")
PASSKEY: Final = "passkey"
PASSKEYS: Final = 20  # of one person
NAME_LENGTH: Final = 40
ID_LENGTH: Final = 12
COME: Final = "come"  # what a challenge is for

encode: Final = msgspec.json.Encoder().encode


class Passkey(Struct):
    """What is kept of a passkey under the hash of its id."""

    id: bytes  # as the authenticator calls it
    public: bytes
    count: int  # how often it has signed, if it counts
    name: str  # of the device on which it was made
    made: float
    seen: float  # when somebody last came by it
    at: str  # the name of the server it is good for
    device: str  # the hash of the token of the device that made it


class Address(NamedTuple):
    """Where a page was loaded from, as browsers tell authenticators."""

    name: str
    origin: str


def address_for(public: Iterable[str], scheme: str, host: str) -> Address:
    """The address by which somebody asks; refused where browsers offer no passkeys."""
    own = next((url for url in public if url.partition("://")[2].rstrip("/") == host.lower()), "")
    origin = own.rstrip("/") or f"{scheme}://{host.lower()}"
    name = host_in(host).lower()
    is_home = name == "localhost" or name.endswith(".localhost")
    if not name or is_address(name) or not (is_home or origin.startswith("https://")):
        raise Refuse("passkey-nowhere")
    return Address(name, origin)


def read_passkey(paper: Paper) -> Passkey:
    return msgspec.json.decode(paper.text, type=Passkey)


def key_of(id: bytes) -> str:
    """Under what a passkey is kept."""
    return hashlib.sha256(id).hexdigest()


async def passkeys_of(store: Store, person: str) -> list[keys.PasskeyInfo]:
    """The passkeys of a person, as they see them."""
    return [
        keys.PasskeyInfo(paper.id[:ID_LENGTH], known.name, known.made, known.seen, known.at)
        for paper in await store.papers(PASSKEY, person)
        for known in [read_passkey(paper)]
    ]


async def remove(store: Store, person: str, id: str) -> None:
    """Let a passkey bring nobody any more."""
    for paper in await store.papers(PASSKEY, person):
        if paper.id[:ID_LENGTH] == id:
            await store.swap_paper(paper, None)
            return
    raise Refuse("no-such-passkey")


async def remove_made_on(store: Store, person: str, device: str) -> None:
    """A device is locked out: what it made brings nobody either."""
    for paper in await store.papers(PASSKEY, person):
        if read_passkey(paper).device == device:
            await store.swap_paper(paper, None)


# -- making one


async def offer(store: Store, person: str, name: str, where: Address) -> keys.PasskeyOffer:
    """What a browser needs to make a passkey."""
    papers = await store.papers(PASSKEY, person)
    if len(papers) >= PASSKEYS:
        raise Refuse("too-many-passkeys")
    known = [passkey.id for passkey in map(read_passkey, papers) if passkey.at == where.name]
    challenge = await challenges.new_challenge(store, PASSKEY + person)
    return keys.PasskeyOffer(challenge, where.name, person.encode(), name, known)


async def keep(
    store: Store, person: str, device: str, wish: keys.MakePasskey, where: Address
) -> None:
    """Keep a passkey that a browser has made for a challenge of ours."""
    challenge = trust(lambda: challenge_in(wish.client))
    await challenges.check(store, PASSKEY + person, challenge)
    made = trust(lambda: verified_making(wish, challenge, where))
    await challenges.use(store, challenge)
    now, id = time.time(), made.credential_id
    passkey = Passkey(
        id,
        made.credential_public_key,
        made.sign_count,
        clean(wish.name, NAME_LENGTH),
        now,
        now,
        where.name,
        device,
    )
    if not await store.add_paper(Paper(PASSKEY, key_of(id), person, encode(passkey))):
        raise Refuse("passkey-known")


# -- coming by one


async def ask(store: Store, where: Address) -> keys.PasskeyAsk:
    """What a browser needs to find a passkey for this address."""
    return keys.PasskeyAsk(await challenges.new_challenge(store, COME), where.name)


async def come(store: Store, wish: keys.ComeByPasskey, where: Address) -> str:
    """The person whose passkey has signed a challenge of ours."""
    challenge = trust(lambda: challenge_in(wish.client))
    await challenges.check(store, COME, challenge)
    paper = await store.paper(PASSKEY, key_of(wish.id))
    if paper is None or paper.owner.encode() != wish.user:
        raise Refuse("no-such-passkey")
    passkey = read_passkey(paper)
    if passkey.at != where.name:
        raise Refuse("no-such-passkey")
    passkey.count = trust(lambda: verified_count(wish, passkey, challenge, where))
    passkey.seen = time.time()
    await challenges.use(store, challenge)
    if not await store.swap_paper(paper, Paper(PASSKEY, paper.id, paper.owner, encode(passkey))):
        raise Refuse("no-such-passkey")  # removed, or used elsewhere, this very moment
    return paper.owner


# -- what the library checks; it is loaded only where it is used


def trust(check: Callable[[], T]) -> T:
    """What a check finds; whatever goes wrong in it is the fault of what it was given."""
    try:
        return check()
    except Exception:
        raise Refuse("bad-passkey") from None


def challenge_in(client: bytes) -> bytes:
    """The challenge that a browser says was signed."""
    from webauthn.helpers import parse_client_data_json

    return bytes(parse_client_data_json(client).challenge)


def verified_making(
    wish: keys.MakePasskey, challenge: bytes, where: Address
) -> VerifiedRegistration:
    """A new passkey, if it was made here, for this challenge, by somebody who showed themselves."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    response = AuthenticatorAttestationResponse(wish.client, wish.attestation)
    made = verify_registration_response(
        credential=RegistrationCredential(bytes_to_base64url(wish.id), wish.id, response),
        expected_challenge=challenge,
        expected_rp_id=where.name,
        expected_origin=where.origin,
        require_user_verification=True,
    )
    if made.credential_id != wish.id:
        raise ValueError("it goes by another id than it says")
    return made


def verified_count(
    wish: keys.ComeByPasskey, passkey: Passkey, challenge: bytes, where: Address
) -> int:
    """How often a passkey has signed, if it has signed this challenge here."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    response = AuthenticatorAssertionResponse(wish.client, wish.authenticator, wish.signature)
    signed = verify_authentication_response(
        credential=AuthenticationCredential(bytes_to_base64url(wish.id), wish.id, response),
        expected_challenge=challenge,
        expected_rp_id=where.name,
        expected_origin=where.origin,
        credential_public_key=passkey.public,
        credential_current_sign_count=passkey.count,
        require_user_verification=True,
    )
    return int(signed.new_sign_count)

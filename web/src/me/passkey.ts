// Passkeys: what this browser makes and signs, as the server takes it.
import { askOfPasskey, comeByPasskey, keepPasskey, offerPasskey, Refusal } from "../wire/api";
import type { Introduced, Me } from "../wire/types";
import { deviceName } from "./device";

const ALGORITHMS = [-8, -7, -257]; // EdDSA, ES256, RS256: every authenticator knows one
const ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;

export type Hindrance = "" | "nowhere" | "unknown";

/** Why there can be no passkeys here: the address, or the browser. */
export function hindrance(where: Location | URL = location, open: Window = window): Hindrance {
  if (!open.isSecureContext || ADDRESS.test(where.hostname)) return "nowhere";
  return "PublicKeyCredential" in open ? "" : "unknown";
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const text = (buffer: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(buffer)));

/** What the browser is asked for; whoever closes its window has chosen nothing. */
async function chosen(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await asked;
    if (found instanceof PublicKeyCredential) return found;
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError")
      throw new Refusal("passkey-known", "this device has one for this address");
  }
  throw new Refusal("no-passkey", "nothing was chosen");
}

/** Let this browser, or what it finds, be known by a passkey from now on. */
export async function makePasskey(): Promise<Me> {
  const offer = await offerPasskey();
  const made = await chosen(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(offer.challenge),
        rp: { id: offer.at, name: "Cabale" },
        user: { id: bytes(offer.user), name: offer.name || "Cabale", displayName: offer.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: offer.known.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        attestation: "none",
      },
    }),
  );
  const answer = made.response as AuthenticatorAttestationResponse;
  return keepPasskey({
    id: text(made.rawId),
    client: text(answer.clientDataJSON),
    attestation: text(answer.attestationObject),
    name: deviceName(),
  });
}

/** Come as the person whose passkey the browser finds. */
export async function passBy(): Promise<Introduced> {
  const asked = await askOfPasskey();
  const found = await chosen(
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(asked.challenge),
        rpId: asked.at,
        userVerification: "required",
      },
    }),
  );
  const answer = found.response as AuthenticatorAssertionResponse;
  return comeByPasskey({
    id: text(found.rawId),
    user: text(answer.userHandle ?? new ArrayBuffer(0)),
    client: text(answer.clientDataJSON),
    authenticator: text(answer.authenticatorData),
    signature: text(answer.signature),
    device: deviceName(),
  });
}

// The seal of each deal as this browser saw it while the game ran; afterwards nobody can swap it.
import { sha256 } from "../wire/sha256";
import type { TableInfo } from "../wire/types";

const KEY = "cabale.seals";
const MOST = 200; // tables remembered

type Seals = Record<string, string>; // table → commitment

function stored(): Seals {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seals;
  } catch {
    return {};
  }
}

/** Remember the seal of a table whose game is not over, the first time it is seen. */
export function keepSeal({ id, phase, commit }: TableInfo): void {
  const seals = stored();
  if (!commit || seals[id] || phase === "over") return;
  const kept = [...Object.entries(seals), [id, commit]].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** The seal this browser saw first; empty if it never looked at the table. */
export function seenSeal(table: string): string {
  return stored()[table] ?? "";
}

/** The seal that a seed gives. */
export function sealOf(seed: string): string {
  const head = new TextEncoder().encode("cabale deal:");
  const bytes = (seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return sha256(new Uint8Array([...head, ...bytes]));
}

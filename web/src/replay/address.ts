// Every step of a replay has an address: /t/ID/replay/STEP?eyes=A.
import { LETTERS, letterOf } from "../look/seats";

export function addressOf(id: string, step: number, eyes: number): string {
  return `/t/${id}/replay/${step}${eyes >= 0 ? `?eyes=${letterOf(eyes)}` : ""}`;
}

export function stepIn(path: string): number {
  return Number(/\/replay\/(\d+)$/.exec(path)?.[1] ?? 0);
}

/** The seat whose eyes an address names; -1 for a watcher's. */
export function eyesIn(query: string): number {
  const letter = new URLSearchParams(query).get("eyes") ?? "";
  return letter.length === 1 ? LETTERS.indexOf(letter) : -1;
}

// What differs from the Step before, put into it; core/changes.py tells it so.
import type { Change, Step } from "./types";

/** What was seen after a change: of an object its fields, of a list its entries by their number. */
export function follow(known: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change;
  if (Array.isArray(known)) {
    const entries: unknown[] = known.slice();
    for (const [n, value] of Object.entries(change)) entries[+n] = follow(entries[+n], value);
    return entries;
  }
  if (!isRecord(known)) return change;
  const fields = { ...known };
  for (const [name, value] of Object.entries(change)) fields[name] = follow(known[name], value);
  return fields;
}

/** The next Step; null if the change does not fit the one that is known. */
export function stepAfter(step: Step, change: Change): Step | null {
  if (change.seq !== step.seq + 1) return null;
  const { t: _, view, check, ...told } = change;
  const seen = view === undefined ? step.view : follow(step.view, view);
  if (check !== undefined && checksum(JSON.stringify(seen)) !== check) return null;
  return { ...step, back: null, ...told, view: seen };
}

/** CRC-32, which needs no secure page. */
export function checksum(text: string): number {
  let sum = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// The events of a count, gathered courtier by courtier.
import type { LogEvent } from "../game";

const VERDICTS = new Set([
  "leads-money",
  "leads-first",
  "leads-king",
  "tied-money",
  "tied-first",
  "tied-king",
  "neutral-leads",
  "threshold",
]);

/** What belongs to the courtier counted last, besides its details. */
const SEQUELS = new Set([
  "bribed",
  "bribe-refused",
  "tie-claimed",
  "conde-placed",
  "maintenon-sent",
]);

export interface Sheet {
  courtier: number;
  events: LogEvent[];
}

export function isVerdict(event: LogEvent): boolean {
  return VERDICTS.has(event.kind);
}

/** A sheet for each courtier that was counted, in order. */
export function sheets(events: readonly LogEvent[]): Sheet[] {
  const out: Sheet[] = [];
  let open: Sheet | undefined;
  for (const event of events) {
    if (isVerdict(event)) {
      open = { courtier: event.details[0] ?? 0, events: [event] };
      out.push(open);
    } else if (event.detail || SEQUELS.has(event.kind)) open?.events.push(event);
    else open = undefined;
  }
  return out;
}

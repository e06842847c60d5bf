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
const SEQUELS = new Set(["bribed", "tie-claimed", "conde-placed", "maintenon-sent"]);

/** Steps of the count that tell nothing of their own here. */
const PASSING = new Set(["bribe-refused", "bribe-missed", "flipped", "nobody-there", "king-left"]);

/** Details that the verdict and the board tell well enough. */
const PLAIN = new Set(["stands", "neutral-stands", "to-own", "to-general"]);

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
    } else if (event.detail || SEQUELS.has(event.kind)) {
      if (!PLAIN.has(event.kind)) open?.events.push(event);
    } else if (!PASSING.has(event.kind)) open = undefined;
  }
  return out;
}

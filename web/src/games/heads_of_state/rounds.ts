// The count of a round, put together again from what the log tells of it.
import type { LogEvent } from "../game";

export interface Share {
  seat: number;
  noble: number;
  sector: number;
  points: number;
}

export interface CountryCount {
  country: number;
  shares: Share[];
  totals: { seat: number; points: number }[];
  ties: LogEvent[];
  prizes: { seat: number; rank: number; points: number }[]; // seat -1: nobody won it
}

export interface RoundCount {
  year: number;
  countries: CountryCount[];
}

function added(count: CountryCount, event: LogEvent): void {
  const [a = 0, b = 0, c = 0] = event.details;
  if (event.kind === "share")
    count.shares.push({ seat: event.seat, noble: a, sector: b, points: c });
  else if (event.kind === "influence") count.totals.push({ seat: event.seat, points: b });
  else if (event.kind === "tie") count.ties.push(event);
  else if (event.kind === "prize") count.prizes.push({ seat: event.seat, rank: b, points: c });
  else if (event.kind === "unclaimed") count.prizes.push({ seat: -1, rank: b, points: 0 });
}

/** The last round that was counted, null before the first Revolution. */
export function lastRound(log: readonly LogEvent[]): RoundCount | null {
  const from = log.findLastIndex((event) => event.kind === "revolted");
  if (from < 0) return null;
  const out: RoundCount = { year: log[from]!.details[0] ?? 0, countries: [] };
  for (const event of log.slice(from + 1)) {
    if (event.kind === "weighed")
      out.countries.push({
        country: event.details[0] ?? 0,
        shares: [],
        totals: [],
        ties: [],
        prizes: [],
      });
    const count = out.countries.at(-1);
    if (count) added(count, event);
    if (event.kind === "most") break;
  }
  return out;
}

// What follows from the deals of the day that somebody has played; no storage, no clock.
import type { DayInfo, Ending } from "../wire/types";

const DAY = 86_400_000; // milliseconds

export interface Played {
  table: string;
  end: Ending | null; // null: it is not over
  gone?: true; // the table was removed: unless it is over the deal can be begun anew
}
export type Deals = Record<string, Played>; // by "date/game", the latest last

/** What two devices know together. */
export function together(here: unknown, there: unknown): Deals {
  const both = { ...(there as Deals | null), ...(here as Deals | null) };
  for (const [key, far] of Object.entries((there as Deals | null) ?? {}))
    both[key] = weightier(both[key]!, far);
  return both;
}

/** A result counts more than a game that was begun, that more than one whose table is gone. */
function weightier(here: Played, far: Played): Played {
  if (here.end || far.end) return here.end ? here : far;
  const same = here.table === far.table;
  return (same ? here.gone : far.gone) ? here : far;
}

/** A day as the server names it, where the reader is. */
export function dayOf(when: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}

export const before = (day: string): string =>
  new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** Days in a row with a deal played to its end; today may still be missing. */
export function streakOf(deals: Deals, today: string): number {
  const done = new Set(
    Object.entries(deals).flatMap(([key, { end }]) => (end ? [key.split("/")[0]!] : [])),
  );
  let day = done.has(today) ? today : before(today);
  let count = 0;
  for (; done.has(day); day = before(day)) count += 1;
  return count;
}

/** The share of other results that a result is better than, in percent; null: there is no other. */
export function betterThan({ results }: DayInfo, mine: Ending): number | null {
  const others = results.reduce((sum, { count }) => sum + count, 0) - 1;
  const worse = results
    .filter(
      ({ place, points }) => place > mine.place || (place === mine.place && points < mine.points),
    )
    .reduce((sum, { count }) => sum + count, 0);
  return others > 0 ? Math.round((100 * worse) / others) : null;
}

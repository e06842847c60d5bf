// The log as people read it: chapters of entries, each with the details folded under it.
import type { GameUi } from "../games/game";
import type { GameWords } from "../words/game";
import type { LogEvent } from "./model";

export interface Entry {
  event: LogEvent;
  more: LogEvent[]; // told in the same breath
  details: LogEvent[]; // folded under it
}

export interface Chapter {
  title: string;
  entries: Entry[];
}

function add(entries: Entry[], event: LogEvent, joins: boolean): void {
  const last = entries.at(-1);
  if (event.detail && last) last.details.push(event);
  else if (joins && last && !last.details.length) last.more.push(event);
  else entries.push({ event, more: [], details: [] });
}

/** Group events by the chapters a game opens; details go under the event before them. */
export function chapters(log: readonly LogEvent[], ui: GameUi | null, words: GameWords): Chapter[] {
  const out: Chapter[] = [{ title: "", entries: [] }];
  for (const event of log) {
    const title = ui?.chapter?.(event, words) ?? null;
    if (title !== null) out.push({ title, entries: [] });
    if (ui?.quiet?.(event)) continue;
    add(out.at(-1)!.entries, event, ui?.joins?.(event) ?? false);
  }
  return out.filter((chapter) => chapter.entries.length > 0);
}

export const PAGE = 60; // entries that a log draws at once: a long game makes the page no heavier

/** The last entries, so many, under the titles they belong to. */
export function latest(told: readonly Chapter[], count: number): Chapter[] {
  const out: Chapter[] = [];
  for (const { title, entries } of told.toReversed()) {
    if (count <= 0) break;
    out.unshift({ title, entries: entries.slice(-count) });
    count -= entries.length;
  }
  return out;
}

/** Under which entry of the log it stands that a move was taken back; null: before all of them. */
export function withdrawnAfter(log: number, told: readonly Chapter[]): number | null {
  const entries = told.flatMap((chapter) => chapter.entries);
  return entries.findLast((entry) => entry.event.n < log)?.event.n ?? null;
}

/** What goes if a seat takes its last answer back: that move and all that came after it. */
export function lastOf(seat: number, told: readonly Chapter[]): Entry[] {
  const entries = told.flatMap((chapter) => chapter.entries);
  const from = entries.findLastIndex((entry) => entry.event.seat === seat);
  return from < 0 ? [] : entries.slice(from);
}

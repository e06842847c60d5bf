// The log as people read it: chapters of entries, each with the details folded under it.
import type { GameUi } from "../games/game";
import type { GameWords } from "../words/game";
import type { LogEvent } from "./model";

export interface Entry {
  event: LogEvent;
  details: LogEvent[];
}

export interface Chapter {
  title: string;
  entries: Entry[];
}

/** Group events by the chapters a game opens; details go under the event before them. */
export function chapters(
  log: readonly LogEvent[],
  ui: GameUi<never> | null,
  words: GameWords,
): Chapter[] {
  const out: Chapter[] = [{ title: "", entries: [] }];
  for (const event of log) {
    const title = ui?.chapter?.(event, words) ?? null;
    if (title !== null) out.push({ title, entries: [] });
    const entries = out.at(-1)!.entries;
    const last = entries.at(-1);
    if (event.detail && last) last.details.push(event);
    else entries.push({ event, details: [] });
  }
  return out.filter((chapter) => chapter.entries.length > 0);
}

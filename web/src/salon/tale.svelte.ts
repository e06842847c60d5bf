// What just happened, told one thing after the other, each for as long as it takes to read it;
// where deeds come fast, each for less.
import { plain, type GameWords } from "../words/game";
import type { GameUi } from "../games/game";
import type { LogEvent } from "../table/model";

const LEAST = 1400; // milliseconds for the shortest sentence
const LETTER = 28; // and for each letter
const MANY = 3; // with more waiting, the oldest are not told any more

export interface Tale {
  n: number; // of the event in the log
  seat: number; // whose deed it is, -1 for nobody's
  said: string;
  more: string; // what came of it
}

/** The deeds among some events, each with what it brought about; what is seen anyway is left out. */
export function talesOf(
  events: readonly LogEvent[],
  ui: GameUi | null,
  words: GameWords,
  view: unknown,
): Tale[] {
  const out: Tale[] = [];
  for (const event of events) {
    if (event.detail || ui?.quiet?.(event)) continue;
    const said = ui?.told?.(event, view, words) || plain(words.event(event, -1));
    const last = out.at(-1);
    if (last && !last.more && ui?.joins?.(event)) last.more = said;
    else out.push({ n: event.n, seat: event.seat, said, more: "" });
  }
  return out;
}

export class Telling {
  now = $state.raw<Tale | null>(null);
  private queue: Tale[] = [];
  private timer = 0;

  tell(tales: readonly Tale[]): void {
    this.queue = [...this.queue, ...tales].slice(-MANY);
    if (!this.timer) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    const tale = this.queue.shift();
    this.timer = 0;
    if (!tale) return; // the last one stays until something else happens
    this.now = tale;
    const letters = tale.said.length + tale.more.length;
    const time = (LEAST + LETTER * letters) / (1 + this.queue.length); // the room is not kept behind
    this.timer = window.setTimeout(() => this.next(), time);
  }
}

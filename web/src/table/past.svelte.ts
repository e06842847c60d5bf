// The moments of a game that this screen has seen, to look back at or to see again as a film.
import { settings } from "../settings.svelte";
import { noteSeen, seenOf } from "../wire/seen";
import type { Step } from "../wire/types";

const KEPT = 400; // moments remembered
const FRAME = 1300; // a moment of a film is shown for so many milliseconds,
const LONGEST = 16000; // or for less, so that the film takes no longer than this

export interface Moment {
  step: Step;
  log: number; // length of the log then
}

/** The table as a film needs to know it. */
export interface Cinema {
  table(): string;
  changing(): void; // the board is about to show something else
  plays(from: Moment, to: Moment): boolean; // a scene between them, which says when to go on
  hush(): void; // no scene plays any more, and no sum lies open
  ended(): void;
}

export class Past {
  moments = $state.raw<Moment[]>([]);
  at = $state<number | null>(null); // index of the moment looked at; null is the present
  filming = $state(false);
  private timer = 0;
  private frame = FRAME;
  private way: readonly Step[] = [];
  private opened = false; // the page has come to the present once
  private left: number | null = null; // moments there were when the person looked away

  constructor(private readonly cinema: Cinema) {}

  readonly moment = $derived(this.at === null ? null : (this.moments[this.at] ?? null));
  readonly canGoBack = $derived(this.moments.length > 1 && this.at !== 0);

  /** How many moments came after the one that this seat's last answer has made. */
  readonly missed = $derived.by(() => {
    const mine = this.moments.at(-1)?.step.mine ?? 0;
    const own = this.moments.findIndex((moment) => moment.log > mine);
    return own < 0 ? 0 : this.moments.length - 1 - own;
  });

  add(moment: Moment): void {
    this.moments = [...this.moments, moment].slice(-KEPT);
    if (!this.opened) this.filmAfter(seenOf(this.cinema.table()).log);
    this.opened = true;
  }

  /** All of it has been looked at, unless it is just being shown. */
  note(): void {
    if (document.hidden || this.filming) return;
    noteSeen(this.cinema.table(), { log: this.moments.at(-1)?.log ?? 0 });
  }

  /** The Steps that led to the next one that comes with its whole log. */
  expect(way: readonly Step[]): void {
    this.way = way;
  }

  /** The present is told anew: what is known of the past is the way to it. */
  begin(): void {
    clearTimeout(this.timer);
    this.filming = false;
    this.at = null;
    this.moments = this.way.map((step) => ({ step, log: step.log + step.events.length }));
    this.way = [];
    this.left = null;
  }

  /** Go so many moments back or forth; past the last one is the present. */
  go(by: number): void {
    const last = this.moments.length - 1;
    const to = (this.at ?? last) + by;
    this.cinema.changing();
    this.at = to >= last ? null : Math.max(0, to);
    this.endFilm();
  }

  present(): void {
    if (this.at !== null) this.cinema.changing();
    this.at = null;
    this.endFilm();
  }

  private endFilm(): void {
    clearTimeout(this.timer);
    if (!this.filming) return;
    this.filming = false;
    this.note();
    this.cinema.ended();
  }

  /** Show the last `count` moments one after the other. */
  film(count = this.missed): void {
    if (this.filming || count <= 0) return;
    this.cinema.hush();
    this.filming = true;
    this.frame = Math.min(FRAME, LONGEST / count);
    this.at = Math.max(0, this.moments.length - count - 1);
    this.next();
  }

  /** What a moment of the film revealed has been seen; false where there is no film. */
  goOn(): boolean {
    if (!this.filming) return false;
    if ((this.at ?? 0) >= this.moments.length - 1) this.present();
    else this.next();
    return true;
  }

  /** The page is opened again: show what came after so much of the log. */
  private filmAfter(log: number): void {
    const unseen = this.moments.filter((moment) => moment.log > log).length;
    const missed = log ? Math.min(unseen, this.moments.length - 1) : this.missed;
    if (document.hidden) this.left = this.moments.length - missed;
    else if (!settings.still) this.film(missed);
  }

  /** The person looks away, or back: then what came meanwhile is shown, once. */
  watched(visible: boolean): void {
    if (!visible) this.left = this.moments.length;
    else if (this.left !== null && !settings.still) this.film(this.moments.length - this.left);
    if (!visible) return;
    this.left = null;
    this.note();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show((this.at ?? 0) + 1), this.frame);
  }

  /** A moment of the film, with what the rules revealed in it; the last one is the present. */
  private show(to: number): void {
    const [from, moment] = [this.moments[to - 1], this.moments[to]];
    if (!this.filming) return;
    if (!from || !moment) return this.present();
    this.cinema.changing();
    this.at = to;
    if (!this.cinema.plays(from, moment)) this.goOn();
  }
}

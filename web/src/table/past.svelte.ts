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

export class Past {
  moments = $state.raw<Moment[]>([]);
  at = $state<number | null>(null); // index of the moment looked at; null is the present
  filming = $state(false);
  private timer = 0;
  private frame = FRAME;
  private way: readonly Step[] = [];
  private opened = false; // the page has come to the present once
  private left: number | null = null; // moments there were when the person looked away

  constructor(
    private readonly table: () => string,
    private readonly aboutToChange: () => void,
  ) {}

  readonly moment = $derived(this.at === null ? null : (this.moments[this.at] ?? null));
  readonly canGoBack = $derived(this.moments.length > 1 && this.at !== 0);

  /** How many moments came after this seat last answered. */
  readonly missed = $derived.by(() => {
    const mine = this.moments.at(-1)?.step.mine ?? 0;
    const from = this.moments.findIndex((moment) => moment.log > mine);
    return from < 0 ? 0 : this.moments.length - Math.max(from, 1);
  });

  add(moment: Moment): void {
    this.moments = [...this.moments, moment].slice(-KEPT);
    if (!this.opened) this.filmAfter(seenOf(this.table()).log);
    this.opened = true;
    this.note();
  }

  private note(): void {
    if (!document.hidden) noteSeen(this.table(), { log: this.moments.at(-1)?.log ?? 0 });
  }

  /** The Steps that led to the next one that comes with its whole log. */
  expect(way: readonly Step[]): void {
    this.way = way;
  }

  /** The present is told anew: what is known of the past is the way to it. */
  begin(): void {
    this.present();
    this.moments = this.way.map((step) => ({ step, log: step.log + step.events.length }));
    this.way = [];
    this.left = null;
  }

  /** Go so many moments back or forth; past the last one is the present. */
  go(by: number): void {
    const last = this.moments.length - 1;
    const to = (this.at ?? last) + by;
    this.aboutToChange();
    this.filming = false;
    this.at = to >= last ? null : Math.max(0, to);
  }

  present(): void {
    clearTimeout(this.timer);
    if (this.at !== null) this.aboutToChange();
    this.filming = false;
    this.at = null;
  }

  /** Show the last `count` moments one after the other. */
  film(count = this.missed): void {
    if (this.filming || count <= 0) return;
    this.filming = true;
    this.frame = Math.min(FRAME, LONGEST / count);
    this.at = Math.max(0, this.moments.length - count - 1);
    this.next();
  }

  /** The page is opened again: show what came after so much of the log. */
  private filmAfter(log: number): void {
    const unseen = this.moments.filter((moment) => moment.log > log).length;
    const missed = Math.min(this.missed, unseen);
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
    this.timer = window.setTimeout(() => {
      if (!this.filming) return;
      const to = (this.at ?? 0) + 1;
      if (to >= this.moments.length - 1) return this.present();
      this.aboutToChange();
      this.at = to;
      this.next();
    }, this.frame);
  }
}

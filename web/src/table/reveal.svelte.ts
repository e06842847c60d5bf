// What the rules reveal after a step: it is played on the board, then its sum lies open until
// somebody goes on. Whoever only looks on has nothing to press: there it goes on by itself.
import type { Beat, Played, Scene } from "../games/game";
import { settings } from "../settings.svelte";
import { Drama } from "./drama.svelte";
import { sound } from "./sound";

const LINGER = 9000; // so long a sum lies open where nobody can press anything, in milliseconds
const PACES = { calm: 1, brisk: 0.6, instant: 0 };

/** The table as a count needs to know it. */
export interface Occasion {
  scene(played: Played<unknown>): Scene<unknown> | null;
  watching(): boolean; // nobody at this screen has a seat
  over(): boolean; // the podium sums up
  changing(): void; // the board is about to show something else
  goOn(): void;
}

export class Reveal {
  open = $state(false); // it is played, or its sum lies open
  last = $state.raw<Scene<unknown> | null>(null); // to be seen again
  readonly drama: Drama;
  private timer = 0;

  constructor(private readonly at: Occasion) {
    this.drama = new Drama(
      () => PACES[settings.all.pace] || 1,
      () => at.changing(),
      (beat) => this.hear(beat),
      () => this.ended(),
    );
  }

  readonly beat: Beat<unknown> | null = $derived.by(() => this.drama.beat);
  readonly summed = $derived.by(() => this.open && this.drama.scene === null);

  /** A step deserves it. */
  begin(played: Played<unknown>): void {
    this.last = this.at.scene(played);
    const wanted = !settings.still && settings.all.pace !== "instant" && !document.hidden;
    this.open = true;
    if (this.last && wanted) this.drama.play(this.last);
    else this.ended();
  }

  /** Play it once more; without movement, where none is wished, each moment still has its time. */
  again(): void {
    if (!this.last) return;
    clearTimeout(this.timer);
    this.open = true;
    this.at.changing();
    this.drama.play(this.last);
  }

  goOn(): void {
    this.hush();
    this.at.goOn();
  }

  /** It is shown no longer; it may be seen again. */
  hush(): void {
    clearTimeout(this.timer);
    this.drama.forget();
    this.open = false;
  }

  /** Other eyes look now, or what was shown is of no use any more. */
  forget(): void {
    this.hush();
    this.last = null;
  }

  private ended(): void {
    if (settings.all.textBoard || this.at.over() || this.last?.brief) this.goOn();
    else if (this.at.watching()) this.timer = window.setTimeout(() => this.goOn(), LINGER);
  }

  private hear(beat: Beat<unknown>): void {
    if (beat.sound && settings.all.sound) sound(beat.sound);
  }
}

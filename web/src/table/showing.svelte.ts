// The steps that have come and are still to be shown, each when the one before has had its beat.
import { settings } from "../settings.svelte";
import type { Step } from "../wire/types";

const BEAT = 650; // a step is looked at for so long before the next is shown, in milliseconds
const BRISK = 4; // routine is looked at so many times shorter
const PACES = { calm: 1, brisk: 0.4, instant: 0 };
const MANY = 6; // with more steps waiting than this, the screen hurries

/** How a step is looked at before the next one. */
export type Look = "none" | "brisk" | "calm";

export class Showing {
  pausedAt = $state<number | null>(null); // seq of the step whose interlude is open
  skipping = $state(false); // on the way to this person's next question
  waiting = $state(0); // steps that have come and are not shown yet
  private queue: Step[] = [];
  private shownAt = 0;
  private timer = 0;

  constructor(
    private readonly show: (step: Step) => void,
    private readonly look: () => Look, // at what is shown now
  ) {}

  /** The newest step that has come and is not shown yet. */
  get newest(): Step | null {
    return this.queue.at(-1) ?? null;
  }

  receive(step: Step): void {
    this.queue.push(step);
    this.waiting = this.queue.length;
    this.advance();
  }

  /** How long others may take before their moves are shown, as a share of what is usual. */
  get pace(): number {
    return this.skipping ? 0 : PACES[settings.all.pace];
  }

  /** Show nothing at leisure until this person is asked. */
  skip(): void {
    this.skipping = true;
    this.advance();
  }

  /** Stop at a step until somebody goes on. */
  pause(seq: number): void {
    this.pausedAt = seq;
  }

  goOn(): void {
    this.pausedAt = null;
    this.advance();
  }

  /** What waits is of no use any more. */
  forget(): void {
    this.queue = [];
    this.waiting = 0;
    this.pausedAt = null;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private advance(): void {
    clearTimeout(this.timer);
    const step = this.queue[0];
    if (!step || this.pausedAt !== null) return;
    const wait = this.shownAt + this.beat() - performance.now();
    if (wait > 0 && !document.hidden) {
      this.timer = window.setTimeout(() => this.advance(), wait);
      return;
    }
    this.queue.shift();
    this.waiting = this.queue.length;
    this.shownAt = performance.now();
    this.show(step);
    this.advance();
  }

  private beat(): number {
    const look = this.look();
    if (settings.still || look === "none" || this.queue.length > MANY) return 0;
    return (look === "brisk" ? BEAT / BRISK : BEAT) * this.pace;
  }
}

// One step after the other by itself, each looked at for a while.
const FRAME = 1300; // milliseconds

export class Film {
  on = $state(false);
  private timer = 0;

  constructor(
    private readonly more: () => boolean,
    private readonly next: () => void,
  ) {}

  toggle(): void {
    if (this.on) this.stop();
    else this.start();
  }

  start(): void {
    if (!this.more()) return;
    this.on = true;
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.on = false;
  }

  /** A step is on the screen: after its time, the next. */
  shown(): void {
    clearTimeout(this.timer);
    if (!this.on) return;
    if (this.more()) this.timer = window.setTimeout(this.next, FRAME);
    else this.on = false;
  }
}

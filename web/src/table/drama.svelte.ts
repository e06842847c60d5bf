// A scene is played on the board beat by beat: by itself, as fast as wished, or at a touch.
import type { Beat, Scene } from "../games/game";

const SLOW = 2.5; // times longer, for whoever wants to follow every card

export class Drama {
  scene = $state.raw<Scene<unknown> | null>(null);
  slow = $state(false);
  private at = $state(0);
  private timer = 0;

  constructor(
    private readonly pace: () => number, // times as long as a beat asks for
    private readonly aboutToChange: () => void,
    private readonly begun: (beat: Beat<unknown>) => void,
    private readonly ended: () => void,
  ) {}

  readonly beat = $derived(this.scene?.beats[this.at] ?? null);
  readonly act = $derived(this.beat?.act ?? -1);

  play(scene: Scene<unknown>): void {
    this.scene = scene;
    this.show(0);
  }

  next(): void {
    this.go(this.at + 1);
  }

  nextAct(): void {
    this.go(this.scene?.beats.findIndex((beat) => beat.act > this.act) ?? -1);
  }

  slower(): void {
    this.slow = !this.slow;
    this.wait();
  }

  /** To what came of it. */
  stop(): void {
    if (!this.scene) return;
    this.aboutToChange();
    this.forget();
    this.ended();
  }

  /** Nothing of it is shown any more, and nothing comes of it. */
  forget(): void {
    clearTimeout(this.timer);
    this.scene = null;
  }

  private go(to: number): void {
    if (to < 0 || to >= (this.scene?.beats.length ?? 0)) return this.stop();
    this.aboutToChange();
    this.show(to);
  }

  private show(at: number): void {
    this.at = at;
    if (!this.beat) return this.stop();
    this.begun(this.beat);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const look = (this.beat?.look ?? 0) * (this.slow ? SLOW : this.pace());
    this.timer = window.setTimeout(() => this.next(), look);
  }
}

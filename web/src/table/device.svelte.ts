// Whose eyes look through this device. It may hold several seats, and goes from hand to hand then:
// what is one seat's must never meet the eyes of another.
import { person } from "../wire/held.svelte";
import type { Hello, Step } from "../wire/types";

export class Device {
  mine = $state.raw<number[]>([]); // seats it holds here, as the server knows
  wanted: number | null = null; // the eyes last asked for; null: not asked

  constructor(
    private readonly table: string,
    private readonly watching: boolean, // only what is public, whatever seats are held
    private readonly step: () => Step | null,
    private readonly paused: () => boolean, // a count lies open
  ) {}

  readonly passed = $derived(this.mine.length > 1);
  /** Everybody around it looks at a count: what is one seat's is put away. */
  readonly shared = $derived.by(() => this.passed && this.paused());
  /** The seat of it that is asked first, -1 for none. */
  readonly next = $derived.by(() => this.mine.find((seat) => this.isAsked(seat)) ?? -1);
  /** It changes hands: nothing is drawn until the seat that is asked takes it. */
  readonly curtain = $derived.by(() => {
    const step = this.step();
    if (!this.passed || this.paused() || !step || step.over) return false;
    return this.next >= 0 && !this.isAsked(step.eyes);
  });

  secrets(): string[] {
    return this.watching ? [] : person.secrets(this.table).map((one) => one.secret);
  }

  /** The secret of a seat that this screen plays, for requests; empty for a watcher. */
  get secret(): string {
    return this.secrets()[0] ?? "";
  }

  /** The secret that holds one seat. */
  secretOf(seat: number): string {
    return person.secrets(this.table).find((one) => one.seat === seat)?.secret ?? this.secret;
  }

  /** How the screen presents itself; what it saw before counts only if the same eyes look on. */
  hello(stream: string, since: number, talk: number): Hello {
    const same = this.wanted === null || this.wanted === (this.step()?.eyes ?? this.wanted);
    const look = this.mine.includes(this.wanted ?? -1) ? this.wanted : null;
    return {
      ...{ t: "hello", secrets: this.secrets(), look },
      ...{ stream: same ? stream : "", since, talk },
    };
  }

  private isAsked(seat: number): boolean {
    return this.step()?.question?.waiting.includes(seat) ?? false;
  }
}

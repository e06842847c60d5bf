// The answer being composed, click by click, from the legal ones.
import type { Choice, Key } from "./model";
import { choose, reach, type KeysOf } from "./selection";

const typeOf = (key: Key): string => key.split(":")[0] ?? "";

export class Composer {
  chosen = $state.raw<Key[]>([]);

  constructor(
    private readonly choices: () => readonly Choice[],
    private readonly keysOf: KeysOf,
    private readonly order: readonly string[], // types lit one after the other
  ) {}

  readonly reached = $derived.by(() => reach(this.choices(), this.chosen, this.keysOf));

  /** The pieces that could stand for a chosen one of their type. */
  private readonly exchanges = $derived.by(() => {
    const types = new Set(this.chosen.map(typeOf));
    return new Set([...types].flatMap((type) => this.insteadOf(type)));
  });

  private insteadOf(type: string): Key[] {
    const rest = this.chosen.filter((key) => typeOf(key) !== type);
    const { lit } = reach(this.choices(), rest, this.keysOf);
    return [...lit].filter((key) => typeOf(key) === type);
  }

  /** The one answer that everything chosen amounts to, if no piece is missing. */
  get finished(): Choice | null {
    const { candidates, complete } = this.reached;
    return this.chosen.length && candidates.length === 1 ? (complete[0] ?? null) : null;
  }

  picked(key: Key): boolean {
    return this.chosen.includes(key);
  }

  lit(key: Key): boolean {
    if (this.reached.lit.has(key)) return this.inOrder(key);
    return this.chosen.length > 0 && this.replaces(key);
  }

  /** Whether pressing the piece changes what is chosen, lit or not. */
  takes(key: Key): boolean {
    return this.reached.lit.has(key) || this.picked(key) || this.replaces(key);
  }

  /** Whether pressing the piece amounts to an answer. */
  finishes(key: Key): boolean {
    const chosen = choose(this.choices(), this.chosen, key, this.keysOf);
    const { candidates, complete } = reach(this.choices(), chosen, this.keysOf);
    return chosen.length > 0 && candidates.length === 1 && complete.length === 1;
  }

  press(key: Key): void {
    this.chosen = choose(this.choices(), this.chosen, key, this.keysOf);
  }

  clear(): void {
    this.chosen = [];
  }

  /** No piece of a type that the game wants chosen earlier is still lit. */
  private inOrder(key: Key): boolean {
    const place = this.order.indexOf(typeOf(key));
    const earlier = this.order.slice(0, Math.max(0, place));
    if (!earlier.length) return true;
    return ![...this.reached.lit].some((other) => earlier.includes(typeOf(other)));
  }

  /** Choosing it would exchange a chosen piece of its type. */
  private replaces(key: Key): boolean {
    return this.exchanges.has(key);
  }
}

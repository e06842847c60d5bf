// What a seat lays down ahead by correspondence: if I see just this, I answer so.
import { layAhead, readAhead } from "../wire/api";
import type { Ahead, Future, Plan } from "../wire/types";
import { plain } from "../words/game";
import { readEvent } from "./model";
import { decode } from "./selection";
import type { TableStore } from "./store.svelte";

const same = (one: { events: number[][] }, other: { events: number[][] }): boolean =>
  JSON.stringify(one.events) === JSON.stringify(other.events);

export class Foresight {
  known = $state.raw<Ahead | null>(null); // null: not read yet

  constructor(private readonly table: TableStore) {}

  async read(): Promise<void> {
    this.known = await readAhead(this.table.id, this.table.eyes, this.secret);
  }

  /** Answer so in that future; null: be asked. */
  async lay(future: Future, action: number | null): Promise<void> {
    const { told, plans } = this.known!;
    const kept: Plan[] = plans.filter((plan) => !same(plan, future));
    if (action !== null) kept.push({ events: future.events, action });
    await layAhead(this.table.id, { seat: this.table.eyes, told, plans: kept }, this.secret);
    this.known = { ...this.known!, plans: kept };
  }

  /** Whether what was laid down has come to nothing, which is told once. */
  async lapsed(): Promise<boolean> {
    const { lapsed } = await readAhead(this.table.id, this.table.eyes, this.secret);
    const seat = this.table.eyes;
    if (lapsed) await layAhead(this.table.id, { seat, told: 0, plans: [] }, this.secret);
    return lapsed;
  }

  planned(future: Future): number | null {
    return this.known?.plans.find((plan) => same(plan, future))?.action ?? null;
  }

  /** What happens, as the log would tell it. */
  sentence(future: Future): string {
    const { words, game, eyes } = this.table;
    const told = future.events.map((event, n) => readEvent(game.events, event, n));
    return told.map((event) => plain(words.event(event, eyes))).join(" ");
  }

  answer(action: number): string {
    return this.table.words.choice(decode(this.table.game.verbs, action));
  }

  private get secret(): string {
    return this.table.device.secretOf(this.table.eyes);
  }
}

// The tables of this browser's person, those that wait for them first.
import { myTables } from "../wire/api";
import { person } from "../wire/held.svelte";
import type { MyTable } from "../wire/types";

const EVERY = 15000;

export type TableOfMine = MyTable & { seats: number[] };

class Mine {
  all = $state.raw<MyTable[]>([]);
  loaded = $state(false);
  /** One entry for each table, the seat that is waited for first. */
  readonly each = $derived.by(() => {
    const found = new Map<string, TableOfMine>();
    for (const one of this.all.toSorted((a, b) => Number(b.waits) - Number(a.waits))) {
      const known = found.get(one.id);
      if (known) known.seats.push(one.seat);
      else found.set(one.id, { ...one, seats: [one.seat] });
    }
    return [...found.values()];
  });
  readonly tables = $derived(this.each.filter((table) => table.waits));

  async read(): Promise<void> {
    const held = person.loose.map(({ table, secret }) => ({ table, secret }));
    if (held.length || person.token) this.all = await myTables(held).catch(() => this.all);
    this.loaded = true;
    void navigator.setAppBadge?.(this.tables.length).catch(() => null); // none is no badge
  }
}

export const waiting = new Mine();

/** Keep the list fresh while a component that shows it is there. */
export function watchMine(): void {
  $effect(() => {
    void waiting.read();
    const timer = setInterval(() => !document.hidden && void waiting.read(), EVERY);
    return () => clearInterval(timer);
  });
}

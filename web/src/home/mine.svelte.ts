// The tables of this browser's person, those that wait for them first.
import { myTables } from "../wire/api";
import { person } from "../wire/held.svelte";
import type { MyTable } from "../wire/types";

const EVERY = 15000;

class Mine {
  all = $state.raw<MyTable[]>([]);
  loaded = $state(false);
  readonly tables = $derived(this.all.filter((table) => table.waits));

  async read(): Promise<void> {
    const held = person.held.map(({ table, secret }) => ({ table, secret }));
    if (held.length) this.all = await myTables(held).catch(() => this.all);
    this.loaded = true;
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

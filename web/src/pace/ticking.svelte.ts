// The time of a table, as its own clocks count it, while a component that shows it is there.
import type { TableInfo } from "../wire/types";

export function ticking(info: () => TableInfo | null): () => number {
  let here = $state(Date.now() / 1000);
  const ahead = $derived.by(() => {
    const told = info()?.now;
    return told ? told - Date.now() / 1000 : 0;
  });
  const runs = $derived(info()?.seats.some((seat) => seat.clock?.until) ?? false);
  $effect(() => {
    const timer = setInterval(() => (here = Date.now() / 1000), runs ? 1000 : 5000);
    return () => clearInterval(timer);
  });
  return () => here + ahead;
}

// The keyboard: U undo, ? why not, [ ] back and forth, Esc closes.
import type { TableStore } from "./store.svelte";

function focusedKey(): string | null {
  return (document.activeElement as HTMLElement | null)?.dataset?.["key"] ?? null;
}

function escape(table: TableStore, closeSheet: () => void): void {
  if (table.inspected) table.inspected = null;
  else if (table.note) table.note = null;
  else if (table.showing.pausedAt !== null) table.showing.goOn();
  else if (table.past.at !== null) table.past.present();
  else if (table.chosen.length) table.clear();
  else closeSheet();
}

export function shortcuts(event: KeyboardEvent, table: TableStore, closeSheet: () => void): void {
  const field = event.target instanceof Element && event.target.closest("input, textarea");
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return escape(table, closeSheet);
  if (field) return;
  const key = focusedKey();
  if (event.key === "u" || event.key === "U") {
    if (table.step?.undo) table.undo(false);
  } else if (event.key === "?" && key) {
    if (table.lit(key) || table.picked(key)) table.inspect(key);
    else table.askWhy(key);
  } else if (event.key === "[") table.past.go(-1);
  else if (event.key === "]") table.past.go(1);
}

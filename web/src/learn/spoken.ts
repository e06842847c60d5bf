// What reasons speak of: ringed on the board, wherever it is drawn.
import type { GameUi } from "../games/game";
import type { Key } from "../table/model";
import type { Reason } from "../wire/types";
import type { GameWords } from "../words/game";

/** The pieces that some reasons name, each once. */
export function spokenOf(words: GameWords, reasons: readonly Reason[]): Key[] {
  const named = reasons.flatMap((one) => words.reasonParts(one).map((part) => part.key));
  return [...new Set(named.filter((key) => key !== undefined))];
}

/** Where pieces are drawn: under their own keys, or where the game says. */
export function homesOf(ui: GameUi | null, keys: readonly Key[], view: unknown): string[] {
  return keys.flatMap((key) => ui?.homes?.(key, view) ?? [key]);
}

const rings = new WeakMap<Element, number>(); // how many speak of it

function turn(one: Element, by: number): void {
  const count = (rings.get(one) ?? 0) + by;
  rings.set(one, count);
  one.toggleAttribute("data-spoken", count > 0);
}

/** What is drawn there now: on a phone not every part of a table is. */
export function drawnAt(homes: readonly string[]): Element[] {
  const places = homes.map((home) => CSS.escape(home));
  return places.flatMap((home) => [
    ...document.querySelectorAll(`[data-key="${home}"], [data-home="${home}"]`),
  ]);
}

/** Ring what is drawn there; the answer takes the rings off. */
export function ring(homes: readonly string[]): () => void {
  const found = drawnAt(homes);
  for (const one of found) turn(one, 1);
  return () => {
    for (const one of found) turn(one, -1);
  };
}

// The keyboard: arrows among lit targets, a key for each of them, one to each part of the page,
// U undo, N the next table, ? what or why.
import { isWay, land, landOn, landOnCap, stepTo, type Spot } from "./landing";
import type { TableStore } from "./store.svelte";

const SPOTS: Record<string, Spot> = { p: "prompt", h: "hand", b: "board", l: "log" };

/** What keys open and close around the table. */
export interface Frame {
  close(): void; // the panel that lies over the board
  log(): void;
  help(): void; // the list of keys
}

function focusedKey(): string | null {
  return (document.activeElement as HTMLElement | null)?.dataset?.["key"] ?? null;
}

function escape(table: TableStore, close: () => void): void {
  if (table.inspected) table.inspect(null);
  else if (table.explaining.note) table.explaining.note = null;
  else if (table.explaining.advice) table.explaining.dismiss();
  else if (table.showing.pausedAt !== null) table.showing.goOn();
  else if (table.past.at !== null) table.past.present();
  else if (table.chosen.length) table.clear();
  else close();
}

function goTo(spot: Spot, frame: Frame): void {
  if (spot !== "log") return void land(spot);
  frame.log();
  requestAnimationFrame(() => land("log"));
}

/** `?`: the focused piece, or the list of keys. */
function ask(table: TableStore, frame: Frame): void {
  const key = focusedKey();
  if (key) table.inspect(key);
  else frame.help();
}

const TOGETHER = 700; // digits that follow each other within so many milliseconds are one number
let number = { typed: "", at: 0 };

/** Digits are the number of a lit target. */
function count(digit: string, now: number): void {
  const before = now - number.at < TOGETHER ? number.typed : "";
  const typed = landOn(Number(before + digit)) ? before + digit : digit;
  if (typed === digit) landOn(Number(digit));
  number = { typed, at: now };
}

/** The next table that waits for me, if the bar offers one. */
function goToNext(): void {
  document.querySelector<HTMLElement>("[data-next-table]")?.click();
}

/** What a key stands for: on a French keyboard the row of digits writes them only with Shift. */
function meaning(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  if (!shiftKey && /^Digit\d$/.test(code) && !/[[\]?]/.test(key)) return code.slice(-1);
  return key.length === 1 ? key.toLowerCase() : key;
}

/** A key of the browser's or the system's own; brackets need AltGr on many keyboards. */
function isForeign(event: KeyboardEvent): boolean {
  if (event.getModifierState("AltGraph")) return false;
  return event.ctrlKey || event.metaKey || event.altKey;
}

const writes = (on: EventTarget | null): boolean =>
  on instanceof Element && on.closest("input, textarea, select") !== null;

/** A key that is pressed to play, not to write or to hold another one down. */
export function isCommand(event: KeyboardEvent): boolean {
  const alone = ["Shift", "Control", "Alt", "AltGraph", "Meta", "Escape"].includes(event.key);
  return !alone && !isForeign(event) && !writes(event.target);
}

export function shortcuts(event: KeyboardEvent, table: TableStore, frame: Frame): void {
  if (isForeign(event)) return;
  const on = event.target instanceof Element ? event.target : null;
  const typed = meaning(event);
  if (typed === "Escape") return escape(table, () => frame.close());
  if (writes(on)) return;
  const spot = SPOTS[typed];
  if (spot) goTo(spot, frame);
  else if (isWay(typed)) {
    if (!on?.closest(".panel-body, [role=tablist]") && stepTo(typed)) event.preventDefault();
  } else if (/^\d$/.test(typed)) count(typed, event.timeStamp);
  else if (typed === "u") {
    if (table.step?.undo) table.wishes.undo(false);
  } else if (typed === "n") goToNext();
  else if (landOnCap(typed)) return;
  else if (typed === "?") ask(table, frame);
  else if (typed === "[") table.past.go(-1);
  else if (typed === "]") table.past.go(1);
}

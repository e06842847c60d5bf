// The keyboard: arrows among lit targets, a key for each of them, one to each part of the page,
// U undo, N the next table, ? what or why.
import { typing } from "./caps.svelte";
import { capped, focusOn, isWay, land, stepTo, type Spot } from "./landing";
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
  if (typing.begun) typing.begun = "";
  else if (table.inspected) table.inspect(null);
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

/** Whether pressing a target sends an answer, so that it waits for Enter; a part is chosen at once. */
export function sends(target: HTMLElement, table: TableStore): boolean {
  const { key, part } = target.dataset;
  if (part !== undefined) return false;
  return key === undefined || table.guide?.touch === key || table.composer.finishes(key);
}

function choosePart(target: HTMLElement, table: TableStore): void {
  const { key, part } = target.dataset;
  if (part !== undefined) target.click();
  else if (key !== undefined) table.press(key);
}

/** A key of a code: the first of two is kept, the last one leads there; whether it was one. */
function typeCode(key: string, table: TableStore): boolean {
  const code = typing.begun + key;
  const fitting = capped().filter(({ cap }) => cap.startsWith(code));
  const found = fitting.find(({ cap }) => cap === code);
  typing.begun = fitting.length && !found ? code : "";
  if (!found) return fitting.length > 0;
  focusOn(found.target);
  if (!sends(found.target, table)) choosePart(found.target, table);
  return true;
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
  if (typing.begun && isCommand(event) && typeCode(typed, table)) return;
  const spot = SPOTS[typed];
  if (spot) goTo(spot, frame);
  else if (isWay(typed)) {
    if (!on?.closest(".panel-body, [role=tablist]") && stepTo(typed)) event.preventDefault();
  } else if (typed === "u") {
    if (table.step?.undo) table.wishes.undo(false);
  } else if (typed === "n") goToNext();
  else if (typeCode(typed, table)) return;
  else if (typed === "?") ask(table, frame);
  else if (typed === "[") table.past.go(-1);
  else if (typed === "]") table.past.go(1);
}

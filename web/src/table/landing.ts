// Where the keyboard lands: the prompt, the hand, the board, the log, and from one lit target to the next.
import { codes } from "./caps.svelte";

export type Spot = "prompt" | "hand" | "board" | "log";
type Way = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const LIT = "[data-state=lit]";
const ANSWERS =
  ".prompt .answers .btn, .prompt .ends[aria-disabled=false], .many .btn, .play .text .answers .btn";
/** What a game's board composes by itself: a part of an answer, or a whole one. */
const COMPOSED = ".play [data-part]:not(:disabled), .play [data-answer]:not(:disabled)";
const TARGETS = `${LIT}, [data-state=picked], ${ANSWERS}, ${COMPOSED}`;
const ENTRIES = "input, textarea, select";
/** In each spot, the first of these that is there. */
const SPOTS: Record<Spot, readonly string[]> = {
  prompt: [".prompt .answers .btn", ".prompt .btn"],
  hand: [`.play .hand ${LIT}`, ".play .hand [data-key], .play .hand button"],
  board: [`.play .board ${LIT}`, ".play .board [data-key], .play .text button"],
  log: [".panel-body"],
};
const SIDEWAYS = 2; // what lies aside counts so much further than what lies ahead

function seen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
}

export function focusOn(one: HTMLElement): void {
  one.focus();
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Whether something was there to land on. */
export function land(spot: Spot): boolean {
  for (const selector of SPOTS[spot]) {
    const [first] = seen(selector);
    if (!first) continue;
    if (spot === "log") first.tabIndex = -1;
    focusOn(first);
    return true;
  }
  return false;
}

/** What the focus may be taken from: nothing, or a piece or button that has had its time. */
function isFree(here: Element | null): boolean {
  if (!here || here === document.body) return true;
  return here.closest(".play, .prompt") !== null && !here.matches(`${ENTRIES}, ${LIT}`);
}

/** A new question is put: the focus goes to its first answer, unless the person is busy elsewhere. */
export function landOnQuestion(): void {
  if (!isFree(document.activeElement)) return;
  const [first] = [...seen(`.play .hand ${LIT}`), ...seen(`${LIT}, ${ANSWERS}, ${COMPOSED}`)];
  if (first) focusOn(first);
}

const typeOf = (one: HTMLElement): string => one.dataset["key"]?.split(":")[0] ?? "";

/** What may be chosen, as keys count it: first what goes on with the answer, then what begins it anew. */
function targets(): { target: HTMLElement; again: boolean }[] {
  const all = seen(TARGETS);
  const picked = new Set(all.filter((one) => one.dataset["state"] === "picked").map(typeOf));
  picked.delete("");
  const told = all.map((target) => ({ target, again: picked.has(typeOf(target)) }));
  return [...told.filter((one) => !one.again), ...told.filter((one) => one.again)];
}

/** A target, the code that leads to it, and whether it would begin the answer anew. */
export interface Capped {
  cap: string;
  target: HTMLElement;
  again: boolean;
}

/** Every target with its code. */
export function capped(): Capped[] {
  const all = targets();
  const caps = codes(all.length);
  return all.map((one, n) => ({ ...one, cap: caps[n]! }));
}

function middle(one: Element): { x: number; y: number } {
  const box = one.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** How far it is from one middle to another along a way; endless if it lies behind. */
function distance(way: Way, dx: number, dy: number): number {
  const across = way === "ArrowLeft" || way === "ArrowRight";
  const ahead = (across ? dx : dy) * (way === "ArrowLeft" || way === "ArrowUp" ? -1 : 1);
  return ahead > 1 ? ahead + SIDEWAYS * Math.abs(across ? dy : dx) : Infinity;
}

/** From the focused target to the nearest one that way; from anywhere else to the first one. */
export function stepTo(way: Way): boolean {
  const targets = seen(TARGETS);
  const here = document.activeElement;
  const from = targets.find((one) => one === here);
  if (!from) {
    targets[0]?.focus();
    return targets.length > 0;
  }
  const { x, y } = middle(from);
  const away = targets.map((one) => {
    const to = middle(one);
    return { one, far: distance(way, to.x - x, to.y - y) };
  });
  const best = away.reduce((a, b) => (b.far < a.far ? b : a));
  if (best.far < Infinity) best.one.focus();
  return true;
}

export const isWay = (key: string): key is Way => key.startsWith("Arrow");

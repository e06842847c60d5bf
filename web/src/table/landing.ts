// Where the keyboard lands: the prompt, the hand, the board, the log, and from one lit target to the next.

export type Spot = "prompt" | "hand" | "board" | "log";
type Way = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const LIT = "[data-state=lit]";
const ANSWERS = ".prompt .answers .btn, .many .btn";
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

/** Whether something was there to land on. */
export function land(spot: Spot): boolean {
  for (const selector of SPOTS[spot]) {
    const [first] = seen(selector);
    if (!first) continue;
    if (spot === "log") first.tabIndex = -1;
    first.focus();
    first.scrollIntoView({ block: "nearest", inline: "nearest" });
    return true;
  }
  return false;
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
  const targets = seen(`${LIT}, [data-state=picked], ${ANSWERS}`);
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

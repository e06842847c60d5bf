// Where a note can stand beside its piece without covering anything that is lit.
import type { Key } from "./model";

export interface Place {
  x: number;
  y: number;
}

const GAP = 10;

function overlap(a: DOMRect, b: DOMRect): number {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The place, relative to the bubble's parent, that covers the least of what matters. */
export function freePlace(bubble: HTMLElement, key: Key | null): Place {
  const room =
    bubble.offsetParent?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const anchor = key ? document.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
  if (!anchor) return { x: (room.width - width) / 2, y: GAP };
  const at = anchor.getBoundingClientRect();
  const lit = [...document.querySelectorAll("[data-state=lit]")].map((e) =>
    e.getBoundingClientRect(),
  );
  const middle = at.left + at.width / 2 - width / 2;
  const wished = [
    [middle, at.bottom - height - GAP],
    [middle, at.bottom + GAP],
    [middle, at.top - height - GAP],
    [at.left - width - GAP, at.top],
    [at.right + GAP, at.top],
    [middle, at.top + at.height / 2 - height / 2],
  ];
  let best = { x: GAP, y: GAP, cost: Infinity };
  for (const [x = 0, y = 0] of wished) {
    const left = Math.min(Math.max(x, room.left + GAP), room.right - width - GAP);
    const top = Math.min(Math.max(y, room.top + GAP), room.bottom - height - GAP);
    const box = new DOMRect(left, top, width, height);
    const cost =
      lit.reduce((sum, other) => sum + overlap(box, other), 0) + Math.hypot(left - x, top - y);
    if (cost < best.cost) best = { x: left - room.left, y: top - room.top, cost };
  }
  return best;
}

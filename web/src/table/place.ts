// Where a note can stand without covering the question or anything that is lit or pointed at.
import { zoomOf } from "../look/screen.svelte";
import type { Key } from "./model";

export interface Place {
  x: number;
  y: number;
}
type Point = readonly [x: number, y: number];

const GAP = 10;

function overlap(a: DOMRect, b: DOMRect): number {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Around the piece that a note speaks of. */
function beside(at: DOMRect, width: number, height: number): Point[] {
  const middle = at.left + at.width / 2 - width / 2;
  return [
    [middle, at.bottom - height - GAP],
    [middle, at.bottom + GAP],
    [middle, at.top - height - GAP],
    [at.left - width - GAP, at.top],
    [at.right + GAP, at.top],
    [middle, at.top + at.height / 2 - height / 2],
  ];
}

/** The corners of the board, for a note that speaks of no piece; its foot is mostly free. */
function corners(room: DOMRect, width: number, height: number): Point[] {
  const hand = document.querySelector(".play > .hand")?.getBoundingClientRect();
  const foot = (hand?.top ?? room.bottom) - height - GAP;
  const right = room.right - width - GAP;
  return [
    [room.left + GAP, foot],
    [right, foot],
    [right, room.top + GAP],
    [room.left + GAP, room.top + GAP],
  ];
}

/** Across the board of a phone: over the hand, under the seats, at the very foot. */
function docks(room: DOMRect, height: number): Point[] {
  const hand = document.querySelector(".play > .hand")?.getBoundingClientRect();
  const play = document.querySelector(".play")?.getBoundingClientRect();
  const top = Math.max(room.top, play?.top ?? room.top);
  return [(hand?.top ?? room.bottom) - height, top, room.bottom - height].map((y) => [
    room.left,
    y,
  ]);
}

function boxes(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
}

/** The place, relative to the bubble's parent, that covers the least of what matters. */
export function freePlace(bubble: HTMLElement, key: Key | null, docked: boolean): Place {
  const room =
    bubble.offsetParent?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const anchor = key ? document.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
  const gap = docked ? 0 : GAP;
  const wished = docked
    ? docks(room, height)
    : anchor
      ? beside(anchor.getBoundingClientRect(), width, height)
      : corners(room, width, height);
  const matter = boxes("[data-state=lit], [data-marked], [data-looked], .marked, .prompt");
  let best = { x: gap, y: gap, cost: Infinity };
  for (const [x, y] of wished) {
    const left = Math.min(Math.max(x, room.left + gap), room.right - width - gap);
    const top = Math.min(Math.max(y, room.top + gap), room.bottom - height - gap);
    const box = new DOMRect(left, top, width, height);
    const cost =
      matter.reduce((sum, other) => sum + overlap(box, other), 0) + Math.hypot(left - x, top - y);
    if (cost < best.cost) best = { x: left - room.left, y: top - room.top, cost };
  }
  const zoom = zoomOf(bubble);
  return { x: best.x / zoom, y: best.y / zoom };
}

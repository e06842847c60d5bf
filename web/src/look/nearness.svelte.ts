// A board in two sizes on a phone: an overview, and near by with all its anatomy, to be pushed about.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { zoomOf } from "./screen.svelte";

const SPREAD = 1.2; // two fingers so much further apart bring the board nearer

const gap = ([a, b]: TouchList): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

export class Nearness {
  near = $state(false);
  held = $state(false); // its button stands elsewhere, where it covers nothing
  private box: HTMLElement | null = null;

  /** Change the size; the point under the fingers, or the middle, stays where it is. */
  async set(near: boolean, clientX?: number, clientY?: number): Promise<void> {
    const { box } = this;
    if (!box || near === this.near) return;
    const frame = box.getBoundingClientRect();
    const zoom = zoomOf(box);
    const x = ((clientX ?? frame.left + frame.width / 2) - frame.left) / zoom;
    const y = ((clientY ?? frame.top + frame.height / 2) - frame.top) / zoom;
    const across = (box.scrollLeft + x) / box.scrollWidth;
    const down = (box.scrollTop + y) / box.scrollHeight;
    this.near = near;
    await tick();
    box.scrollTo(across * box.scrollWidth - x, down * box.scrollHeight - y);
  }

  /** On the element that scrolls: spreading two fingers comes nearer, closing them goes back. */
  readonly pinch: Attachment<HTMLElement> = (box) => {
    this.box = box;
    let began = 0; // how far apart the fingers were
    const start = (event: TouchEvent): void => void (began = gap(event.touches));
    const move = (event: TouchEvent): void => {
      const [a, b] = event.touches;
      if (!began || !a || !b) return;
      const spread = gap(event.touches) / began;
      const [x, y] = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
      if (spread > SPREAD) void this.set(true, x, y);
      else if (spread < 1 / SPREAD) void this.set(false, x, y);
    };
    box.style.touchAction = "pan-x pan-y";
    box.addEventListener("touchstart", start, { passive: true });
    box.addEventListener("touchmove", move, { passive: true });
    return () => {
      box.removeEventListener("touchstart", start);
      box.removeEventListener("touchmove", move);
    };
  };
}

const known = new WeakMap<object, Nearness>();

/** That of a table's board, for whatever else of the game holds its button. */
export function nearnessOf(table: object): Nearness {
  let found = known.get(table);
  if (!found) known.set(table, (found = new Nearness()));
  return found;
}

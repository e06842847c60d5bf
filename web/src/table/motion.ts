// Pieces travel between two views by their names; `travel.ts` says which way, this moves them.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { zoomOf } from "../look/screen.svelte";
import { settings } from "../settings.svelte";
import type { Step } from "../wire/types";
import type { Changes } from "./changes";
import { arrivals, departures, type Arrival, type Departure, type Piece } from "./travel";

const SLIDE = 420;
const TURN = 380;
const EASE = "cubic-bezier(.3,.7,.25,1)";

interface Seen extends Piece {
  element: HTMLElement;
  zoom: number;
}

function look(board: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-fly]")) {
    const { fly = "", face, from, to } = element.dataset;
    const box = element.getBoundingClientRect();
    seen.set(fly, { name: fly, box, face, from, to, element, zoom: zoomOf(element) });
  }
  return seen;
}

function home(name: string): DOMRect | null {
  const found = document.querySelector(`[data-home="${CSS.escape(name)}"]`);
  return found?.getBoundingClientRect() ?? null;
}

function arrive({ piece, start, moved, turned }: Arrival<Seen>): void {
  if (moved)
    piece.element.animate(
      [
        { transform: start, zIndex: 9 },
        { transform: "none", zIndex: 9 },
      ],
      { duration: SLIDE, easing: EASE },
    );
  if (turned)
    piece.element.animate(
      [
        { transform: "perspective(700px) rotateY(90deg)", filter: "brightness(.8)" },
        { transform: "none", filter: "none" },
      ],
      { duration: TURN, delay: moved ? SLIDE : 120, easing: "ease-out", fill: "backwards" },
    );
}

function leave({ piece, end }: Departure<Seen>): void {
  const ghost = piece.element.cloneNode(true) as HTMLElement;
  const own = (pixels: number): string => `${pixels / piece.zoom}px`;
  Object.assign(ghost.style, {
    position: "fixed",
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
    left: own(piece.box.left),
    top: own(piece.box.top),
    width: own(piece.box.width),
    height: own(piece.box.height),
  });
  ghost.removeAttribute("data-key");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  document.querySelector(".play .board")?.append(ghost);
  const gait = [
    { transform: "none", opacity: 1 },
    { opacity: 1, offset: 0.7 },
    { transform: end, opacity: 0.1 },
  ];
  const done = ghost.animate(gait, { duration: SLIDE + 120, easing: "ease-in" });
  done.onfinish = () => ghost.remove();
  done.oncancel = () => ghost.remove();
}

/** All is measured before anything moves. */
function animate(board: HTMLElement, before: ReadonlyMap<string, Seen>): void {
  const now = look(board);
  const coming = arrivals(before, now, home);
  const going = departures(before, now, home);
  coming.forEach(arrive);
  going.forEach(leave);
}

/** Whatever shows one step after another. */
interface Shower {
  readonly shown: Step | null;
  readonly changes: Changes;
}

/** Moves the pieces inside the element whenever another step is shown. */
export function moves(table: Shower): Attachment<HTMLElement> {
  return (board) =>
    table.changes.before(() => {
      if (settings.still || document.hidden) return;
      const eyes = table.shown?.eyes;
      const before = look(board);
      void tick().then(() => {
        if (table.shown?.eyes === eyes) animate(board, before);
      });
    });
}

// Pieces travel between two views by their names: an element with data-fly="x" that was elsewhere
// slides from there, one whose data-face changed turns over, one that is new comes from the piece
// (a data-fly of the view before) or the place (a data-home) that its data-from names, one that is gone goes to the place its data-to names.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { settings } from "../settings.svelte";
import type { Step } from "../wire/types";
import type { Changes } from "./changes";

const SLIDE = 420;
const TURN = 380;
const FAR = 0.35; // how small a piece is at the seat or pile it comes from or goes to
const EASE = "cubic-bezier(.3,.7,.25,1)";

interface Seen {
  box: DOMRect;
  face: string | undefined;
  to: string | undefined;
  copy: HTMLElement;
}

function look(board: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-fly]")) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    seen.set(element.dataset["fly"]!, {
      box,
      face: element.dataset["face"],
      to: element.dataset["to"],
      copy: element,
    });
  }
  return seen;
}

function home(name: string | undefined): DOMRect | null {
  if (!name) return null;
  const found = document.querySelector(`[data-home="${CSS.escape(name)}"]`);
  return found?.getBoundingClientRect() ?? null;
}

function shift(from: DOMRect, to: DOMRect, size = from.width / to.width): string {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${dx}px, ${dy}px) scale(${size})`;
}

function arrive(element: HTMLElement, before: Map<string, Seen>): void {
  const box = element.getBoundingClientRect();
  const old = before.get(element.dataset["fly"]!);
  const near = old?.box ?? before.get(element.dataset["from"] ?? "")?.box;
  const from = near ?? home(element.dataset["from"]);
  if (!from || !box.width) return;
  const turned = old !== undefined && old.face !== element.dataset["face"];
  const moved = Math.hypot(from.left - box.left, from.top - box.top) > 2;
  if (moved)
    element.animate(
      [
        { transform: shift(from, box, near ? undefined : FAR), zIndex: 9 },
        { transform: "none", zIndex: 9 },
      ],
      {
        duration: SLIDE,
        easing: EASE,
      },
    );
  if (turned)
    element.animate(
      [
        { transform: "perspective(700px) rotateY(90deg)", filter: "brightness(.8)" },
        { transform: "none", filter: "none" },
      ],
      { duration: TURN, delay: moved ? SLIDE : 120, easing: "ease-out", fill: "backwards" },
    );
}

function leave(gone: Seen): void {
  const to = home(gone.to);
  if (!to) return;
  const ghost = gone.copy.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, {
    position: "fixed",
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
    left: `${gone.box.left}px`,
    top: `${gone.box.top}px`,
    width: `${gone.box.width}px`,
    height: `${gone.box.height}px`,
  });
  ghost.removeAttribute("data-key");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  document.querySelector(".play .board")?.append(ghost);
  const gait = [
    { transform: "none", opacity: 1 },
    { transform: shift(to, gone.box, FAR), opacity: 0.1 },
  ];
  const done = ghost.animate(gait, { duration: SLIDE + 120, easing: "ease-in" });
  done.onfinish = () => ghost.remove();
  done.oncancel = () => ghost.remove();
}

function animate(board: HTMLElement, before: Map<string, Seen>): void {
  const now = new Set<string>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-fly]")) {
    now.add(element.dataset["fly"]!);
    arrive(element, before);
  }
  for (const [name, seen] of before) if (!now.has(name)) leave(seen);
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

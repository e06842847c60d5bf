// Dragging, as an extra: pick a lit piece up and let it go over another one.
import type { Attachment } from "svelte/attachments";
import { zoomOf } from "../look/screen.svelte";
import type { TableStore } from "./store.svelte";

const SLOP = 8;

interface Carried {
  key: string;
  ghost: HTMLElement | null; // the copy under the pointer, once it has moved
  x: number;
  y: number;
}

function keyAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-key]");
  return found?.dataset["key"] ?? null;
}

function lift(origin: HTMLElement, event: PointerEvent): HTMLElement {
  const box = origin.getBoundingClientRect();
  const zoom = zoomOf(origin);
  const ghost = origin.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-key");
  ghost.classList.add("carried");
  Object.assign(ghost.style, {
    position: "fixed",
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
    left: `${box.left / zoom}px`,
    top: `${box.top / zoom}px`,
    width: `${box.width / zoom}px`,
    height: `${box.height / zoom}px`,
    transform: "rotate(2deg)",
  });
  origin.parentElement?.append(ghost);
  ghost.dataset["dx"] = String(event.clientX - box.left);
  ghost.dataset["dy"] = String(event.clientY - box.top);
  return ghost;
}

/** Lets every lit piece inside the element be dragged with the mouse. */
export function dragging(table: TableStore): Attachment<HTMLElement> {
  return (board) => {
    let carried: Carried | null = null;

    const down = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      const origin = (event.target as Element).closest<HTMLElement>("[data-key]");
      const key = origin?.dataset["key"];
      if (!key || !table.lit(key)) return;
      carried = { key, ghost: null, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!carried) return;
      if (!carried.ghost) {
        if (Math.hypot(event.clientX - carried.x, event.clientY - carried.y) < SLOP) return;
        const origin = board.querySelector<HTMLElement>(`[data-key="${CSS.escape(carried.key)}"]`);
        if (!origin) return;
        if (!table.picked(carried.key)) table.press(carried.key);
        carried.ghost = lift(origin, event);
      }
      const { ghost } = carried;
      const zoom = zoomOf(ghost);
      ghost.style.left = `${(event.clientX - Number(ghost.dataset["dx"])) / zoom}px`;
      ghost.style.top = `${(event.clientY - Number(ghost.dataset["dy"])) / zoom}px`;
    };
    const up = (event: PointerEvent): void => {
      const was = carried;
      carried = null;
      if (!was?.ghost) return;
      was.ghost.remove();
      board.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => board.removeEventListener("click", swallow, { capture: true }), 0);
      const key = keyAt(event.clientX, event.clientY);
      if (key && key !== was.key && table.lit(key)) table.press(key);
      else if (key !== was.key && table.picked(was.key)) table.clear();
    };
    board.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    return () => {
      board.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

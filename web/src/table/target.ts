// What makes a drawn piece a target: one place for mouse, touch, keyboard and screen reader.
import type { Table, TargetProps } from "../games/game";
import type { Key } from "./model";

const LONG = 480; // a press of so many milliseconds inspects
const SLOP = 10; // a finger that moved further than this was not a press

let timer = 0;
let from = { x: 0, y: 0 };
let inspected = false;

type Pressable = Pick<
  Table<unknown>,
  "lit" | "picked" | "marked" | "inspected" | "press" | "inspect"
>;

function pressed(table: Pressable, key: Key): void {
  if (inspected) inspected = false;
  else table.press(key);
}

/** The attributes and handlers of the element that draws the piece `key`. */
export function targetProps(table: Pressable, key: Key, label: string): TargetProps {
  const lit = table.lit(key);
  const picked = table.picked(key);
  const state = picked ? "picked" : lit ? "lit" : "still";
  return {
    role: "button",
    tabindex: 0,
    "aria-label": label || undefined,
    "aria-pressed": picked ? "true" : "false",
    "aria-disabled": lit || picked ? "false" : "true",
    "data-key": key,
    "data-state": state,
    "data-looked": table.inspected === key ? "yes" : undefined,
    "data-marked": table.marked(key) ? "yes" : undefined,
    onclick: () => pressed(table, key),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      table.press(key);
    },
    oncontextmenu: (event: MouseEvent) => {
      event.preventDefault();
      table.inspect(key);
    },
    onpointerdown: (event: PointerEvent) => {
      from = { x: event.clientX, y: event.clientY };
      inspected = false;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        inspected = true;
        table.inspect(key);
      }, LONG);
    },
    onpointermove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLOP) clearTimeout(timer);
    },
    onpointerup: () => clearTimeout(timer),
    onpointercancel: () => clearTimeout(timer),
  };
}

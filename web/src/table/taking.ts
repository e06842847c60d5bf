// Moves that are or were taken back, in words.
import { plain } from "../words/game";
import type { TakenBack } from "../wire/types";
import { say } from "../words/page.svelte";
import { chapters, lastOf } from "./chapters";
import { readEvent, type LogEvent } from "./model";
import type { TableStore } from "./store.svelte";

/** What a seat did, to be quoted. */
function quoted(table: TableStore, event: LogEvent): string {
  return plain(table.words.event(event, table.eyes)).replace(/\.$/, "");
}

/** Somebody wishes to take a move back: which one, and how much goes with it. */
export function wishToTakeBack(table: TableStore, seat: number): string {
  const going = lastOf(seat, chapters(table.log, table.ui, table.words));
  const move = going[0] ? quoted(table, going[0].event) : "";
  const name = table.words.player(seat);
  return say("takeback-wish", { name, move, more: going.length - 1 });
}

/** A move was taken back: which one, as far as these eyes knew it. */
export function takenBack(table: TableStore, { seat, events }: TakenBack): string {
  const told = events.map((event, n) => readEvent(table.game.events, event, n));
  const move = told.find((event) => event.seat === seat && !table.ui?.quiet?.(event));
  return say("taken-back", {
    mine: table.mine.includes(seat) && !table.device.passed ? "yes" : "no",
    name: table.words.player(seat),
    move: move ? quoted(table, move) : "unseen",
  });
}

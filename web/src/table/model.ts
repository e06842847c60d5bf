// The plain data of a table, as the page works with it.
import type { EventInfo } from "../wire/types";

/** A piece on the table: its type and index, "card:3"; a game may use keys of its own. */
export type Key = string;

/** One legal answer: its code, its verb and the pieces it names. */
export interface Choice {
  action: number;
  verb: string;
  args: readonly number[];
  types: readonly string[]; // piece type of each argument
}

/** One event of the log, its kind resolved. */
export interface LogEvent {
  n: number; // its place in the log
  kind: string;
  seat: number; // -1: nobody, or chance
  details: readonly number[]; // -1: hidden
  types: readonly string[]; // piece type of each detail
  paragraph: string;
  detail: boolean; // folds under the event before it
}

/** A seat as the panels show it. */
export interface SeatNow {
  seat: number;
  name: string;
  kind: "open" | "person" | "bot";
  level: string | null;
  hurried?: boolean; // whether its bot thinks less than its level does
  present: boolean;
  mine: boolean;
  asked: boolean; // owes an answer, as far as these eyes may know
}

export const HIDDEN = -1;

/** An event as the server tells it, its kind resolved. */
export function readEvent(
  kinds: readonly EventInfo[],
  [kind = 0, seat = -1, ...details]: readonly number[],
  n: number,
): LogEvent {
  const { name, args, paragraph, detail } = kinds[kind]!;
  return { n, kind: name, seat, details, types: args, paragraph, detail };
}

export function keyOf(type: string, index: number): Key {
  return `${type}:${index}`;
}

export function partsOf(key: Key): { piece: string; index: number } {
  const at = key.lastIndexOf(":");
  return { piece: key.slice(0, at), index: Number(key.slice(at + 1)) };
}

// Somebody who leads a person through a table: a lesson, or a puzzle. It stands for the server, and
// says which answers it takes.
import type { Heard, Line, Messenger } from "../wire/socket";
import type { Key } from "./model";

export interface Guide {
  readonly deal: number; // grows with each position that is set up anew: the board is drawn afresh
  readonly teaches: boolean; // an answer that it does not take is told why, before what a thing is
  readonly home: string; // where one goes who leaves
  readonly quit: string; // the message that says so
  readonly touch: Key | null; // the thing that is only to be looked at now
  /** Speak in place of the server. */
  open(heard: (message: Heard) => void, changed: (line: Line) => void): Messenger;
  /** Whether an answer is one that is taken now. */
  takes(action: number): boolean;
  /** What is said about an answer that is not taken; null: let the rules say why not. */
  slip(action: number): string | null;
  /** The thing was looked at. */
  touched(): void;
}

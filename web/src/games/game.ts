// What a game brings to the table, and what the table offers to a game.
//
// A game is a folder src/games/<name>/ whose index.ts has a GameUi as its default export; it is
// loaded when a table of that game is opened (catalogue.ts). What can be known of a game without
// drawing it (seats, options, names of pieces, questions) the server tells: `wire/games.svelte.ts`. The page around it (src/table) knows no game, and a
// game knows no rule: it draws `table.view`, gives every piece that could be part of an answer a
// key ("card:3": piece type and index as in the server's `names`) and spreads
// `table.target(key, label)` on its element. From the answers the server calls legal the table then
// lights exactly the right pieces, composes the answer click by click, drags, explains what is grey,
// inspects on long press, and moves pieces between two views by their `data-fly` names.
import type { Component } from "svelte";
import type { Choice, Key, LogEvent, SeatNow } from "../table/model";
import type { Sound } from "../table/sound";
import type { RefusalInfo, Talk } from "../wire/types";
import type { GameWords } from "../words/game";

export type { Talk } from "../wire/types";
export type { Choice, Key, LogEvent, SeatNow } from "../table/model";
export type { GameWords } from "../words/game";

/** What `{...table.target(key, label)}` puts on the element that draws a piece. */
export type TargetProps = Record<string, unknown>;

/** The table as a board sees it; every field is reactive. `V` is the type of the game's view. */
export interface Table<V> {
  readonly id: string; // its name in addresses
  readonly view: V; // what these eyes see now
  readonly present: boolean; // that is how it is now; else somebody looks back
  readonly before: V | null; // the view before the last step, to show what changed
  readonly fresh: readonly LogEvent[]; // what happened in the last step
  readonly log: readonly LogEvent[]; // everything that happened
  readonly seats: readonly SeatNow[]; // names, presence, who is asked
  readonly eyes: number; // the seat that looks, -1 for a watcher
  readonly choices: readonly Choice[]; // legal answers of these eyes, none when not asked
  readonly decision: string; // name of the open question, "" when the game is over
  readonly over: boolean;
  readonly beat: Beat<V> | null; // the moment of a scene that is played on the board
  readonly words: GameWords; // sentences, pieces and players in the reader's language
  readonly narrow: boolean; // drawn for a phone
  readonly chosen: readonly Key[]; // pieces of the answer composed so far
  readonly talk: readonly Talk[]; // what was said at the table
  readonly sent: boolean; // an answer is on its way
  readonly taught: boolean; // a lesson leads: each gesture is an answer of its own, given at once
  readonly inspected: Key | null; // the piece that is told in full

  /** A click on this piece brings an answer nearer. */
  lit(key: Key): boolean;
  /** An answer is taken now: every legal one, or in a lesson the one that it teaches. */
  wants(action: number): boolean;
  /** The piece is part of the answer being composed. */
  picked(key: Key): boolean;
  /** A line of the log that is pointed at speaks of this piece. */
  marked(key: Key): boolean;
  /** Do what a click on the piece does: choose it, put it back, or ask why not. */
  press(key: Key): void;
  /** Put everything chosen back. */
  clear(): void;
  /** Send an answer that is legal now. */
  answer(action: number): void;
  /** Send answers one after the other, each as soon as it is legal; the rest is dropped if one is not. */
  answerAll(actions: readonly number[]): void;
  /** The code of an answer by its verb and pieces, whether it is legal now or not. */
  code(verb: string, ...args: number[]): number;
  /** Ask why an answer is not legal now, and show the reason beside a piece. */
  askWhyAction(action: number, key: Key | null): void;
  /** Say why something composed on the page alone would be refused. */
  tellWhy(refusal: RefusalInfo): void;
  /** Say something to the table, about a piece; another seat that this screen holds may speak. */
  say(text: string, about?: string, seat?: number): void;
  /** Open the inspector of a piece; null closes it. */
  inspect(key: Key | null): void;
  /** Role, state and handlers of the element that draws a piece; a label if its own text does not do. */
  target(key: Key, label?: string): TargetProps;
}

export interface BoardProps<V> {
  table: Table<V>;
}

/** One of the three pictures of how the game is won. */
export interface AimProps {
  picture: number; // from 1
  words: GameWords;
}

export interface SeatLineProps<V> {
  table: Table<V>;
  seat: number;
}

export interface InspectorProps<V> {
  table: Table<V>;
  piece: string; // type of the piece
  index: number;
}

/** One part of the board in words, for the text board and screen readers. */
export interface TextSection {
  heading: string;
  lines: string[];
}

/** A short mark over a piece when an event has happened to it. */
export interface Flourish {
  key: Key;
  icon: string; // a path from "icon:<name>"
  text: string;
}

/** What is written on or done to a piece while a scene plays. */
export interface Mark {
  tone: "now" | "acts" | "gains" | "loses" | "gone";
  text?: string; // beside the piece
  value?: string; // instead of the figure printed on it
  to?: string; // where it goes when it leaves, a data-home
}

/** One thing at a time: what the board shows for a moment, and what is said of it. */
export interface Beat<V> {
  act: number; // which part of the scene it belongs to
  view: V; // what the board draws
  said: string;
  paragraph: string;
  marks: Readonly<Record<string, Mark>>; // by key or data-fly name
  look: number; // milliseconds for which it is looked at
  sound: Sound | null;
  rail?: readonly RailStep[]; // what acts in this part, in its order
}

export interface RailStep {
  name: string;
  icon: string;
  state: "done" | "now" | "later";
}

/** What the rules reveal, played on the board in their order. */
export interface Scene<V> {
  title: string;
  acts: readonly string[]; // columns, courtiers, countries
  beats: readonly Beat<V>[];
  brief?: boolean; // it says all there is to say: no Interlude follows
}

/** What a scene is made of: the views around a step, and what happened in it. */
export interface Played<V> {
  before: V;
  view: V;
  fresh: readonly LogEvent[];
  words: GameWords;
  eyes: number;
}

/** A drawing of the board, and what it stands for. */
export interface Sign {
  icon: string; // a path from "icon:<name>"
  means: string;
}

/** Where points come from: the same sources for every seat, in the order of the rules. */
export interface Source {
  name: string;
  points: number;
}

/** How one game is drawn. Only Board, pieces and text are required. */
export interface GameUi<V = unknown> {
  /** The piece types that board and hand draw as targets; other parts of an answer become buttons. */
  pieces: readonly string[];
  /** Types lit one after the other: the next only once a piece of the one before is chosen. */
  order?: readonly string[];
  /** The verb that ends a turn: a button that always stands in its place, grey when not legal. */
  ends?: string;
  /** The board, in the middle. It fills its box and scrolls inside. */
  Board: Component<BoardProps<V>>;
  /** The three pictures of the goal card, for the words page-win and page-win-1 to page-win-3. */
  Aim?: Component<AimProps>;
  /** Pinned under the board: hand, reserve, what belongs to these eyes. Its height must not change. */
  Hand?: Component<BoardProps<V>>;
  /** Under a seat's name in the list of seats: what everybody may see there. */
  SeatLine?: Component<SeatLineProps<V>>;
  /** A card or character told in full, in a panel. */
  Inspector?: Component<InspectorProps<V>>;
  /** The table as a shared screen draws it, in the place of the Board: public things, large. */
  Salon?: Component<BoardProps<V>>;
  /** Shown over the board's foot after a step that deserves a pause (the count of a round). */
  Interlude?: Component<BoardProps<V>>;
  /** Whether the last step deserves the Interlude. */
  pauses?(fresh: readonly LogEvent[]): boolean;
  /** The same step played on the board, thing by thing, before the Interlude sums it up. */
  scene?(played: Played<V>): Scene<V>;
  /** The final count of each player, unfolded beside the board. */
  Count?: Component<BoardProps<V>>;
  /** Places on the board that stand for a verb without pieces, by verb; there is no more to tell. */
  places?: Readonly<Record<string, Key>>;
  /** The keys of a choice, where they are not simply its arguments of types listed in `pieces`. */
  keys?(choice: Choice, view: V): Key[];
  /** Where a piece that somebody speaks of is drawn, if not under its own key. */
  homes?(key: Key, view: V): Key[] | undefined;
  /** A piece that has no name of its own, by what these eyes see of it; null if they do not. */
  called?(type: string, index: number, view: V, words: GameWords): string | null;
  /** Points of a seat for the list of seats; null where they are not public. */
  points?(view: V, seat: number): number | string | null;
  /** At the end: a seat's points by their sources, which add up to them. */
  sources?(view: V, seat: number, words: GameWords, log: readonly LogEvent[]): Source[];
  /** Beside the title: "Round 3 of 6". */
  stage?(view: V, words: GameWords): string;
  /** The heading that an event opens in the log, null if it opens none. */
  chapter?(event: LogEvent, words: GameWords): string | null;
  /** Whether an event is told in the same entry as the one before it (what a move brought about). */
  joins?(event: LogEvent): boolean;
  /** What the screen in a room tells of an event, where that is more than the log does. */
  told?(event: LogEvent, view: V, words: GameWords): string;
  /** Whether an event is left out of the log: routine that tells these eyes nothing. */
  quiet?(event: LogEvent): boolean;
  /** The drawing beside an event in the log, where the seat's badge is not enough. */
  logIcon?(event: LogEvent): string | null;
  /** What to show over the board when an event has happened. */
  flourish?(event: LogEvent, words: GameWords): Flourish | null;
  /** What the signs on the board stand for, beside the rules. */
  legend?(words: GameWords): Sign[];
  /** How a sign is drawn, where the game has drawings of its own. */
  Sign?: Component<{ path: string; size: number }>;
  /** On the text board: what is not answered but written. */
  OwnWords?: Component<BoardProps<V>>;
  /** The whole board in words: everything the board shows, nothing more. */
  text(view: V, words: GameWords, eyes: number): TextSection[];
}

import crown from "icon:crown";
import fist from "icon:fist";
import skull from "icon:skull-crossed-bones";
import shield from "icon:shield-reflect";
import type { HeadsView } from "../../wire/views/heads_of_state";
import type { Choice, Flourish, GameUi, GameWords, Key, LogEvent, Source } from "../game";
import Aim from "./Aim.svelte";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Hand from "./Hand.svelte";
import Inspector from "./Inspector.svelte";
import Interlude from "./Interlude.svelte";
import { legend, NOBLES, SOURCES, placeOf } from "./pieces";
import { scene } from "./scene";
import SeatLine from "./SeatLine.svelte";
import { textBoard } from "./text";

/** The piles and the broom are targets of their own; the rest of an answer is its arguments. */
const ALONE: Record<string, Key> = { draw: "pile:0", plot: "plots:0", clean: "clean:0" };

function keys(choice: Choice, view: HeadsView): Key[] {
  const alone = ALONE[choice.verb];
  if (alone) return [alone];
  const [place = 0] = choice.args;
  if (choice.verb === "court" && view.recipes[place % NOBLES]?.missing.length === 1)
    return [`place:${place}`]; // she can only stand for the card that is missing
  return choice.args.map((index, i) => `${choice.types[i]}:${index}`);
}

const ICONS: Record<string, { icon: string; noble: number; sector: number }> = {
  created: { icon: crown, noble: 0, sector: 1 },
  killed: { icon: skull, noble: 0, sector: 1 },
  spared: { icon: shield, noble: 0, sector: 1 },
};

function flourish(event: LogEvent, words: GameWords): Flourish | null {
  const one = ICONS[event.kind];
  if (!one) return null;
  const noble = event.details[one.noble] ?? 0;
  const sector = event.details[one.sector] ?? 0;
  return {
    key: `place:${placeOf(sector, noble)}`,
    icon: one.icon,
    text: words.piece("noble", noble),
  };
}

function chapter(event: LogEvent, words: GameWords): string | null {
  const year = (): string => words.piece("year", event.details[0] ?? 0);
  if (event.kind === "turn-began")
    return words.say("page-turn", words.pieceArgs("seat", event.seat));
  if (event.kind === "revolted") return words.say("page-revolution", { year: year() });
  if (event.kind === "round-began") return words.say("page-round", { year: year() });
  return event.kind === "most" && event.details[0] === 0 ? words.say("page-final") : null;
}

/** What follows from the answer before it. */
const CONSEQUENCES = new Set([
  "took",
  "drew",
  "hexed",
  "united",
  "housed",
  "cubed",
  "killed",
  "prize",
  "unclaimed",
  "majority",
  "shared",
  "nobody-most",
  "spared",
]);
/** Routine that the board shows by itself. */
const ROUTINE = new Set(["turn-began", "ended-turn", "shown-card", "shown-plot"]);

function sources(view: HeadsView, seat: number, words: GameWords): Source[] {
  return SOURCES.map((source, i) => ({
    name: words.say(`page-source-${source}`),
    points: view.seats[seat]?.sources[i] ?? 0,
  }));
}

const ui: GameUi<HeadsView> = {
  pieces: ["attribute", "treachery", "place"],
  ends: "end",
  Board,
  Aim,
  Hand,
  SeatLine,
  Inspector,
  Interlude,
  Count,
  places: ALONE,
  keys,
  pauses: (fresh) => fresh.some((event) => event.kind === "revolted"),
  scene,
  points: (view, seat) => view.seats[seat]?.points ?? null,
  sources,
  stage: (view, words) => words.say("page-round", { year: words.piece("year", view.round) }),
  chapter,
  joins: (event) => CONSEQUENCES.has(event.kind),
  quiet: (event) => ROUTINE.has(event.kind),
  logIcon: (event) => (event.kind === "revolted" ? fist : event.kind === "weighed" ? crown : null),
  flourish,
  legend,
  text: textBoard,
};

export default ui;

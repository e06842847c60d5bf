import laurels from "icon:laurel-crown";
import turn from "icon:clockwise-rotation";
import type { View } from "../../wire/views/louis_xiv";
import { HIDDEN, keyOf, partsOf, type Key } from "../../table/model";
import type { Flourish, GameUi, GameWords, LogEvent, Source } from "../game";
import Aim from "./Aim.svelte";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { isVerdict, sheets } from "./counted";
import Hand from "./Hand.svelte";
import Inspector from "./Inspector.svelte";
import Interlude from "./Interlude.svelte";
import Drawing from "./Drawing.svelte";
import { GOLD_FOR_SHIELD, legend, MISSION_POINTS } from "./pieces";
import { scene } from "./scene";
import SeatLine from "./SeatLine.svelte";
import { textBoard } from "./text";

/** Drawn cards that these eyes may not see, and courtiers where nothing happened. */
const ROUTINE = new Set([
  "nobody-there",
  "king-left",
  "reshuffled",
  "bribe-refused",
  "bribe-missed",
  "phase-began",
]);
const SECRETS = new Set(["card-drawn", "laid-aside", "mission-dealt"]);

function quiet(event: LogEvent): boolean {
  return ROUTINE.has(event.kind) || (SECRETS.has(event.kind) && event.details.at(-1) === HIDDEN);
}

function chapter(event: LogEvent, words: GameWords): string | null {
  if (event.kind === "round-began")
    return words.say("page-chapter", {
      round: event.details[0] ?? 0,
      phase: words.say("phase-supply"),
    });
  if (event.kind !== "phase-began") return null;
  const phase = words.piece("phase", event.details[0] ?? 0);
  return words.say("page-chapter", { round: event.details[1] ?? 0, phase });
}

function flourish(event: LogEvent, words: GameWords): Flourish | null {
  const courtier = `courtier:${event.details[0] ?? 0}`;
  if (isVerdict(event) && event.seat >= 0)
    return { key: courtier, icon: laurels, text: words.player(event.seat) };
  if (event.kind === "flipped")
    return { key: courtier, icon: turn, text: words.piece("condition", event.details[1] ?? 0) };
  return null;
}

function sources(view: View, seat: number, words: GameWords): Source[] {
  const count = view.final[seat];
  if (!count) return [];
  const { missions, cards, plots, chips, stones, gold } = count;
  const exchanges = cards + plots + chips + stones + Math.floor(gold / GOLD_FOR_SHIELD);
  const shields = count.shields.reduce((sum, n) => sum + n, count.plain) - exchanges;
  const majorities = count.majorities.length;
  const points = { missions: missions * MISSION_POINTS, shields, exchanges, majorities };
  return Object.entries(points).map(([source, points]) => ({
    name: words.say(`page-source-${source}`),
    points,
  }));
}

/** A chip lies in its heap, and in one's treasure. */
function homes(key: Key): Key[] | undefined {
  const { piece, index } = partsOf(key);
  return piece === "chip" ? [key, keyOf("pool", index)] : undefined;
}

const ui: GameUi<View> = {
  pieces: ["courtier", "card", "mission", "chip", "deck"],
  ends: "done",
  Board,
  Aim,
  Hand,
  SeatLine,
  Inspector,
  Interlude,
  Count,
  pauses: (fresh) => sheets(fresh).length > 0,
  scene,
  homes,
  points: (view, seat) => view.seats[seat]?.points ?? null,
  sources,
  stage: (view, words) =>
    words.say("page-stage", { round: view.round, phase: words.say(`phase-${view.phase}`) }),
  chapter,
  quiet,
  flourish,
  legend,
  Sign: Drawing,
  text: textBoard,
};

export default ui;

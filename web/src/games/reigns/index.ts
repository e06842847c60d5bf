import type { View } from "../../wire/views/reigns";
import { HIDDEN, keyOf, partsOf, type Key } from "../../table/model";
import type { Choice, GameUi, GameWords, LogEvent, Source } from "../game";
import Aim from "./Aim.svelte";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Hand from "./Hand.svelte";
import { CROWN, legend, PILLAR_ICONS, SKULL } from "./icons";
import Inspector from "./Inspector.svelte";
import Interlude from "./Interlude.svelte";
import { remarkOf } from "./model";
import OwnWords from "./OwnWords.svelte";
import Salon from "./Salon.svelte";
import { deserved, scene } from "./scene";
import SeatLine from "./SeatLine.svelte";
import { cardName, textBoard } from "./text";

/** Answers that the desk, the trays and the story compose themselves: no buttons in the prompt. */
const COMPOSED = new Set([
  ...["propose", "claim", "tone", "done", "warn", "silent"],
  ...["accept", "reject", "seal", "ask", "tell"],
  ...["fill", "open", "farewell", "remark", "consult", "hush", "time"],
]);

function keys(choice: Choice): Key[] {
  if (COMPOSED.has(choice.verb)) return [`${choice.verb}:${choice.action}`];
  if (choice.verb === "turn") return [keyOf("proposal", choice.args[0] ?? 0)];
  if (choice.verb === "draw") return [keyOf("pile", choice.args[0] ?? 0)];
  return [];
}

function chapter(event: LogEvent, words: GameWords): string | null {
  if (event.kind !== "began") return null;
  return words.say("page-reign-of", words.pieceArgs("seat", event.seat));
}

function logIcon(event: LogEvent): string | null {
  if (event.kind === "died" || event.kind === "told") return SKULL;
  if (event.kind === "began" || event.kind === "crowned" || event.kind === "abdicated")
    return CROWN;
  if (event.kind === "moved" || event.kind === "goal-part" || event.kind === "claimed")
    return PILLAR_ICONS[event.details[0] ?? 0] ?? null;
  return null;
}

/** A remark in the words in which it was made, while it stands. */
function remarked(event: LogEvent, view: View, words: GameWords): string {
  if (event.kind !== "remarked") return "";
  const proposal = view.proposals.find((one) => one.seat === event.details[0]);
  const remark = proposal?.remarks.find((one) => one.seat === event.seat);
  if (!remark) return "";
  return `${words.player(event.seat)} ${words.say("page-quote", { text: remarkOf(remark, words) })}`;
}

/** Told in the entry of what brought it about. */
const CONSEQUENCES = new Set(["applied-white", "applied-black", "died", "stood"]);

/** An advisor sits in the list of seats, and before the throne. */
function homes(key: Key): Key[] | undefined {
  const { piece, index } = partsOf(key);
  if (piece === "seat") return [key, keyOf("slot", index), keyOf("proposal", index)];
  return piece === "goal" ? ["goal"] : undefined;
}

/** What tells of points, in the order of the rules; each source and which detail is its number. */
const PAID: Record<string, { source: string; at: number | null }> = {
  favoured: { source: "favour", at: 0 },
  "story-point": { source: "story", at: null }, // its number are the hands that were raised
  "pile-points": { source: "reign", at: 0 },
  "goal-points": { source: "goal", at: 1 },
};

/** By what was told: no sum is kept on the table. None if it does not add up. */
function sources(view: View, seat: number, words: GameWords, log: readonly LogEvent[]): Source[] {
  const points = Object.values(PAID).map(({ source }) => [source, 0] as const);
  const sums = new Map<string, number>(points);
  for (const event of log) {
    const paid = event.seat === seat ? PAID[event.kind] : undefined;
    if (!paid) continue;
    const number = paid.at === null ? 1 : (event.details[paid.at] ?? 0);
    sums.set(paid.source, sums.get(paid.source)! + number);
  }
  const all = [...sums.values()].reduce((sum, one) => sum + one, 0);
  if (all !== view.seats[seat]?.points) return [];
  return [...sums].map(([source, points]) => ({
    name: words.say(`page-source-${source}`),
    points,
  }));
}

const ui: GameUi<View> = {
  pieces: ["pile", "proposal"],
  Board,
  Aim,
  Hand,
  SeatLine,
  Inspector,
  Interlude,
  Salon,
  Count,
  keys,
  called: (type, index, view, words) => (type === "card" ? cardName(index, view, words) : null),
  pauses: deserved,
  scene,
  homes,
  sources,
  points: (view, seat) => view.seats[seat]?.points ?? null,
  stage: (view, words) =>
    view.monarch < 0 ? "" : words.say("page-stage", { turn: Math.max(1, view.turn) }),
  chapter,
  joins: (event) => CONSEQUENCES.has(event.kind),
  told: remarked,
  quiet: (event) =>
    event.kind === "ready" ||
    event.kind === "voted" ||
    (event.kind === "drew" && event.details[2] === HIDDEN) ||
    (event.kind === "got-goal" && event.details[0] === HIDDEN),
  logIcon,
  legend,
  OwnWords,
  text: textBoard,
};

export default ui;

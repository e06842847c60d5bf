import type { TableView } from "../../wire/views/cape_epee";
import type { Flourish, GameUi, GameWords, LogEvent, Source } from "../game";
import { HIDDEN, keyOf, partsOf, type Key } from "../../table/model";
import Aim from "./Aim.svelte";
import Board from "./Board.svelte";
import { DOMAIN_ICONS, FACES, domainOf, legend, worthOf } from "./cards";
import Count from "./Count.svelte";
import Hand from "./Hand.svelte";
import Inspector from "./Inspector.svelte";
import Interlude from "./Interlude.svelte";
import { scene } from "./scene";
import SeatLine from "./SeatLine.svelte";
import { textBoard } from "./text";

/** Events that strike a column, the card whose drawing is shown there, and which detail is the column. */
const STRIKES: Record<string, { card: string; column: number }> = {
  stabbed: { card: "assassin", column: 1 },
  closed: { card: "storm", column: 0 },
  moved: { card: "explorer", column: 1 },
  swapped: { card: "traitor", column: 1 },
  hid: { card: "cloak", column: 0 },
};

function flourish(event: LogEvent, words: GameWords): Flourish | null {
  const strike = STRIKES[event.kind];
  const face = FACES.find((one) => one.name === strike?.card);
  if (!strike || !face) return null;
  const column = event.details[strike.column] ?? 0;
  return {
    key: `column:${column}`,
    icon: face.icon,
    text: words.piece("card", FACES.indexOf(face)),
  };
}

function chapter(event: LogEvent, words: GameWords): string | null {
  const round = event.details[0] ?? 0;
  if (event.kind === "round-begun") return words.say("page-round", { round });
  if (event.kind === "round-ended") return words.say("page-round-count", { round });
  if (event.kind === "final-sum" || event.kind === "final-special")
    return event.seat === 0 ? words.say("page-final") : null;
  return null;
}

function logIcon(event: LogEvent): string | null {
  if (!event.kind.startsWith("won-") && event.kind !== "unclaimed") return null;
  return DOMAIN_ICONS[domainOf(event.details[0] ?? 0)] ?? null;
}

/** What a card slid under a column brought about; the draw that ends the turn. */
const CONSEQUENCES = new Set([
  "turned-up",
  "stabbed",
  "closed",
  "moved",
  "came-back",
  "stayed",
  "swapped",
  "kept",
  "hid",
  "declined",
  "drew",
  "shuffled",
]);

function sources(view: TableView, seat: number, words: GameWords): Source[] {
  const count = view.final[seat];
  if (!count) return [];
  const best = count.best.reduce((sum, one) => sum + (one < 0 ? 0 : worthOf(one)), 0);
  const more = count.points - best;
  const doubled = count.points === count.special && count.points !== count.plain;
  const points = { best, others: doubled ? 0 : more, double: doubled ? more : 0 };
  return Object.entries(points).map(([source, points]) => ({
    name: words.say(`page-source-${source}`),
    points,
  }));
}

/** An objective lies at the head of its column. */
function homes(key: Key, view: TableView): Key[] | undefined {
  const { piece, index } = partsOf(key);
  if (piece === "domain") return []; // of many objectives, none of them more than the others
  if (piece !== "objective") return undefined;
  return view.columns.flatMap((one, i) => (one.objective === index ? [keyOf("column", i)] : []));
}

const ui: GameUi<TableView> = {
  pieces: ["card", "column"],
  order: ["card", "column"],
  Board,
  Aim,
  Hand,
  SeatLine,
  Inspector,
  Interlude,
  Count,
  pauses: (fresh) => fresh.some((event) => event.kind === "round-ended"),
  scene,
  homes,
  points: (view, seat) => view.seats[seat]?.points ?? null,
  sources,
  stage: (view, words) => words.say("page-stage", { round: view.round, rounds: view.rounds }),
  chapter,
  joins: (event) => CONSEQUENCES.has(event.kind),
  quiet: (event) =>
    (event.kind === "drew" || event.kind === "dealt") && event.details[0] === HIDDEN,
  logIcon,
  flourish,
  legend,
  text: textBoard,
};

export default ui;

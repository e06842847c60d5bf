import { expect, test } from "vitest";
import type { GameWords, LogEvent, Played } from "../../src/games/game";
import { FACES } from "../../src/games/cape_epee/cards";
import { scene } from "../../src/games/cape_epee/scene";
import type { AwardView, ColumnView, LineView, TableView } from "../../src/wire/views/cape_epee";

const card = (name: string): number => FACES.findIndex((face) => face.name === name);

function line(
  owner: number,
  name: string,
  printed: number,
  more: Partial<LineView> = {},
): LineView {
  return { owner, card: card(name), printed, value: printed, acted: true, gone: -1, ...more };
}

/** The Magician of A removes the King of B; a Witch of B turns up too late. */
const AWARD: AwardView = {
  column: 0,
  objective: 28,
  winner: 0,
  reason: "highest",
  totals: [14, 2],
  silenced: false,
  cards: [
    line(1, "king", 40, { value: null, gone: card("magician") }),
    line(0, "magician", 14),
    line(1, "witch", 2, { acted: false }),
  ],
  stages: [
    { card: -1, values: [40, 14, 2], totals: [14, 42] },
    { card: card("magician"), values: [null, 14, 2], totals: [14, 2] },
  ],
};
const COLUMN: ColumnView = {
  ...{ objective: 28, needed: 4, laid: 2, closed: false, fulfilled: false, cards: [] },
  ...{ totals: [14, 40], leader: 0 },
};
const SEAT = { hand: 3, reserve: 9, discard: [], won: 1, objectives: null, points: null };
const TABLE: TableView = {
  ...{ seat: 0, round: 2, rounds: 6, turn: 0, start: 0, columns: [COLUMN] },
  ...{ seats: [SEAT, SEAT], hand: [], reserve: [], last: [], final: [] },
};
const words = {
  say: (key: string) => key,
  piece: (type: string, index: number) => `${type}-${index}`,
  pieceArgs: () => ({}),
  player: (seat: number) => "AB"[seat],
  list: (names: string[]) => names.join(),
  event: (event: LogEvent) => [{ text: event.kind }],
} as unknown as GameWords;

function event(kind: string, seat: number, ...details: number[]): LogEvent {
  return { n: 0, kind, seat, details, types: [], paragraph: "4.4", detail: false };
}
const PLAYED: Played<TableView> = {
  before: TABLE,
  view: { ...TABLE, round: 3, columns: [], last: [AWARD] },
  fresh: [
    event("round-ended", 0, 2),
    event("won-highest", 0, 28, 0, 14, 2),
    event("late", 1, card("witch")),
  ],
  words,
  eyes: 0,
};

test("a column is told from its hidden card to its winner, one thing at a time", () => {
  const { beats } = scene(PLAYED);
  expect(beats.map((beat) => beat.said)).toEqual([
    ...["round-ended", "late", "page-scene-sum", "page-scene-acts"],
    ...["won-highest", "won-highest"],
  ]);
});

test("a card of another is not known before it turns up", () => {
  const witches = scene(PLAYED).beats.map((beat) => beat.view.columns[0]!.cards[2]!);
  expect(witches.map((one) => one.up)).toEqual([false, true, true, true, true, true]);
  expect(witches[0]!.card).toBe(-1);
  expect(witches[1]!.card).toBe(card("witch"));
});

test("totals follow the abilities, and a card that is removed lies apart", () => {
  const { beats } = scene(PLAYED);
  expect(beats.map((beat) => beat.view.columns[0]!.totals)).toEqual([
    ...[
      [14, 40],
      [14, 40],
    ],
    ...[
      [14, 42],
      [14, 2],
      [14, 2],
      [14, 2],
    ],
  ]);
  expect(beats[2]!.marks["at:0:0"]).toBeUndefined();
  expect(beats[3]!.marks["at:0:0"]?.tone).toBe("gone");
  expect(beats[3]!.marks["at:0:1"]?.tone).toBe("acts");
});

test("the objective leaves for its winner, in the round that was counted", () => {
  const { beats } = scene(PLAYED);
  expect(beats[4]!.marks["column:0"]?.to).toBe("seat:0");
  expect(beats[5]!.view.columns[0]!.objective).toBe(-1);
  expect(beats.map((beat) => beat.view.seats[0]!.won)).toEqual([1, 1, 1, 1, 1, 2]);
  expect(new Set(beats.map((beat) => beat.view.round))).toEqual(new Set([2]));
});

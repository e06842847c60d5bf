import { expect, test } from "vitest";
import { plainText } from "../../src/games/plain";
import type { FieldInfo } from "../../src/wire/types";
import type { GameWords } from "../../src/words/game";

const field = (name: string, more: Partial<FieldInfo> = {}): FieldInfo => ({
  name,
  form: "number",
  many: false,
  of: "",
  by: "",
  inner: [],
  ...more,
});
const words = {
  has: (key: string) => key === "view-hand",
  say: (key: string, args?: Record<string, string>) =>
    key === "view-line" ? `${args?.label}: ${args?.text}` : "Your hand",
  piece: (type: string, index: number) => (index < 0 ? "hidden" : `${type} ${index}`),
} as unknown as GameWords;

test("every field is told, by its label or its name", () => {
  const fields = [
    field("round"),
    field("hand", { many: true, of: "card" }),
    field("last_bids", { many: true, by: "seat" }),
    field("open", { form: "flag" }),
  ];
  const view = { round: 2, hand: [1, 3], last_bids: [7, 8], open: true };
  expect(plainText(fields, view, words, "Board")).toEqual([
    {
      heading: "Board",
      lines: ["Round: 2", "Your hand: card 1, card 3", "Last bids: seat 0 7, seat 1 8", "Open: ✓"],
    },
  ]);
});

test("groups have sections of their own, and what is missing or hidden is said so", () => {
  const inner = [field("points"), field("laid", { of: "card" })];
  const fields = [
    field("guests", { form: "group", many: true, by: "seat", inner }),
    field("best", { form: "group", inner }),
  ];
  const view = {
    guests: [
      { points: 3, laid: -1 },
      { points: 0, laid: null },
    ],
    best: null,
  };
  expect(plainText(fields, view, words, "Board")[1]).toEqual({
    heading: "Guests",
    lines: ["seat 0 · Points 3 · Laid hidden", "seat 1 · Points 0 · Laid —"],
  });
  expect(plainText(fields, view, words, "Board")).toHaveLength(2);
});

import { expect, test } from "vitest";
import { given, split } from "../../src/replay/split";
import type { Weighed } from "../../src/wire/types";

const weighed = (step: number, seat: number, mine: number, cost = 0, error = 0.01): Weighed =>
  ({ step, seat, chances: [mine, 1 - mine], cost, error }) as Weighed;
const sections = [
  { title: "one", step: 0 },
  { title: "two", step: 4 },
];
const choices = [weighed(1, 0, 0.5, 0.1), weighed(3, 1, 0.4, 0.3), weighed(6, 0, 0.7, 0.005)];

test("the shares of a game add up to its whole swing", () => {
  const parts = split(choices, sections, 0, 1);
  expect(parts.map((part) => part.title)).toEqual(["one", "two"]);
  const sum = parts.reduce((all, part) => all + part.choices + part.luck, 0);
  expect(sum).toBeCloseTo(1 - 0.5);
  expect(parts[0]!.choices).toBeCloseTo(-0.1);
  expect(parts[0]!.luck).toBeCloseTo(0.3);
});

test("what another chose, and what lies within the doubt, is not charged to a seat", () => {
  expect(given(choices, 0)).toBeCloseTo(0.1);
  expect(given(choices, 1)).toBeCloseTo(0.3);
  expect(split(choices, sections, 0, 1)[1]!.choices).toBe(0);
});

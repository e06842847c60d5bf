// What a reign brought, as its end tells it: favours on the way, and all that is counted then.
import { expect, test } from "vitest";
import type { LogEvent } from "../../src/games/game";
import { gainedBy } from "../../src/games/reigns/model";

const told = (kind: string, seat: number, ...details: number[]): LogEvent => ({
  ...{ n: 0, kind, seat, details, types: [], paragraph: "", detail: false },
});

test("a reign brings what was earned since it began, and nothing of the one before", () => {
  const log = [
    told("began", 0, 1),
    told("favoured", 1, 1),
    told("began", 2, 2),
    ...[told("favoured", 1, 1), told("favoured", 1, 1), told("favoured", 0, 1)],
    ...[told("story-point", 1, 3), told("goal-points", 1, 7, 4), told("pile-points", 2, 9)],
  ];
  expect([0, 1, 2].map((seat) => gainedBy(seat, log))).toEqual([1, 7, 9]);
});

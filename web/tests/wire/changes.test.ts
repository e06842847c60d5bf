import { describe, expect, test } from "vitest";
import { checksum, follow, stepAfter } from "../../src/wire/changes";
import type { Change, Step } from "../../src/wire/types";

const STEP: Step = {
  ...{ t: "step", seq: 4, eyes: 1, log: 3, events: [[7, 0]], mine: 2, back: 0, taken: [] },
  ...{ position: 5 },
  ...{ question: null, choices: [8, 9], undo: true, restart: false, takeback: true, over: null },
  view: { turn: 1, hand: [4, 5], seats: [{ points: 0 }, { points: 3 }], mine: null },
};
const change = (more: Partial<Change>): Change => ({
  ...{ t: "change", seq: 5, log: 4, events: [[1, 1]] },
  ...more,
});

describe("what was seen follows a change", () => {
  test("of an object only the fields that are told", () => {
    expect(follow({ turn: 1, round: 2 }, { turn: 3 })).toEqual({ turn: 3, round: 2 });
  });
  test("of a list the entries by their number, new ones too", () => {
    expect(follow([1, 2], { "1": 7, "2": 8 })).toEqual([1, 7, 8]);
    expect(follow([{ a: 1, b: 2 }], { "0": { b: 3 } })).toEqual([{ a: 1, b: 3 }]);
  });
  test("what is no object is told anew, and what was nothing too", () => {
    expect(follow([1, 2], [3])).toEqual([3]);
    expect(follow({ a: 1 }, null)).toBe(null);
    expect(follow(null, { a: 1 })).toEqual({ a: 1 });
  });
  test("what is known stays as it was", () => {
    const known = { seats: [{ points: 0 }] };
    follow(known, { seats: { "0": { points: 9 } } });
    expect(known).toEqual({ seats: [{ points: 0 }] });
  });
});

describe("a Step follows a change", () => {
  test("takes over what is not told, and forgets who took back", () => {
    const next = stepAfter(STEP, change({ view: { hand: { "2": 6 } }, choices: [] }));
    expect(next).toEqual({
      ...{ ...STEP, seq: 5, log: 4, events: [[1, 1]], back: null, choices: [] },
      view: { turn: 1, hand: [4, 5, 6], seats: [{ points: 0 }, { points: 3 }], mine: null },
    });
  });
  test("not after another one than it was told after", () => {
    expect(stepAfter(STEP, change({ seq: 6 }))).toBe(null);
    expect(stepAfter(STEP, change({ seq: 4 }))).toBe(null);
  });
  test("if the whole is what the server says it is", () => {
    const check = checksum(
      '{"turn":2,"hand":[4,5],"seats":[{"points":0},{"points":3}],"mine":null}',
    );
    expect(stepAfter(STEP, change({ view: { turn: 2 }, check }))).not.toBe(null);
    expect(stepAfter(STEP, change({ view: { turn: 3 }, check }))).toBe(null);
  });
});

test("the checksum is the one of zlib", () => {
  expect(checksum("123456789")).toBe(0xcbf43926);
  expect(checksum('{"name":"Épée"}')).toBe(0x79900d23);
});

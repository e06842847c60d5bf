import { describe, expect, test } from "vitest";
import type { Choice, Key } from "../../src/table/model";
import {
  argumentKeys,
  choose,
  decode,
  encode,
  reach,
  refusedAction,
} from "../../src/table/selection";
import type { VerbInfo } from "../../src/wire/types";

const VERBS: VerbInfo[] = [
  { name: "play", base: 0, rows: 4, columns: 3, args: ["card", "column"] },
  { name: "pass", base: 12, rows: 1, columns: 1, args: [] },
  { name: "swap", base: 13, rows: 4, columns: 4, args: ["card", "card"] },
];
const keysOf = (choice: Choice): Key[] => argumentKeys(choice, ["card", "column"]);
const legal = (...actions: number[]): Choice[] => actions.map((action) => decode(VERBS, action));

test("a code is the verb and the pieces that made it", () => {
  for (const verb of VERBS)
    for (let row = 0; row < verb.rows; row++)
      for (let column = 0; column < verb.columns; column++) {
        const args = [row, column].slice(0, verb.args.length);
        expect(decode(VERBS, encode(verb, args))).toMatchObject({ verb: verb.name, args });
      }
});

test("a code of no verb is unknown, not a wrong verb", () => {
  expect(decode(VERBS, 99).verb).toBe("unknown");
});

test("arguments that the board does not draw are no keys", () => {
  expect(argumentKeys(decode(VERBS, 5), ["card"])).toEqual(["card:1"]);
});

describe("what the chosen pieces still allow", () => {
  const choices = legal(0, 1, 4, 12); // card 0 under columns 0 and 1, card 1 under column 1, pass

  test("everything that could begin an answer is lit, and an answer without pieces is complete", () => {
    const { lit, complete } = reach(choices, [], keysOf);
    expect([...lit].sort()).toEqual(["card:0", "card:1", "column:0", "column:1"]);
    expect(complete.map((choice) => choice.verb)).toEqual(["pass"]);
  });

  test("a chosen card leaves the columns it may go under", () => {
    expect([...reach(choices, ["card:0"], keysOf).lit]).toEqual(["column:0", "column:1"]);
    expect([...reach(choices, ["card:1"], keysOf).lit]).toEqual(["column:1"]);
  });

  test("one piece counts once: an answer with two equal ones needs both", () => {
    const twice = legal(encode(VERBS[2]!, [1, 1]));
    expect(reach(twice, ["card:1"], keysOf).complete).toEqual([]);
    expect(reach(twice, ["card:1", "card:1"], keysOf).complete).toHaveLength(1);
  });
});

describe("a click", () => {
  const choices = legal(0, 1, 4);

  test("on a chosen piece puts it back", () => {
    expect(choose(choices, ["card:0"], "card:0", keysOf)).toEqual([]);
  });

  test("on another piece of the type exchanges it", () => {
    expect(choose(choices, ["card:0"], "card:1", keysOf)).toEqual(["card:1"]);
  });

  test("on a piece that fits only alone begins anew", () => {
    expect(choose(choices, ["card:1"], "column:0", keysOf)).toEqual(["column:0"]);
  });

  test("on what fits nothing changes nothing", () => {
    expect(choose(choices, ["card:0"], "card:3", keysOf)).toEqual(["card:0"]);
  });
});

describe("a grey piece asks about the answer it would have been part of", () => {
  test("with the pieces chosen so far", () => {
    expect(refusedAction(VERBS, legal(4), ["card:1"], "column:2")).toBe(5);
  });

  test("with those of a legal answer where nothing is chosen", () => {
    expect(refusedAction(VERBS, legal(4), [], "card:3")).toBe(10);
  });

  test("a place that stands for a verb asks about that verb", () => {
    expect(refusedAction(VERBS, [], [], "pile:0", { pass: "pile:0" })).toBe(12);
  });

  test("a piece that is part of no answer asks nothing", () => {
    expect(refusedAction(VERBS, [], [], "king:0")).toBeNull();
    expect(refusedAction(VERBS, [], [], "card:40")).toBeNull();
  });
});

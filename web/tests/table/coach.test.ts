import { describe, expect, test } from "vitest";
import { Coaching } from "../../src/table/coach";
import type { Reason } from "../../src/wire/types";

const reason = (key: string, number = 0): Reason =>
  ({ key, args: { number }, paragraph: "1", risk: false }) as unknown as Reason;
const [gold, duke] = [reason("gold"), reason("duke")];

describe("the coach", () => {
  test("says the weightiest thing", () => {
    expect(new Coaching().choose([gold, duke], 1)).toBe(gold);
    expect(new Coaching().choose([], 1)).toBeNull();
  });

  test("does not say again what it said at the question before", () => {
    const coaching = new Coaching();
    coaching.choose([gold, duke], 1);
    expect(coaching.choose([gold, duke], 2)).toBe(duke);
    expect(coaching.choose([gold, duke], 3)).toBe(gold);
  });

  test("is silent as long as there is nothing new, and speaks when figures change", () => {
    const coaching = new Coaching();
    coaching.choose([gold], 1);
    expect(coaching.choose([gold], 2)).toBeNull();
    expect(coaching.choose([{ ...gold }], 3)).toBeNull();
    expect(coaching.choose([reason("gold", 1)], 4)).not.toBeNull();
  });

  test("says the same to the same question, however often it is asked", () => {
    const coaching = new Coaching();
    coaching.choose([duke], 1);
    expect(coaching.choose([gold, duke], 2)).toBe(gold);
    expect(coaching.choose([gold, duke], 2)).toBe(gold);
    coaching.choose([gold], 3);
    expect(coaching.choose([gold], 3)).toBeNull();
  });
});

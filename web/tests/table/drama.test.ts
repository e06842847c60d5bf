import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Beat, Scene } from "../../src/games/game";
import { Drama } from "../../src/table/drama.svelte";

function beat(act: number, said: string): Beat<string> {
  return { act, view: said, said, paragraph: "", marks: {}, look: 100, sound: null };
}
const SCENE: Scene<string> = {
  title: "",
  acts: ["one", "two"],
  beats: [beat(0, "a"), beat(0, "b"), beat(1, "c"), beat(1, "d")],
};

describe("a scene", () => {
  let ends = 0;
  let changes = 0;
  let pace = 1;
  const begun: string[] = [];
  const drama = new Drama(
    () => pace,
    () => (changes += 1),
    (one) => begun.push(one.said),
    () => (ends += 1),
  );

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    ends = changes = 0;
    pace = 1;
    begun.length = 0;
    drama.slow = false;
    drama.play(SCENE);
  });
  afterEach(() => {
    drama.forget();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("goes on by itself to its end", () => {
    vi.advanceTimersByTime(399);
    expect(begun).toEqual(["a", "b", "c", "d"]);
    expect(ends).toBe(0);
    vi.advanceTimersByTime(1);
    expect(drama.scene).toBeNull();
    expect(ends).toBe(1);
  });

  test("tells the board before every change", () => {
    vi.advanceTimersByTime(300);
    expect(changes).toBe(3);
  });

  test("waits longer when that is wished, from the present beat on", () => {
    drama.slower();
    vi.advanceTimersByTime(249);
    expect(begun).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(["a", "b"]);
  });

  test("is shorter at a brisk pace", () => {
    pace = 0.5;
    drama.next();
    vi.advanceTimersByTime(50);
    expect(begun).toEqual(["a", "b", "c"]);
  });

  test("can be hurried by a beat, by a part, or to its end", () => {
    drama.next();
    expect(drama.beat?.said).toBe("b");
    drama.nextAct();
    expect(drama.beat?.said).toBe("c");
    drama.nextAct();
    expect(ends).toBe(1);
    drama.play(SCENE);
    drama.stop();
    vi.advanceTimersByTime(1000);
    expect(ends).toBe(2);
  });

  test("that is forgotten comes to no end", () => {
    drama.forget();
    vi.advanceTimersByTime(1000);
    expect(ends).toBe(0);
  });
});

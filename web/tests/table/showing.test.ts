import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Step } from "../../src/wire/types";

const settings = { still: false, all: { pace: "calm" } };
vi.mock("../../src/settings.svelte", () => ({ settings }));
const { Showing } = await import("../../src/table/showing.svelte");

const step = (seq: number): Step => ({ seq }) as Step;

describe("steps that come too fast", () => {
  let shown: number[] = [];
  let showing = new Showing(
    (one) => shown.push(one.seq),
    () => "calm",
  );

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("document", { hidden: false });
    vi.advanceTimersByTime(10_000);
    settings.all.pace = "calm";
    shown = [];
    showing = new Showing(
      (one) => shown.push(one.seq),
      () => "calm",
    );
  });
  afterEach(() => {
    showing.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function come(): void {
    for (const seq of [1, 2, 3]) showing.receive(step(seq));
  }

  test("are shown one after the other", () => {
    come();
    expect(shown).toEqual([1]);
    expect(showing.waiting).toBe(2);
    vi.advanceTimersByTime(650);
    expect(shown).toEqual([1, 2]);
  });

  test("follow faster at a brisk pace, at once at an instant one", () => {
    settings.all.pace = "brisk";
    come();
    vi.advanceTimersByTime(260);
    expect(shown).toEqual([1, 2]);
    settings.all.pace = "instant";
    showing.receive(step(4));
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  test("are not waited for on the way to one's own turn", () => {
    come();
    expect(showing.pace).toBe(1);
    showing.skip();
    expect(shown).toEqual([1, 2, 3]);
    expect(showing.pace).toBe(0);
  });

  test("wait for whoever looks at a count", () => {
    showing.pause(0);
    come();
    expect(shown).toEqual([]);
    showing.goOn();
    expect(shown).toEqual([1]);
  });
});

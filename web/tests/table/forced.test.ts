import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableStore } from "../../src/table/store.svelte";
import type { DecisionInfo, Step } from "../../src/wire/types";

const settings = { all: { forced: true } };
vi.mock("../../src/settings.svelte", () => ({ settings }));
const { forcedBeat, forcedChoice, Routine } = await import("../../src/table/forced");

const ONLY = { action: 7, verb: "pass", args: [] };

describe("a question that leaves no choice", () => {
  let routine = new Routine();
  beforeEach(() => (routine = new Routine()));

  const stepAt = (position: number, more: Partial<Step> = {}): Step =>
    ({ eyes: 1, position, undo: false, back: null, ...more }) as Step;

  function tableAt(step: Step, only: DecisionInfo["only"] = "known", more = {}): TableStore {
    const showing = { pausedAt: null, pace: 1 };
    const rest = { choices: [ONLY], question: { only, brisk: false }, guide: null, showing };
    return { step, routine, info: { watching: 0 }, alone: false, ...rest, ...more } as never;
  }

  test("is read for a beat, and those after it with it", () => {
    const first = tableAt(stepAt(4));
    expect(forcedChoice(first)).toBe(ONLY);
    expect(forcedBeat(first)).toBeGreaterThan(0);
    routine.given(first.step!);
    expect(routine.passed(first.step!)).toBe(true);
    const second = tableAt(stepAt(5, { undo: true })); // what gave itself could be taken back
    expect(forcedChoice(second)).toBe(ONLY);
    expect(forcedBeat(second)).toBe(0);
  });

  test("has its own beat once something was chosen meanwhile, or by another seat", () => {
    routine.given(stepAt(4));
    expect(forcedBeat(tableAt(stepAt(6)))).toBeGreaterThan(0);
    expect(forcedBeat(tableAt(stepAt(5, { eyes: 2 })))).toBeGreaterThan(0);
    expect(forcedChoice(tableAt(stepAt(6, { undo: true })))).toBeNull();
  });

  test("waits for the person who has just taken something back", () => {
    routine.given(stepAt(4));
    expect(forcedChoice(tableAt(stepAt(5, { back: 1 })))).toBeNull();
  });

  test("is answered by hand where haste would tell people what is hidden", () => {
    expect(forcedChoice(tableAt(stepAt(4), "secret"))).toBeNull();
    expect(forcedChoice(tableAt(stepAt(4), null, { alone: true }))).toBeNull();
    expect(forcedChoice(tableAt(stepAt(4), "secret", { alone: true }))).toBe(ONLY);
    const watched = { alone: true, info: { watching: 1 } };
    expect(forcedChoice(tableAt(stepAt(4), "secret", watched))).toBeNull();
  });
});

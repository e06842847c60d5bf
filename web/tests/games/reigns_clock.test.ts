import { expect, test } from "vitest";
import { momentOf, SpeakingTime } from "../../src/games/reigns/clock";
import { belies } from "../../src/games/reigns/model";

const FREE = { monarch: 0, turn: 2, council: 0, speaking: 60 };
const RISES = 2;
const FALLS = 1;

test("the time of an advisor runs on when another becomes ready", () => {
  const clock = new SpeakingTime();
  expect(clock.left(momentOf(FREE, "pitch", [false, true, true]), 60, 0)).toBe(60);
  expect(clock.left(momentOf({ ...FREE }, "pitch", [false, true, false]), 60, 20_000)).toBe(40);
  expect(clock.left(momentOf({ ...FREE, turn: 3 }, "pitch", [false, true, true]), 60, 25_000)).toBe(
    60,
  );
});

test("where the Monarch calls them, each begins with the whole time", () => {
  const called = { ...FREE, council: 1 };
  const clock = new SpeakingTime();
  clock.left(momentOf(called, "pitch", [false, true, false]), 60, 0);
  expect(clock.left(momentOf(called, "pitch", [false, false, true]), 60, 30_000)).toBe(60);
});

test("without a time, or while nobody is to speak, none is shown", () => {
  const clock = new SpeakingTime();
  expect(clock.left(momentOf({ ...FREE, speaking: 0 }, "pitch", []), 0, 0)).toBeNull();
  expect(clock.left(momentOf(FREE, "judge", []), 60, 0)).toBeNull();
});

test("a true word stays true beside a false one", () => {
  const steps = [1, 0, -2, 0];
  expect(belies({ pillar: 0, force: RISES }, steps)).toBe(false);
  expect(belies({ pillar: 2, force: RISES }, steps)).toBe(true);
  expect(belies({ pillar: 2, force: FALLS }, steps)).toBe(false);
});

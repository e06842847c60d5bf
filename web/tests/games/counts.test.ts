// The counts of Louis XIV and Heads of State as scenes: in order, each figure when it is told.
import { expect, test } from "vitest";
import type { GameWords, LogEvent, Played } from "../../src/games/game";
import { scene as revolution } from "../../src/games/heads_of_state/scene";
import { scene as counting } from "../../src/games/louis_xiv/scene";
import type { HeadsView } from "../../src/wire/views/heads_of_state";
import type { View } from "../../src/wire/views/louis_xiv";

const words = {
  say: (key: string) => key,
  piece: (type: string, index: number) => `${type}-${index}`,
  player: (seat: number) => "AB"[seat],
  event: (event: LogEvent) => [{ text: event.kind }],
} as unknown as GameWords;

function told(kind: string, seat: number, details: number[] = [], detail = false): LogEvent {
  return { n: 0, kind, seat, details, types: [], paragraph: "", detail };
}

function played<V>(before: object, view: object, fresh: LogEvent[]): Played<V> {
  return { before: before as V, view: view as V, fresh, words, eyes: 0 };
}

test("a courtier shows its stones until it is counted, and its reward afterwards", () => {
  const court = (first: number, second: number) => [{ stones: [first] }, { stones: [second] }];
  const seat = { chips: [0, 0], gold: 3 };
  const step = played<View>(
    { round: 1, king: 1, court: court(2, 1), seats: [seat] },
    { round: 1, king: -1, court: court(0, 0), seats: [] },
    [
      told("leads-money", 0, [0, 2, 1]),
      told("chip-gained", 0, [1], true),
      told("leads-king", 0, [1, 1, 0]),
      told("crown-gained", 0, [], true),
    ],
  );
  const { beats, acts } = counting(step);
  expect(acts).toEqual(["courtier-0", "courtier-1"]);
  expect(beats.map((beat) => beat.said)).toEqual([
    ...["leads-money", "chip-gained", "leads-king", "crown-gained"],
  ]);
  const stones = beats.map((beat) => beat.view.court.map((one) => one.stones[0]));
  expect(stones.map(String)).toEqual(["2,1", "0,1", "0,1", "0,0"]);
  expect(beats.map((beat) => String(beat.view.seats[0]!.chips))).toEqual([
    ...["0,0", "0,1", "0,1", "1,1"],
  ]);
  expect(beats.map((beat) => beat.view.king)).toEqual([1, 1, 1, -1]);
});

test("so few courtiers are not summed up again", () => {
  const step = played<View>(
    { round: 1, king: -1, court: [{}], seats: [] },
    { round: 1, king: -1, court: [{}], seats: [] },
    [told("tied-money", -1, [0, 1])],
  );
  expect(counting(step).brief).toBe(true);
});

test("a Revolution goes from country to country, and points come with their prizes", () => {
  const step = played<HeadsView>({ seats: [{ points: 5 }, { points: 1 }] }, {}, [
    told("revolted", -1, [0]),
    told("weighed", -1, [0]),
    told("share", 0, [1, 2, 3], true),
    told("influence", 0, [0, 3], true),
    told("prize", 0, [0, 1, 8]),
    told("weighed", -1, [1]),
    told("prize", 1, [1, 1, 4]),
    told("round-began", -1, [1]),
  ]);
  const { beats } = revolution(step);
  expect(beats.map((beat) => beat.said)).toEqual([
    ...["revolted", "weighed", "influence", "prize", "weighed", "prize"],
  ]);
  expect(beats.map((beat) => beat.act)).toEqual([0, 0, 0, 0, 1, 1]);
  expect(beats.map((beat) => beat.view.seats.map((one) => one.points).join())).toEqual([
    ...["5,1", "5,1", "5,1", "13,1", "13,1", "13,5"],
  ]);
  expect(beats[1]!.marks["place:15"]?.text).toBe("+3");
  expect(beats[5]!.marks["country:1"]?.text).toBe("B +4");
});

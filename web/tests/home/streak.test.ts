import { expect, test } from "vitest";
import { betterThan, dayOf, streakOf, together, type Deals } from "../../src/home/streak";
import type { DayInfo } from "../../src/wire/types";

const end = { place: 1, points: 9 };
const played = (...keys: string[]): Deals =>
  Object.fromEntries(keys.map((key) => [key, { table: "t", end }]));

test("a day is that of the reader, not of Greenwich", () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe("2026-01-05");
  expect(dayOf(new Date(2026, 10, 16, 23, 59))).toBe("2026-11-16");
});

test("days in a row count once each, over months and years, and today may be missing", () => {
  const deals = played("2025-12-31/reigns", "2026-01-01/reigns", "2026-01-01/louis_xiv");
  expect(streakOf(deals, "2026-01-01")).toBe(2);
  expect(streakOf(deals, "2026-01-02")).toBe(2);
  expect(streakOf(deals, "2026-01-03")).toBe(0);
});

test("a deal that is not over is no day", () => {
  const deals = { ...played("2026-11-15/reigns"), "2026-11-16/reigns": { table: "t", end: null } };
  expect(streakOf(deals, "2026-11-16")).toBe(1);
});

test("what one device has finished the other does not begin again", () => {
  const begun = { "2026-11-16/reigns": { table: "u", end: null } };
  const done = played("2026-11-16/reigns");
  expect(together(begun, done)).toEqual(done);
  expect(together(done, begun)).toEqual(done);
  expect(together(begun, null)).toEqual(begun);
});

test("a table that is gone is not waited for on any device, and gives way to a new one", () => {
  const begun: Deals = { "2026-11-16/reigns": { table: "u", end: null } };
  const gone: Deals = { "2026-11-16/reigns": { table: "u", end: null, gone: true } };
  const anew: Deals = { "2026-11-16/reigns": { table: "v", end: null } };
  expect(together(gone, begun)).toEqual(gone);
  expect(together(begun, gone)).toEqual(gone);
  expect(together(anew, gone)).toEqual(anew);
  expect(together(gone, anew)).toEqual(anew);
});

test("a result is compared with the others', not with itself", () => {
  const results = [
    { place: 1, points: 9, count: 1 },
    { place: 2, points: 12, count: 2 },
    { place: 2, points: 8, count: 2 },
  ];
  const info = { results } as DayInfo;
  expect(betterThan(info, end)).toBe(100);
  expect(betterThan(info, { place: 2, points: 12 })).toBe(50);
  expect(betterThan(info, { place: 2, points: 8 })).toBe(0);
  expect(betterThan({ results: results.slice(0, 1) } as DayInfo, end)).toBe(null);
});

import { expect, test } from "vitest";
import { format, loadShared } from "../../src/words/fluent";

const bundles = { en: await loadShared("en"), fr: await loadShared("fr") };
const WIN = {
  date: "1 May",
  game: "Louis XIV",
  place: 1,
  seats: 3,
  points: 12,
  count: 1,
  link: "L",
};
const shared = (language: "en" | "fr", more: Record<string, string | number>): string[] =>
  format(bundles[language], "daily-share", { ...WIN, ...more }).split("\n");

test("the result of the day is told in whole sentences, at nothing, one and many", () => {
  expect(shared("en", {})).toEqual([
    "Cabale, the deal of 1 May",
    "Louis XIV: 1st of 3, 12 points",
    "The same cards for everybody: your turn!",
    "L",
  ]);
  expect(shared("en", { place: 2, points: 1, count: 2 }).slice(1, 3)).toEqual([
    "Louis XIV: 2nd of 3, one point",
    "2 days in a row. Your turn!",
  ]);
  expect(shared("en", { place: 3, points: 0, count: 31 })[1]).toBe("Louis XIV: 3rd of 3, 0 points");
});

test("and in French as it is printed", () => {
  expect(shared("fr", { date: "1er mai" })).toEqual([
    "Cabale, la donne du 1er mai",
    "Louis XIV\u00a0: 1er sur 3, 12 points",
    "Les mêmes cartes pour tout le monde\u00a0: à vous\u202f!",
    "L",
  ]);
  expect(shared("fr", { place: 2, points: 1, count: 2 }).slice(1, 3)).toEqual([
    "Louis XIV\u00a0: 2e sur 3, 1 point",
    "2 jours de suite. À vous\u202f!",
  ]);
  expect(shared("fr", { points: 0 })[1]).toBe("Louis XIV\u00a0: 1er sur 3, 0 point");
});

test("a server that has not said how many played leaves that out", () => {
  expect(shared("en", { seats: 0 })[1]).toBe("Louis XIV: 1st, 12 points");
  expect(shared("fr", { seats: 0 })[1]).toBe("Louis XIV\u00a0: 1er, 12 points");
});

import { describe, expect, test } from "vitest";
import type { GameUi } from "../../src/games/game";
import { chapters, lastOf, latest } from "../../src/table/chapters";
import type { LogEvent } from "../../src/table/model";
import { loadGame } from "../../src/words/fluent";
import { GameWords } from "../../src/words/game";

const words = new GameWords("en", await loadGame("cape_epee", "en"), {}, []);
const happened = (...kinds: string[]): LogEvent[] =>
  kinds.map((kind, n) => ({
    n,
    kind,
    seat: 0,
    details: [],
    types: [],
    paragraph: "",
    detail: kind.startsWith("~"),
  }));
const ui: Pick<GameUi, "chapter" | "joins" | "quiet"> = {
  chapter: (event) => (event.kind === "round" ? "Round" : null),
  joins: (event) => event.kind === "so",
  quiet: (event) => event.kind === "round" || event.kind === "hush",
};
const told = (...kinds: string[]): unknown =>
  chapters(happened(...kinds), ui as GameUi, words).map((chapter) => [
    chapter.title,
    chapter.entries.map((entry) =>
      [entry.event, ...entry.more, ...entry.details].map((event) => event.kind).join(" "),
    ),
  ]);

describe("the log", () => {
  test("without a game's own drawing is one chapter of entries", () => {
    expect(chapters(happened("a", "b"), null, words)).toMatchObject([
      { title: "", entries: [{ event: { kind: "a" } }, { event: { kind: "b" } }] },
    ]);
  });

  test("opens a chapter by an event that need not be told itself", () => {
    expect(told("a", "round", "b")).toEqual([
      ["", ["a"]],
      ["Round", ["b"]],
    ]);
  });

  test("tells a consequence in the entry of its cause and folds details under it", () => {
    expect(told("a", "so", "~why", "b")).toEqual([["", ["a so ~why", "b"]]]);
  });

  test("begins an entry anew once details were folded", () => {
    expect(told("a", "~why", "so")).toEqual([["", ["a ~why", "so"]]]);
  });

  test("leaves routine and empty chapters out", () => {
    expect(told("hush", "round", "hush")).toEqual([]);
  });

  test("draws the last entries alone, under the titles they belong to", () => {
    const all = chapters(happened("a", "b", "round", "c", "d"), ui as GameUi, words);
    const drawn = (count: number): unknown =>
      latest(all, count).map(({ title, entries }) => [title, ...entries.map((e) => e.event.kind)]);

    expect(drawn(1)).toEqual([["Round", "d"]]);
    expect(drawn(3)).toEqual([
      ["", "b"],
      ["Round", "c", "d"],
    ]);
    expect(latest(all, 9)).toEqual(all);
  });
});

test("a move that is taken back takes along all that came after it", () => {
  const log = happened("mine", "theirs", "mine", "so", "theirs");
  log[1]!.seat = log[4]!.seat = 1;
  const gone = lastOf(0, chapters(log, ui as GameUi, words));
  expect(gone.map((entry) => entry.event.n)).toEqual([2, 4]);
  expect(lastOf(3, chapters(log, ui as GameUi, words))).toEqual([]);
});

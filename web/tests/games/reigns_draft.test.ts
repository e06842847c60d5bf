import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../../src/games/game";
import { keepText, keptNames } from "../../src/games/reigns/kept";
import { sayWhenLaid } from "../../src/games/reigns/draft.svelte";
import type { View } from "../../src/wire/views/reigns";

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
});
beforeEach(() => kept.clear());

/** A council in the second turn of seat 0's reign, where the proposals of these seats lie. */
function council(eyes: number, laid: number[], turn = 2): [Table<View>, unknown[][]] {
  const said: unknown[][] = [];
  const view = { monarch: 0, turn, proposals: laid.map((seat) => ({ seat, laid: true })) };
  const table = { id: "t", view, eyes, say: (...words: unknown[]) => said.push(words) };
  return [table as unknown as Table<View>, said];
}

test("words wait until their proposal lies on the table", () => {
  keepText("said t proposal:0.2.1", "Sire!");
  const [table, said] = council(1, []);
  sayWhenLaid(table);
  expect(said).toEqual([]);
  expect(keptNames("said t ")).toHaveLength(1);
});

test("words of a seat that has passed the device on are said in its own name, once", () => {
  keepText("said t proposal:0.2.1", "Sire!");
  const [table, said] = council(2, [1]);
  sayWhenLaid(table);
  sayWhenLaid(table);
  expect(said).toEqual([["Sire!", "proposal:0.2.1", 1]]);
});

test("words of a turn that is over are said all the same", () => {
  keepText("said t proposal:0.2.1", "Sire!");
  const [table, said] = council(0, [], 3);
  sayWhenLaid(table);
  expect(said).toHaveLength(1);
});

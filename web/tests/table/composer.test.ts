import { expect, test } from "vitest";
import { Composer } from "../../src/table/composer.svelte";
import type { Choice } from "../../src/table/model";
import { argumentKeys } from "../../src/table/selection";

const play = (card: number, column: number): Choice => ({
  action: card * 10 + column,
  verb: "play",
  args: [card, column],
  types: ["card", "column"],
});
const CHOICES = [play(0, 0), play(0, 1), play(1, 1)];
const compose = (order: string[] = []): Composer =>
  new Composer(
    () => CHOICES,
    (choice) => argumentKeys(choice, ["card", "column"]),
    order,
  );

test("types are lit one after the other where a game wants it", () => {
  const composer = compose(["card", "column"]);
  expect(composer.lit("card:0")).toBe(true);
  expect(composer.lit("column:0")).toBe(false);
  composer.press("card:0");
  expect(composer.lit("column:0")).toBe(true);
});

test("a piece that is not yet its turn may be chosen all the same", () => {
  const composer = compose(["card", "column"]);
  expect(composer.takes("column:0")).toBe(true);
});

test("an answer is finished when no piece is missing and no other answer is left", () => {
  const composer = compose();
  composer.press("card:0");
  expect(composer.finished).toBeNull();
  composer.press("column:1");
  expect(composer.finished?.action).toBe(1);
});

test("a piece that would exchange a chosen one stays lit", () => {
  const composer = compose();
  composer.press("card:0");
  expect(composer.lit("card:1")).toBe(true);
  composer.clear();
  expect(composer.chosen).toEqual([]);
});

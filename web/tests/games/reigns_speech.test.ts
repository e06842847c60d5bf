import { expect, test } from "vitest";
import { speechOf, textOf, verdictOf } from "../../src/games/reigns/model";
import type { Talk } from "../../src/games/game";
import type { Proposal, Speech } from "../../src/wire/views/reigns";
import { loadGame } from "../../src/words/fluent";
import { GameWords } from "../../src/words/game";

const NAMES = {
  tone: ["plain", "flattery", "alarm", "promise"],
  icon: ["bell", "coin"],
  pillar: ["church", "army", "people", "wealth"],
  force: ["falls-much", "falls", "rises", "rises-much"],
  character: ["bishop"],
};
const words = new GameWords("en", await loadGame("reigns", "en"), NAMES, []);
const SILENT: Speech = {
  ...{ opener: 0, icons: [0], ways: [], variants: [], link: 0, clauses: [] },
  ...{ entry: -1, closer: 0, occasion: 5, verdict: 0 },
};
const proposal = (speech: Partial<Speech>): Proposal =>
  ({ tone: 2, verdict: 2, back: { character: 0 }, speech: { ...SILENT, ...speech } }) as Proposal;

test("a pitch asks for what is claimed, and tells what will come of it", () => {
  const clauses = [{ pillar: 0, force: 0, words: 1, hinge: 0 }];
  const said = proposal({ icons: [1, 0], ways: [1, 0], variants: [0, 0], clauses, closer: -1 });
  const ask = "Quick, Majesty! Shall we strike new coin with your profile, even if we melt down";
  expect(speechOf(said, words)).toBe(
    `${ask} the cathedral bells? True, bishops will take in washing.`,
  );
  expect(speechOf(said, words, true)).toBe(`${ask} the cathedral bells?`);
});

test("who claims nothing leaves the matter in the dark", () => {
  expect(speechOf(proposal({}), words)).toBe(
    "Quick, Majesty! Shall we settle the matter of the bell, and say no more? " +
      "Heaven insists on nothing; it merely sighs.",
  );
});

test("who was caught in a lie may begin with it", () => {
  const said = proposal({ icons: [1], ways: [0], variants: [1], entry: 20, closer: -1 });
  expect(speechOf(said, words)).toBe(
    "I did not lie; I hoped aloud. " + "Quick, Majesty! Shall we settle your gaming debts in gold?",
  );
});

test("a verdict remembers a lie", () => {
  expect(verdictOf(proposal({}), words)).toBe(
    "I recall your last tale. I did not care for the ending. No.",
  );
});

test("no line of somebody's own words begins with a French sign", () => {
  const line = { about: "pitch:1", seat: 1, text: "« Sire, le pont tombe ; pavons-le ! »" };
  expect(textOf([line as Talk], "pitch:1", 1)).toBe(
    "«\u00a0Sire, le pont tombe\u00a0; pavons-le\u00a0!\u00a0»",
  );
});

import { describe, expect, test } from "vitest";
import { HIDDEN, type LogEvent } from "../../src/table/model";
import { format, has, loadGame } from "../../src/words/fluent";
import { GameWords, parts, plain, sayHalves } from "../../src/words/game";

const NAMES = { card: ["king", "queen"] };
const bundles = { en: await loadGame("cape_epee", "en"), fr: await loadGame("cape_epee", "fr") };
const inWords = (language: "en" | "fr", players = ["Élise", "Marc"]): GameWords =>
  new GameWords(language, bundles[language], NAMES, players);
const en = inWords("en");
const fr = inWords("fr");

test("halves are printed as a rulebook prints them", () => {
  expect([19, 1, -3, 4, 0].map(sayHalves)).toEqual(["9½", "½", "−1½", "2", "0"]);
});

test("a sentence is cut where its pieces are", () => {
  const cut = parts("\uE000seat:1\uE001Marc\uE002 plays \uE000card:0\uE001the King\uE002.");
  expect(cut).toEqual([
    { text: "Marc", key: "seat:1", seat: 1 },
    { text: " plays " },
    { text: "the King", key: "card:0" },
    { text: "." },
  ]);
  expect(plain(cut)).toBe("Marc plays the King.");
});

describe("pieces", () => {
  test("have names in both languages", () => {
    expect(en.piece("card", 1)).not.toBe(fr.piece("card", 1));
    expect(en.id("card", 1)).toBe("queen");
  });

  test("a hidden one is called hidden, never by a name", () => {
    expect(en.id("card", HIDDEN)).toBe("hidden");
    expect(en.piece("nothing", HIDDEN)).toBe("…");
  });

  test("a type without names is a number", () => {
    expect(en.piece("round", 3)).toBe("3");
  });

  test("the second of a type takes the suffix 2", () => {
    const args = en.args(["card", "card"], [0, 1]);
    expect(args["card-id"]).toBe("king");
    expect(args["card2-id"]).toBe("queen");
  });
});

describe("people", () => {
  test("are enumerated as each language does", () => {
    expect(en.listPlayers([0, 1])).toBe("Élise and Marc");
    expect(fr.listPlayers([0, 1])).toBe("Élise et Marc");
    expect(fr.listPlayers([])).toBe("");
  });

  test("a French name that begins with a vowel is elided", () => {
    expect(fr.pieceArgs("seat", 0)["seat-of"]).toBe("d’Élise");
    expect(fr.pieceArgs("seat", 1)["seat-of"]).toBe("de Marc");
  });

  test("a seat without a name is called by its letter", () => {
    expect(inWords("en", []).player(1)).toBe("B");
  });
});

test("an event says you to the one who did it, and names pieces that can be pointed at", () => {
  const event: LogEvent = {
    ...{ n: 0, kind: "drew", seat: 0, details: [1], types: ["card"], paragraph: "", detail: false },
  };
  const mine = en.event(event, 0);
  const theirs = en.event(event, 1);
  expect(plain(mine)).not.toBe(plain(theirs));
  expect(theirs.find((part) => part.seat === 0)?.text).toBe("Élise");
  expect(theirs.some((part) => part.key === "card:1")).toBe(true);
});

test("a missing message is seen by its key", () => {
  expect(format(bundles.en, "no-such-message")).toBe("no-such-message");
  expect(has(bundles.en, "no-such-message")).toBe(false);
});

test("ordinals are those of each language", () => {
  const places = (words: GameWords): string[] =>
    [1, 2, 3, 11].map((place) => words.say("place", { place }));
  expect(places(en)).toEqual(["1st", "2nd", "3rd", "11th"]);
  expect(places(fr)).toEqual(["1er", "2e", "3e", "11e"]);
});

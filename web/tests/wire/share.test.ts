import { beforeEach, expect, test, vi } from "vitest";
import { createHash } from "node:crypto";
import { sha256 } from "../../src/wire/sha256";
import { sealOfWord, sealsFor, wordBehind } from "../../src/wire/cups";
import { fateOf, hasWord, heed, missingWords, withWord } from "../../src/wire/share";
import type { Created, TableInfo } from "../../src/wire/types";

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => i * 7);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** Sit down at a table: the seal that was told. */
async function sit(id: string, seat: number): Promise<string> {
  let told = "";
  await withWord((seal) => {
    told = seal;
    return Promise.resolve({ id, mine: [{ seat, secret: "s" }], invite: "", watch: "" } as Created);
  });
  return told;
}

const settled = (id: string, seals: string[], dealing = true): TableInfo =>
  ({ id, seals, dealing, seats: seals.map((seal) => ({ owes: seal !== "" })) }) as TableInfo;

test("the hash is SHA-256, whatever the length", () => {
  for (let length = 0; length < 200; length++)
    expect(sha256(bytes(length))).toBe(createHash("sha256").update(bytes(length)).digest("hex"));
});

test("a word is told only once the seats are settled, and only by who holds the seat", async () => {
  const seal = await sit("t", 1);
  expect(heed(settled("t", ["", seal], false), [1])).toEqual([]);
  expect(heed(settled("t", ["", seal]), [0])).toEqual([]);
  const [told] = heed(settled("t", ["", seal]), [1]);
  expect(sealOfWord(told!.word)).toBe(seal);
});

test("this browser knows whether its word was counted", async () => {
  const seal = await sit("t", 1);
  const other = "theirs";
  const seals = [sealOfWord(other), seal, sealOfWord("silent")];
  expect(fateOf("t", [])).toBe("late");
  const mine = heed(settled("t", seals), [1])[0]!.word;

  expect(fateOf("t", [other, mine])).toBe("good");
  expect(missingWords("t", [other, mine])).toBe(1);
  expect(fateOf("t", [other])).toBe("bad"); // left out
  expect(fateOf("t", [mine, other])).toBe("bad"); // put in another order
  expect(fateOf("t", ["chosen later", mine])).toBe("bad"); // not what was sealed
  expect(fateOf("t", [other, other, mine])).toBe("bad");
  expect(fateOf("another", [mine])).toBe("none");
});

test("seals that are shown later do not take the place of those seen first", async () => {
  const seal = await sit("t", 0);
  heed(settled("t", [seal, sealOfWord("first")]), [0]);
  const mine = heed(settled("t", [seal, sealOfWord("second")]), [0])[0]!.word;
  expect(fateOf("t", [mine, "second"])).toBe("bad");
});

test("what was sealed for a tournament is told at its table, by this browser alone", () => {
  const seals = sealsFor("cup");
  expect(sealsFor("cup")).toEqual(seals); // entering again binds to nothing else
  expect(new Set([...seals, ...sealsFor("another cup")]).size).toBe(2 * seals.length);

  const table = settled("t", [sealOfWord("theirs"), seals[2]!]);
  expect(hasWord(table, 1)).toBe(true);
  expect(hasWord(table, 0)).toBe(false);
  expect(heed(table, [0])).toEqual([]);
  const [told] = heed(table, [1]);
  expect(sealOfWord(told!.word)).toBe(seals[2]);
  expect(fateOf("t", ["theirs", told!.word])).toBe("good");
  expect(wordBehind("")).toBe("");
});

test("a word that is told already is not told again", () => {
  const seals = [sealsFor("cup")[0]!];
  const told = { ...settled("t", seals), seats: [{ owes: false }] } as TableInfo;
  expect(heed(told, [0])).toEqual([]);
});

import { beforeEach, expect, test, vi } from "vitest";
import { createHash } from "node:crypto";
import { sha256 } from "../../src/wire/sha256";
import { fateOf, missingWords, sealOfWord, withWord, heed } from "../../src/wire/share";
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
  ({ id, seals, dealing }) as TableInfo;

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

import { expect, test } from "vitest";
import { dated } from "../../src/words/date";

const LONG = { dateStyle: "long", timeZone: "UTC" } as const;
const FULL = { dateStyle: "full", timeStyle: "short", timeZone: "UTC" } as const;

test("the first of a month is an ordinal in French, and no other day", () => {
  expect(dated("fr", new Date("2026-05-01"), LONG)).toBe("1er mai 2026");
  expect(dated("fr", new Date("2026-05-01T01:01Z"), FULL)).toMatch(
    /^vendredi 1er mai 2026 à 01:01$/,
  );
  expect(dated("fr", new Date("2026-05-11"), LONG)).toBe("11 mai 2026");
  expect(dated("fr", new Date("2026-05-21"), LONG)).toBe("21 mai 2026");
  expect(dated("en", new Date("2026-05-01"), LONG)).toBe("May 1, 2026");
});

import { expect, test } from "vitest";
import { lowered } from "../../src/words/game";

test("a heading is no heading within a sentence, a name stays one", () => {
  expect(lowered("Shields won")).toBe("shields won");
  expect(lowered("Échanges de la fin")).toBe("échanges de la fin");
  expect(lowered("House of Nobles")).toBe("House of Nobles");
});

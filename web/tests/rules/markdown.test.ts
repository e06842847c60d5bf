import { expect, test } from "vitest";
import { blocks, meant, plainText, search } from "../../src/rules/markdown";

const RULES = `# Book

**4.6** A **joker** puts a stone. <!-- picture start -->

**5.5** An intrigue adds stones.

## 13 Index

<!-- index -->

| in the box | here | paragraph |
|---|---|---|
| complot, carte complot | intrigue | §5.5 |
| tuile | chip | §4.6 |
`;

test("a printed term leads to the paragraph that has our word for it", () => {
  const found = search(blocks(RULES), "Complot");
  expect(found[0]).toMatchObject({ kind: "paragraph", number: "5.5" });
  expect(search(blocks(RULES), "tuile")[0]).toMatchObject({ number: "4.6" });
});

test("of a table only the rows that hold the words are shown", () => {
  const table = search(blocks(RULES), "complot").find((one) => one.kind === "table");
  expect(table).toMatchObject({ rows: [expect.anything()] });
});

test("words are found without accents and case, and what is not there is not found", () => {
  expect(search(blocks(RULES), "JOKÉR").map(plainText)).toEqual(["A joker puts a stone."]);
  expect(search(blocks(RULES), "bishop")).toEqual([]);
});

test("one or many, with or without a ligature, and words apart are found", () => {
  const rules = RULES.replace("| tuile |", "| jeton mission, ex æquo |");
  for (const words of ["jetons", "Jetons missions", "mission jeton", "ex aequo"])
    expect(search(blocks(rules), words)[0]).toMatchObject({ number: "4.6" });
});

test("what is misspelt leads to the word that is meant", () => {
  const book = blocks("**1** La Révolution interrompt le jeu.\n\n**2** À égalité, ex æquo.");
  expect(meant(book, "revolutoin")).toBe("révolution");
  expect(meant(book, "la revolusion")).toBe("");
  expect(meant(book, "interompt REVOLUTION")).toBe("interrompt révolution");
  expect(meant(book, "cheval")).toBe("");
  expect(search(book, "ex-aequo")).toHaveLength(1);
});

test("a term of two letters is a word and not a part of one", () => {
  const rules = RULES.replace("| tuile |", "| tuile, PI |").replace("stone.", "stone on the pile.");
  expect(search(blocks(rules), "PI").map(plainText)[0]).toBe("A joker puts a stone on the pile.");
  expect(search(blocks(rules), "pi")).toHaveLength(2); // its paragraph, and its row of the index
  expect(search(blocks(rules), "an")).toHaveLength(1);
  expect(search(blocks(rules), "(")).toEqual([]);
});

test("a comment names the picture of a paragraph and is not said", () => {
  const [, first, second] = blocks(RULES);
  expect(first).toMatchObject({ number: "4.6", picture: "start" });
  expect(second).toMatchObject({ number: "5.5", picture: "" });
});

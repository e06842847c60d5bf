// Just the Markdown that our RULES files use, as data: nothing is ever parsed as HTML.

export interface Span {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  cite?: string; // a paragraph it points at
}

export type Block =
  | { kind: "heading"; level: number; spans: Span[]; id: string }
  | { kind: "paragraph"; spans: Span[]; id: string; number: string; picture: string }
  | { kind: "list"; items: Span[][]; id: string }
  | { kind: "table"; head: Span[][]; rows: Span[][][]; id: string };

const INLINE = /(\*\*[^*]+\*\*|\*[^*\n]+\*|_[^_\n]+_|`[^`]+`|§\s?[\w.-]*\w|\[[^\]]+\]\([^)]*\))/;

export function spans(text: string): Span[] {
  return text
    .split(INLINE)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith("**") && part.length > 4) return { text: part.slice(2, -2), bold: true };
      if (/^[*_].+[*_]$/.test(part)) return { text: part.slice(1, -1), italic: true };
      if (part.startsWith("`")) return { text: part.slice(1, -1), code: true };
      if (part.startsWith("§")) return { text: part, cite: part.slice(1).trim() };
      if (/^\[.+\]\(/.test(part)) return { text: part.slice(1, part.indexOf("](")) };
      return { text: part };
    });
}

function cells(line: string): Span[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
}

const COMMENT = / *<!--.*?-->/gs;
const PICTURE = /<!-- (?:scenario|picture) ([\w-]+)/;

/** A file of rules as blocks; numbered paragraphs carry their number as id. Comments are not said. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((chunk) => ({
      said: chunk.replace(COMMENT, "").trim(),
      picture: PICTURE.exec(chunk)?.[1] ?? "",
    }))
    .filter(({ said }) => said)
    .flatMap(({ said, picture }, i) =>
      block(said, `b${i}`).map((one) => (one.kind === "paragraph" ? { ...one, picture } : one)),
    );
}

/** Plain letters, one or many alike: tuiles is found as tuile. */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’'\s]|(?<=\p{L})-(?=\p{L})/gu, " ")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/(?<=\p{L}{3})[sx](?!\p{L})/gu, "");

type Holds = (text: string) => boolean;

/** Whether a text holds every word looked for; one of two letters (PI, or) only as a whole one. */
function holding(wanted: string): Holds {
  const each = wanted.split(" ").filter(Boolean).map(holdsWord);
  return (text) => {
    const said = fold(text);
    return each.every((holds) => holds(said));
  };
}

function holdsWord(word: string): Holds {
  if (!/^\p{L}{1,2}$/u.test(word)) return (said) => said.includes(word);
  const whole = new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, "u");
  return (said) => whole.test(said);
}

/** The paragraphs that a printed term leads to: the rows of the index whose first cell holds it. */
function indexed(all: readonly Block[], holds: Holds): Set<string> {
  const index = all.findLast((one) => one.kind === "table");
  const rows = index?.kind === "table" ? index.rows : [];
  const meant = rows.filter((row) => holds(text(row[0] ?? [])));
  return new Set(meant.flatMap((row) => row.flat().flatMap((span) => span.cite ?? [])));
}

/** Of a table only the rows that hold the words, unless its head does. */
function only(one: Block, holds: Holds): Block {
  if (one.kind !== "table") return one;
  const rows = one.rows.filter((row) => holds(row.map(text).join(" ")));
  return rows.length ? { ...one, rows } : one;
}

/** What speaks of the words: where a printed term leads to first, then all that holds them. */
export function search(all: readonly Block[], words: string): Block[] {
  const holds = holding(fold(words.trim()));
  const led = indexed(all, holds);
  const isLed = (one: Block): boolean => one.kind === "paragraph" && led.has(one.number);
  const speaks = (one: Block): boolean => one.kind !== "heading" && holds(plainText(one));
  const others = all.filter((one) => !isLed(one) && speaks(one));
  return [...all.filter(isLed), ...others.map((one) => only(one, holds))];
}

/** Words of the book for those that it does not have, none if one of them is like no other. */
export function meant(all: readonly Block[], words: string): string {
  const known = new Map<string, string>(); // as the book spells them, by their plain letters
  for (const word of all.flatMap((one) => plainText(one).match(/[\p{L}\p{M}]{4,}/gu) ?? []))
    if (!known.has(fold(word))) known.set(fold(word), word.toLowerCase());
  const found = fold(words.trim())
    .split(" ")
    .filter(Boolean)
    .map((word) => nearest(word, known));
  return found.includes("") ? "" : found.join(" ");
}

function nearest(word: string, known: Map<string, string>): string {
  const exact = known.get(word);
  if (exact || word.length < 4) return exact ?? "";
  const few = word.length > 6 ? 2 : 1; // slips that a word may have
  const all = [...known].map(([plain, said]) => ({ said, slips: slips(word, plain, few) }));
  const best = all.reduce((one, next) => (next.slips < one.slips ? next : one), {
    said: "",
    slips: few + 1,
  });
  return best.said;
}

/** How many letters one word lacks, has more, otherwise or the other way round; more than `most` is enough. */
function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const turned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = turned ? before[j - 2]! + 1 : Infinity;
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same, swapped);
    }
    before = row;
    row = next;
  }
  return row[other.length]!;
}

const text = (list: Span[]): string => list.map((span) => span.text).join("");

function block(chunk: string, fallback: string): Block[] {
  const lines = chunk.split("\n");
  const first = lines[0] ?? "";
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) {
    const title = heading[2] ?? "";
    const number = /^([\w.-]+)\s/.exec(title)?.[1] ?? "";
    const head: Block = {
      kind: "heading",
      level: heading[1]!.length,
      spans: spans(title),
      id: /\d/.test(number) ? number : fallback,
    };
    const rest = lines.slice(1).join("\n").trim();
    return rest ? [head, ...block(rest, `${fallback}r`)] : [head];
  }
  if (first.startsWith("|"))
    return [{ kind: "table", head: cells(first), rows: lines.slice(2).map(cells), id: fallback }];
  if (/^[-*]\s/.test(first)) return [{ kind: "list", items: listItems(lines), id: fallback }];
  const listAt = lines.findIndex((line) => /^[-*]\s/.test(line));
  if (listAt > 0)
    return [
      ...block(lines.slice(0, listAt).join("\n"), fallback),
      { kind: "list", items: listItems(lines.slice(listAt)), id: `${fallback}l` },
    ];
  const number = /^\*\*([\w.-]+)\*\*/.exec(first)?.[1] ?? "";
  const body = lines.join(" ").replace(/^\*\*[\w.-]+\*\*\s*/, number ? "" : "$&");
  return [{ kind: "paragraph", spans: spans(body), id: number || fallback, number, picture: "" }];
}

function listItems(lines: string[]): Span[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (/^\s*[-*]\s/.test(line)) items.push(line.replace(/^\s*[-*]\s/, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return items.map(spans);
}

/** What a block says, for searching. */
export function plainText(one: Block): string {
  if (one.kind === "list") return one.items.map(text).join(" ");
  if (one.kind === "table") return [one.head, ...one.rows].flat().map(text).join(" ");
  return text(one.spans);
}

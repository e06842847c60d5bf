// Fluent messages, the same files and rules as src/cabale/words/words.py.
import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

type Loader = () => Promise<string>;
const SHARED = import.meta.glob<string>("../../../src/cabale/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;
const GAMES = import.meta.glob<string>("../../../src/cabale/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;
const RULES = import.meta.glob<string>("../../../src/cabale/games/*/RULES.*.md", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;

const ENDINGS: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };

function ordinal(language: Language, n: number): string {
  if (language === "fr") return n === 1 ? "1er" : `${n}e`;
  return `${n}${ENDINGS[new Intl.PluralRules("en", { type: "ordinal" }).select(n)] ?? "th"}`;
}

function newBundle(language: Language): FluentBundle {
  return new FluentBundle(language, {
    useIsolating: false,
    functions: { ORD: ([n]) => ordinal(language, Number(n)) as FluentValue },
  });
}

async function read(from: Record<string, Loader>, path: string): Promise<string> {
  return (await from[path]?.()) ?? "";
}

/** The messages every screen shares, in one language. */
export async function loadShared(language: Language): Promise<FluentBundle> {
  const bundle = newBundle(language);
  const files = [`${language}.ftl`, `page.${language}.ftl`];
  const texts = files.map((file) => read(SHARED, `../../../src/cabale/words/${file}`));
  for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A file that came with the page, else from the server, which has it of every game. */
async function readGame(from: Record<string, Loader>, game: string, file: string): Promise<string> {
  const path = `../../../src/cabale/games/${game}/${file}`;
  if (from[path]) return read(from, path);
  if (Object.keys(from).some((known) => known.includes(`/games/${game}/`))) return "";
  const reply = await fetch(`/games/${game}/${file}`);
  return reply.ok ? reply.text() : "";
}

/** The shared messages and those of one game (for all, then for the page), in one language. */
export async function loadGame(game: string, language: Language): Promise<FluentBundle> {
  const files = [`words/${language}.ftl`, `words/page.${language}.ftl`];
  const texts = files.map((file) => readGame(GAMES, game, file));
  const bundle = await loadShared(language);
  for (const text of await Promise.all(texts))
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The rules of one game in one language, as Markdown. */
export function loadRules(game: string, language: Language): Promise<string> {
  return readGame(RULES, game, `RULES.${language}.md`);
}

/** Whether a bundle holds a message, or its attribute if the key is `message.attribute`. */
export function has(bundle: FluentBundle, key: string): boolean {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] !== undefined : Boolean(message?.value);
}

/** One message with its arguments; the key itself where there are no words, so that it is seen. */
export function format(bundle: FluentBundle, key: string, args: Args = {}): string {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length && import.meta.env.DEV) console.warn(key, errors);
  return text;
}

/** The attributes of a message, such as `the` or `gender`. */
export function attributes(bundle: FluentBundle, name: string): string[] {
  return Object.keys(bundle.getMessage(name)?.attributes ?? {});
}

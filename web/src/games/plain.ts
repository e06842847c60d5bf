// The board of a game that the page cannot draw, in words: every field that its view shows, as the
// server tells it (`GameInfo.view`). `view-<field>` is a label; a field without one is called as it
// is in the view.
import type { FieldInfo } from "../wire/types";
import type { GameWords } from "../words/game";
import type { TextSection } from "./game";

type Shown = Readonly<Record<string, unknown>>;

const NOTHING = "—";

function label(field: FieldInfo, words: GameWords): string {
  const key = `view-${field.name.replaceAll("_", "-")}`;
  const name = field.name.replaceAll("_", " ");
  return words.has(key) ? words.say(key) : name.charAt(0).toUpperCase() + name.slice(1);
}

function sayOne(field: FieldInfo, value: unknown, words: GameWords): string {
  if (value === null || value === undefined) return NOTHING;
  if (field.form === "flag") return value ? "✓" : NOTHING;
  return field.of ? words.piece(field.of, Number(value)) : String(value);
}

function entry(field: FieldInfo, index: number, words: GameWords): string {
  return field.by ? words.piece(field.by, index) : String(index + 1);
}

function sayField(field: FieldInfo, value: unknown, words: GameWords): string {
  if (!field.many) return sayOne(field, value, words);
  const said = ((value as unknown[] | null) ?? []).map((one) => sayOne(field, one, words));
  if (!said.length) return NOTHING;
  return said.map((one, i) => (field.by ? `${entry(field, i, words)} ${one}` : one)).join(", ");
}

function sayGroup(fields: readonly FieldInfo[], view: Shown | null, words: GameWords): string {
  const told = fields.filter((field) => field.form !== "group");
  return told
    .map((field) => `${label(field, words)} ${sayField(field, view?.[field.name], words)}`)
    .join(" · ");
}

/** Everything a view shows: first what stands alone, then a section for each group. */
export function plainText(
  fields: readonly FieldInfo[],
  view: unknown,
  words: GameWords,
  heading: string,
): TextSection[] {
  const shown = view as Shown;
  const single = fields.filter((field) => field.form !== "group");
  const lines = single.map((field) =>
    words.say("view-line", {
      label: label(field, words),
      text: sayField(field, shown[field.name], words),
    }),
  );
  const groups = fields
    .filter((field) => field.form === "group" && shown[field.name])
    .map((field) => {
      const found = shown[field.name] as Shown | Shown[];
      const rows = Array.isArray(found)
        ? found.map((row, i) => `${entry(field, i, words)} · ${sayGroup(field.inner, row, words)}`)
        : [sayGroup(field.inner, found, words)];
      return { heading: label(field, words), lines: rows };
    })
    .filter((section) => section.lines.length);
  return [{ heading, lines }, ...groups];
}

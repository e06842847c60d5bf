// Dates as they are printed.
import type { Language } from "./fluent";

const FIRST = /(?<=^|\s)1(?=\s\p{L})/u;

/** A date in words; in French the first of a month is an ordinal, the other days are not. */
export function dated(language: Language, date: Date, options: Intl.DateTimeFormatOptions): string {
  const said = new Intl.DateTimeFormat(language, options).format(date);
  return language === "fr" ? said.replace(FIRST, "1er") : said;
}

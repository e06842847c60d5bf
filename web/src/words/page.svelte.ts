// The words of the page itself, in the reader's language.
import type { FluentBundle } from "@fluent/bundle";
import { format, has, LANGUAGES, type Args, type Language, loadShared } from "./fluent";

const KEY = "cabale.language";

function preferred(): Language {
  const stored = localStorage.getItem(KEY);
  const wished = stored ? [stored] : navigator.languages;
  for (const tag of wished)
    for (const language of LANGUAGES) if (tag.startsWith(language)) return language;
  return "en";
}

class PageWords {
  language = $state<Language>(preferred());
  bundle = $state.raw<FluentBundle | null>(null); // null until the first file is read

  async load(language: Language = this.language): Promise<void> {
    const bundle = await loadShared(language);
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
    await this.load(language);
  }
}

export const page = new PageWords();

/** A sentence of the page. */
export function say(key: string, args: Args = {}): string {
  return page.bundle ? format(page.bundle, key, args) : "";
}

/** Whether the page has such a sentence. */
export function knows(key: string): boolean {
  return page.bundle !== null && has(page.bundle, key);
}

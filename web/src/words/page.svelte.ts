// The words of the page itself, in the reader's language.
import { FluentResource, type FluentBundle } from "@fluent/bundle";
import { introduceApp } from "../app/install";
import { games } from "../wire/games.svelte";
import { format, has, LANGUAGES, type Args, type Language, loadShared } from "./fluent";

const KEY = "cabale.language";

function preferred(): Language {
  const stored = localStorage.getItem(KEY);
  const wished = stored ? [stored] : navigator.languages;
  for (const tag of wished)
    for (const language of LANGUAGES) if (tag.startsWith(language)) return language;
  return "en";
}

/** Give the page the titles of games that it has no words for; the server has told them. */
function introduce(bundle: FluentBundle, language: Language): void {
  for (const game of games.all)
    for (const [key, said] of Object.entries({ title: game.title, tagline: game.tagline })) {
      const text = said[language]?.replaceAll(/[{}]/g, "");
      if (text && !has(bundle, `${key}-${game.name}`))
        bundle.addResource(new FluentResource(`${key}-${game.name} = ${text}`));
    }
}

class PageWords {
  language = $state<Language>(preferred());
  bundle = $state.raw<FluentBundle | null>(null); // null until the first file is read

  /** Read the words of a language, and say nothing before the games are known. */
  async load(language: Language = this.language, known?: Promise<void>): Promise<void> {
    const bundle = await loadShared(language);
    await known;
    introduce(bundle, language);
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
    introduceApp(language);
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

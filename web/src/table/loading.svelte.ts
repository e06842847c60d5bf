// The words of games, by language, kept once they are read.
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { loadGame, type Language } from "../words/fluent";
import { page } from "../words/page.svelte";

const read = new SvelteMap<string, FluentBundle>();
const asked = new Set<string>();

/** Read the words of a game in a language. */
export async function readWords(game: string, language: Language): Promise<void> {
  const key = `${game}.${language}`;
  if (asked.has(key)) return;
  asked.add(key);
  read.set(key, await loadGame(game, language));
}

/** The words of a game; those of the page alone until they are read. */
export function wordsOf(game: string, language: Language): FluentBundle {
  return read.get(`${game}.${language}`) ?? page.bundle!;
}

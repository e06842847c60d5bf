// What the table says to one person alone: why not, a word.
import type { RefusalInfo, Remark, VerbInfo } from "../wire/types";
import type { GameWords } from "../words/game";
import type { Key } from "./model";
import { decode } from "./selection";

export interface Note {
  kind: "why" | "word";
  key: Key | null; // the piece it stands beside
  sentence: string;
  paragraph: string;
}

export function word(sentence: string, key: Key | null = null): Note {
  return { kind: "word", key, sentence, paragraph: "" };
}

export function whyNote(words: GameWords, refusal: RefusalInfo, key: Key | null): Note {
  const sentence = words.refusal(refusal);
  return { kind: "why", key, sentence, paragraph: refusal.paragraph };
}

/** An answer as people call it; nothing for no answer. */
function answerWords(words: GameWords, verbs: readonly VerbInfo[], action: number): string {
  return action < 0 ? "" : words.choice(decode(verbs, action));
}

/** What the search expects, in one sentence. */
export function remarkWords(words: GameWords, verbs: readonly VerbInfo[], remark: Remark): string {
  return words.say(`hint-${remark.key}`, {
    seat: words.player(remark.seat),
    answer: answerWords(words, verbs, remark.action),
    percent: remark.percent,
  });
}

// What the table says to one person alone: why not, a hint, a word.
import type { Hint, Reason, RefusalInfo, VerbInfo } from "../wire/types";
import type { GameWords } from "../words/game";
import type { Key } from "./model";
import { decode } from "./selection";

export interface Note {
  kind: "why" | "hint" | "word";
  key: Key | null; // the piece it stands beside
  sentence: string;
  paragraph: string;
  more?: string[]; // the reasons of a hint
  action?: number; // what a hint advises
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

/** Why a bot would answer as it does, in one sentence. */
export function reasonWords(words: GameWords, verbs: readonly VerbInfo[], reason: Reason): string {
  return words.say(`hint-${reason.key}`, {
    seat: words.player(reason.seat),
    answer: answerWords(words, verbs, reason.action),
    percent: reason.percent,
  });
}

export function hintNote(words: GameWords, verbs: readonly VerbInfo[], hint: Hint): Note {
  const best = hint.best[0];
  if (!best) return word(words.say("no-hint"));
  return {
    kind: "hint",
    key: null,
    sentence: answerWords(words, verbs, best.action),
    paragraph: "",
    more: hint.reasons.map((reason) => reasonWords(words, verbs, reason)),
    action: best.action,
  };
}

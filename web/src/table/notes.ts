// What the table says to one person alone: why not, a hint, a word.
import type { Hint, Reason, RefusalInfo, Remark, VerbInfo } from "../wire/types";
import type { GameWords } from "../words/game";
import { say } from "../words/page.svelte";
import type { Key } from "./model";
import { decode } from "./selection";

export interface Note {
  kind: "why" | "hint" | "word";
  key: Key | null; // the piece it stands beside
  sentence: string;
  paragraph: string;
  chance?: string; // what a hint promises, with its error
  reasons?: Told[]; // why, by the rules
  more?: string[]; // what the search expects
  action?: number; // what a hint advises
}

/** One reason as it is shown: a sentence, the paragraph behind it, and whether it warns. */
export interface Told {
  sentence: string;
  paragraph: string;
  risk: boolean;
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

export function reasonTold(words: GameWords, reason: Reason): Told {
  return { sentence: words.reason(reason), paragraph: reason.paragraph, risk: reason.risk };
}

/** What the search expects, in one sentence. */
export function remarkWords(words: GameWords, verbs: readonly VerbInfo[], remark: Remark): string {
  return words.say(`hint-${remark.key}`, {
    seat: words.player(remark.seat),
    answer: answerWords(words, verbs, remark.action),
    percent: remark.percent,
  });
}

export function hintNote(
  words: GameWords,
  verbs: readonly VerbInfo[],
  hint: Hint,
  seats: number,
): Note {
  const best = hint.best[0];
  if (!best) return word(words.say("no-hint"));
  const percent = (share: number): number => Math.round(100 * share);
  return {
    kind: "hint",
    key: null,
    sentence: answerWords(words, verbs, best.action),
    paragraph: "",
    chance: best.error // nothing was searched where there is none
      ? say("hint-chance", {
          percent: percent(best.chance),
          error: Math.max(1, percent(best.error)),
          even: percent(1 / seats),
        })
      : "",
    reasons: hint.reasons.map((reason) => reasonTold(words, reason)),
    more: hint.remarks.map((remark) => remarkWords(words, verbs, remark)),
    action: best.action,
  };
}

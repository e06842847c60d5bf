// The words of this browser for tournaments: one secret for each, from which the word of every
// round follows. Their seals are told on entering, long before anybody knows who meets whom.
import { random } from "./entropy";
import { sha256 } from "./sha256";

const KEY = "cabale.cups";
const ROUNDS = 64; // for which the server takes seals
const MOST = 20; // tournaments remembered

type Secrets = [cup: string, secret: string][];

function stored(): Secrets {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Secrets;
  } catch {
    return [];
  }
}

const hash = (text: string): string => sha256(new TextEncoder().encode(text));
export const sealOfWord = (word: string): string => hash(`cabale word:${word}`);

/** The word of each round. */
function wordsOf(secret: string): string[] {
  return Array.from({ length: ROUNDS }, (_, n) => hash(`cabale cup:${secret}:${n}`).slice(0, 32));
}

/** The seals of this browser's words for a tournament. */
export function sealsFor(cup: string): string[] {
  const all = stored();
  const secret = all.find(([id]) => id === cup)?.[1] ?? random(16);
  const others = all.filter(([id]) => id !== cup);
  localStorage.setItem(KEY, JSON.stringify([...others, [cup, secret]].slice(-MOST)));
  return wordsOf(secret).map(sealOfWord);
}

/** The word behind a seal, if this browser has sealed it for a tournament; else nothing. */
export function wordBehind(seal: string): string {
  for (const [, secret] of stored())
    for (const word of wordsOf(secret)) if (sealOfWord(word) === seal) return word;
  return "";
}

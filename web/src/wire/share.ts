// The word that this browser adds to each deal. Its seal is told when a seat is taken, the word
// itself only once the seats are settled and the seed is committed; so nobody chooses by it, and
// afterwards this browser knows whether it was counted. docs/fairness.md tells the whole.
import { keepSeal } from "../replay/seals";
import { sealOfWord, wordBehind } from "./cups";
import { random } from "./entropy";
import type { Created, TableInfo, WordSent } from "./types";

export interface Share {
  table: string;
  seat: number;
  word: string;
  seals?: string[]; // of all seats, as they stood when the word was told
}

/** How this browser's word fared: counted, left out though it was told, not told in time. */
export type Fate = "good" | "bad" | "late" | "none";

const KEY = "cabale.words";
const MOST = 200; // tables remembered

function stored(): Share[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Share[];
  } catch {
    return [];
  }
}

function write(share: Share): void {
  const others = stored().filter((one) => one.table !== share.table || one.seat !== share.seat);
  localStorage.setItem(KEY, JSON.stringify([...others, share].slice(-MOST)));
}

/** Take a seat with a new word under seal, and keep the word for the table that it is for. */
export async function withWord(take: (seal: string) => Promise<Created>): Promise<Created> {
  const word = random(16);
  const created = await take(sealOfWord(word));
  const seat = created.mine[0]?.seat;
  if (seat !== undefined) write({ table: created.id, seat, word });
  return created;
}

/** What was sealed for a seat when it was taken, or for its tournament long before. */
function shareOf(info: TableInfo, seat: number): Share[] {
  const own = stored().filter((one) => one.table === info.id && one.seat === seat);
  const word = own.length ? "" : wordBehind(info.seals[seat] ?? "");
  return word ? [{ table: info.id, seat, word }] : own;
}

/** The words to tell now, remembered with everybody's seals; none unless the table gathers them. */
function wordsToTell(info: TableInfo, mine: readonly number[]): WordSent[] {
  if (!info.dealing) return [];
  const own = mine.filter((n) => info.seats[n]?.owes).flatMap((seat) => shareOf(info, seat));
  return own.map((share) => {
    if (!share.seals) write({ ...share, seals: info.seals });
    return { t: "word", seat: share.seat, word: share.word };
  });
}

/** Whether this browser has a word for a seat that one is waited for from. */
export const hasWord = (info: TableInfo, seat: number): boolean => shareOf(info, seat).length > 0;

/** Remember what binds the deal: the words to tell now. */
export function heed(info: TableInfo, mine: readonly number[]): WordSent[] {
  keepSeal(info);
  return wordsToTell(info, mine);
}

/** Whether the words of a deal are those that were sealed, in the order of the seats, and mine. */
export function fateOf(table: string, words: readonly string[]): Fate {
  const own = stored().filter((share) => share.table === table);
  if (!own.length) return "none";
  const told = own.filter((share) => share.seals);
  if (!told.length) return "late";
  return told.every((share) => isCounted(share, words)) ? "good" : "bad";
}

function isCounted({ word, seals }: Share, words: readonly string[]): boolean {
  let seat = -1;
  for (const one of words) {
    seat = seals!.indexOf(sealOfWord(one), seat + 1);
    if (seat < 0) return false;
  }
  return words.includes(word);
}

/** How many seats had sealed a word that was not told in the end. */
export function missingWords(table: string, words: readonly string[]): number {
  const seals = stored().find((share) => share.table === table && share.seals)?.seals ?? [];
  return seals.filter((seal) => seal && !words.some((word) => sealOfWord(word) === seal)).length;
}

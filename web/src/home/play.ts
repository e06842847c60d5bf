// The shortest way into a game.
import { botOf, usualManner } from "../setup/manners";
import { router } from "../router.svelte";
import { createTable, gameInfo, Refusal } from "../wire/api";
import { person } from "../wire/held.svelte";
import { games } from "../wire/games.svelte";
import { withWord } from "../wire/share";
import type { Create, GameInfo } from "../wire/types";
import { knows, say } from "../words/page.svelte";

const KEY = "cabale.game";
const USUAL = 4; // seats of a table that nobody set up

/** The game this person played last, or the shortest. */
export function lastGame(): string {
  const last = localStorage.getItem(KEY) ?? "";
  return (games.named(last) ?? games.shortest)?.name ?? last;
}

/** Why a request failed, in the reader's language. */
export function sentenceOf(error: unknown): string {
  const reason = error instanceof Refusal ? error.reason : "failed";
  return say(knows(`problem-${reason}`) ? `problem-${reason}` : "problem-failed");
}

/** Make a table, keep the seats it gives and go there; the sentence says what went wrong. */
export async function openTable(body: Create): Promise<string> {
  try {
    const created = await withWord((seal) => createTable({ ...body, seal }));
    person.keepAll(created);
    localStorage.setItem(KEY, body.game);
    // among friends the address itself is the link for players, whoever copies it
    router.go(body.mode === "friends" ? created.invite : `/t/${created.id}`);
    return "";
  } catch (error) {
    return sentenceOf(error);
  }
}

/** The level of bots that nobody chose: above the weakest. */
export function usualLevel(info: GameInfo | null): string {
  const levels = info?.levels ?? [];
  return levels[Math.min(1, levels.length - 1)] ?? "";
}

/** A table against bots, at once. */
export async function playNow(game: string): Promise<string> {
  try {
    const info = await gameInfo(game);
    const seats = Math.min(Math.max(USUAL, info.least), info.most);
    const bot = (seat: number): string => botOf(usualLevel(info), usualManner(seat, info.manners));
    const levels = Array.from({ length: seats }, (_, seat) => (seat ? bot(seat) : null));
    const names = [person.name];
    return await openTable({ game, seats, mode: "bots", names, levels });
  } catch (error) {
    return sentenceOf(error);
  }
}

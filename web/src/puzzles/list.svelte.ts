// Every puzzle that the server has, read when a screen first wants it.
import { allPuzzles } from "../wire/api";
import type { GamePuzzles, PuzzleInfo } from "../wire/types";

const ENOUGH = 20; // first tries of people that say more than bots do

class List {
  all = $state.raw<readonly GamePuzzles[]>([]);

  async read(): Promise<void> {
    this.all = await allPuzzles();
  }

  game(name: string): GamePuzzles | null {
    return this.all.find((one) => one.game === name) ?? null;
  }
}

export const list = new List();

/** What share fails, in percent, and of whom. */
export function hardness(one: Pick<PuzzleInfo, "tries" | "fails" | "missed">): {
  percent: number;
  people: boolean;
} {
  const people = one.tries >= ENOUGH;
  return { percent: people ? Math.round((100 * one.fails) / one.tries) : one.missed, people };
}

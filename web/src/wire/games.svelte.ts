// What the server plays, as it tells it: read once, before the first screen.
import { allGames } from "./api";
import type { GameInfo } from "./types";

class Games {
  all = $state.raw<readonly GameInfo[]>([]); // in the order people see them; empty until read

  /** Read the list; a server that cannot be reached leaves it as it was. */
  async read(): Promise<void> {
    this.all = await allGames().catch(() => this.all);
  }

  named(name: string): GameInfo | null {
    return this.all.find((game) => game.name === name) ?? null;
  }

  /** The game for somebody who has not chosen: the one that takes the least time. */
  get shortest(): GameInfo | null {
    const [first, ...others] = this.all;
    if (!first) return null;
    return others.reduce((best, game) => (game.minutes < best.minutes ? game : best), first);
  }
}

export const games = new Games();

// The boards the page can draw, each loaded when a table needs it. This is where the page forgets
// which view a game draws: the server sends a game's own views to its own board, nothing else.
import { games } from "../wire/games.svelte";
import type { GameUi } from "./game";

const DRAWN = import.meta.glob<{ default: GameUi }>("./*/index.ts");

/** How a game is drawn; a game without a board of its own is played on the text board. */
export async function loadGameUi(name: string): Promise<GameUi | null> {
  const load = DRAWN[`./${name}/index.ts`];
  if (load) return (await load()).default;
  const game = games.named(name);
  return game?.board ? (await import("./guest")).loadGuest(game) : null;
}

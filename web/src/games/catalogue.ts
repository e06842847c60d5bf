// The games the page can draw; each one's code and words are loaded when a table needs them.
import type { GameUi } from "./game";

export interface GameCard {
  name: string; // as the server calls it
  accent: string; // its one colour
  seats: readonly [number, number];
  minutes: number;
}

export const GAMES: readonly GameCard[] = [
  { name: "louis_xiv", accent: "var(--louis)", seats: [2, 4], minutes: 75 },
  { name: "heads_of_state", accent: "var(--heads)", seats: [2, 5], minutes: 90 },
  { name: "cape_epee", accent: "var(--cape)", seats: [2, 6], minutes: 45 },
  { name: "reigns", accent: "var(--reigns)", seats: [3, 6], minutes: 60 },
];

const DRAWN = import.meta.glob<{ default: GameUi }>("./*/index.ts");

export function gameCard(name: string): GameCard {
  return GAMES.find((game) => game.name === name) ?? GAMES[2]!;
}

/** How a game is drawn; a game without a board of its own is played on the text board. */
export async function loadGameUi(name: string): Promise<GameUi | null> {
  const load = DRAWN[`./${name}/index.ts`];
  return load ? (await load()).default : null;
}

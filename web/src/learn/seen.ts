// Whose goal card this person has seen.
import { follow, write } from "../wire/following";

const KEY = "cabale.goals";

function all(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function goalSeen(game: string): boolean {
  return all().includes(game);
}

export function noteGoal(game: string): void {
  write(KEY, [...new Set([...all(), game])]);
}

follow(
  KEY,
  () => null,
  (here, there) => [...new Set([...((here as string[] | null) ?? []), ...(there as string[])])],
);

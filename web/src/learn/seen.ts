// Whose goal card this browser has shown.
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
  localStorage.setItem(KEY, JSON.stringify([...new Set([...all(), game])]));
}

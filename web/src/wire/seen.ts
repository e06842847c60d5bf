// How much of each table's log this browser has had before the eyes.
const KEY = "cabale.seen";
const TABLES = 40; // remembered

function all(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export function seenOf(table: string): number {
  return all().find(([id]) => id === table)?.[1] ?? 0;
}

export function noteSeen(table: string, log: number): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, log]].slice(-TABLES)));
}

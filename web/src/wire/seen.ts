// How much of each table's log and talk this browser has had before the eyes.
const KEY = "cabale.seen";
const TABLES = 40; // remembered

export interface Seen {
  log: number;
  talk: number;
}

function all(): [string, number, number?][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number, number?][];
  } catch {
    return [];
  }
}

export function seenOf(table: string): Seen {
  const [, log = 0, talk = 0] = all().find(([id]) => id === table) ?? [];
  return { log, talk };
}

export function noteSeen(table: string, more: Partial<Seen>): void {
  const { log, talk } = { ...seenOf(table), ...more };
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, log, talk]].slice(-TABLES)));
}

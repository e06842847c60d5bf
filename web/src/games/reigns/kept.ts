// What somebody has written but not yet said: kept in this tab alone, also over a reload.
const KEY = "cabale.reigns";
type Kept = Record<string, string>;

function all(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keptText(name: string): string {
  return all()[name] ?? "";
}

/** Keep a text under a name; an empty one is forgotten. */
export function keepText(name: string, text: string): void {
  const { [name]: _, ...others } = all();
  sessionStorage.setItem(KEY, JSON.stringify(text ? { ...others, [name]: text } : others));
}

/** The names under which something is kept that begin like this. */
export function keptNames(beginning: string): string[] {
  return Object.keys(all()).filter((name) => name.startsWith(beginning));
}

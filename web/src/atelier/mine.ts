// The editions this browser has opened or saved, to choose from when a table is made.
import type { EditionInfo } from "../wire/types";

export interface KnownEdition {
  id: string;
  game: string;
  name: string;
}

const KEY = "cabale.editions";
const MOST = 40;

export function knownEditions(game: string): KnownEdition[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownEdition[];
    return all.filter((one) => !game || one.game === game);
  } catch {
    return [];
  }
}

export function rememberEdition({ id, game, name }: EditionInfo): void {
  const others = knownEditions("").filter((one) => one.id !== id);
  localStorage.setItem(KEY, JSON.stringify([{ id, game, name }, ...others].slice(0, MOST)));
}

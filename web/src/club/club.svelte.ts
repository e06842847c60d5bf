// The club as this person sees it, read again now and then while a page shows it.
import { untrack } from "svelte";
import { sentenceOf } from "../home/play";
import { firstDoor, wayThrough } from "../setup/reach";
import { reachOf, readClub } from "../wire/api";
import type { ClubPage } from "../wire/types";
import { say } from "../words/page.svelte";

const EVERY = 10000; // milliseconds between two looks

class Club {
  page = $state.raw<ClubPage | null>(null); // null: not read yet, or refused
  problem = $state("");

  async read(): Promise<void> {
    try {
      this.page = await readClub();
      this.problem = "";
    } catch (error) {
      this.page = null;
      this.problem = sentenceOf(error);
    }
  }

  /** Do something about the club; what goes wrong is said. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
      await this.read();
    } catch (error) {
      this.problem = sentenceOf(error);
    }
  }
}

export const club = new Club();

/** Do something at once, and again every few seconds while the page is looked at. */
export function nowAndThen(look: () => void): void {
  $effect(() => {
    untrack(look); // what it finds must not make it look again
    const timer = setInterval(() => !document.hidden && look(), EVERY);
    return () => clearInterval(timer);
  });
}

/** The link for a path, at an address where others arrive if one is known. */
export async function inviteLink(path: string): Promise<string> {
  const reach = await reachOf().catch(() => null);
  const way = reach && wayThrough(firstDoor(location, reach), location, reach);
  return (way?.base ?? location.origin) + path;
}

/** What somebody is called; who was erased, or gave no name, is a player. */
export const called = (name: string): string => name || say("a-player");

/** Several things as people enumerate them. */
export function enumerate(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? "";
  return say("list-and", { first: things.slice(0, -1).join(", "), last: things.at(-1) ?? "" });
}

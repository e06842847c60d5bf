// The pace of a club's tables.
import { paceTold } from "../pace/lasts";
import type { Cadence } from "../wire/types";
import { say } from "../words/page.svelte";

/** What a table says of its pace; live, where it says nothing. */
export const paceOf = (cadence: Cadence): string => paceTold(cadence) || say("club-live");

/** Paces that a club chooses from; who does not come loses the turn to a bot, so that all goes on. */
export const PACES: Cadence[] = [
  { letters: false, bank: 45 * 60, gain: 0, most: 0, over: "bot" },
  { letters: true, bank: 3 * 86400, gain: 86400, most: 5 * 86400, over: "bot" },
  { letters: false, bank: 0, gain: 0, most: 0, over: "vote" },
];

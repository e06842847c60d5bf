// The pace of a table, as it says it itself.
import type { Cadence } from "../wire/types";
import { say } from "../words/page.svelte";

const UNITS: [string, number][] = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60],
];

function timeOf(seconds: number): string {
  const [name, length] = UNITS.find(([, unit]) => seconds % unit === 0) ?? ["minutes", 60];
  return say(`club-time-${name}`, { count: Math.max(1, Math.round(seconds / length)) });
}

/** Live or by correspondence, and how much time there is. */
export function paceOf({ letters, bank, gain }: Cadence): string {
  const pace = say(letters ? "club-letters" : "club-live");
  if (gain) return say("club-gain", { pace, time: timeOf(gain) });
  return bank ? say("club-bank", { pace, time: timeOf(bank) }) : pace;
}

/** Paces that a club chooses from; who does not come loses the turn to a bot, so that all goes on. */
export const PACES: Cadence[] = [
  { letters: false, bank: 45 * 60, gain: 0, most: 0, over: "bot" },
  { letters: true, bank: 3 * 86400, gain: 86400, most: 5 * 86400, over: "bot" },
  { letters: false, bank: 0, gain: 0, most: 0, over: "vote" },
];

// A question that leaves no choice is answered by itself, after a beat in which it is read.
import type { DecisionInfo } from "../wire/types";
import type { Choice } from "./model";
import { settings } from "../settings.svelte";
import type { TableStore } from "./store.svelte";

const BEAT = 1400; // milliseconds in which a question that leaves no choice is read,
const ROUTINE = 300; // or noticed, where it is one of many

/** How long the only answer waits: routine passes in one go, and nobody waits who wishes no pace. */
export function forcedBeat(table: TableStore): number {
  return (table.question?.brisk ? ROUTINE : BEAT) * table.showing.pace;
}

/** Whether a quick answer may tell the others that there was no other: they know it, or are bots. */
function mayBeKnown(table: TableStore, only: DecisionInfo["only"]): boolean {
  if (only === "known") return true;
  return only === "secret" && table.alone && table.info?.watching === 0;
}

/** The only answer, if it may be given by itself. What can still be taken back is a choice too. */
export function forcedChoice(table: TableStore): Choice | null {
  const { step, choices } = table;
  if (table.guide || !settings.all.forced || choices.length !== 1) return null;
  if (!step || step.undo || step.back !== null || table.showing.pausedAt !== null) return null;
  return mayBeKnown(table, table.question?.only ?? null) ? choices[0]! : null;
}

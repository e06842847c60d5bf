// A question that leaves no choice is answered by itself, after a beat in which it is read.
import type { Choice, GameUi } from "../games/game";
import { settings } from "../settings.svelte";
import type { TableStore } from "./store.svelte";

export const FORCED_BEAT = 1400; // milliseconds

/** Whether a quick answer may tell the others that there was no other: they know it, or are bots. */
function mayBeKnown(table: TableStore, ui: GameUi): boolean {
  if (ui.forced?.open.includes(table.decision)) return true;
  const unseen = table.alone && table.info?.watching === 0;
  return unseen && (ui.forced?.alone.includes(table.decision) ?? false);
}

/** The only answer, if it may be given by itself. What can still be taken back is a choice too. */
export function forcedChoice(table: TableStore): Choice | null {
  const { step, choices, ui } = table;
  if (!settings.all.forced || !ui || choices.length !== 1) return null;
  if (!step || step.undo || step.back !== null || table.pausedAt !== null) return null;
  return mayBeKnown(table, ui as GameUi) ? choices[0]! : null;
}

// A question that leaves no choice is answered by itself, after a beat in which it is read; those
// that follow from it have had their beat with it.
import type { DecisionInfo, Step } from "../wire/types";
import type { Choice } from "./model";
import { settings } from "../settings.svelte";
import type { TableStore } from "./store.svelte";

const BEAT = 1400; // milliseconds in which a question that leaves no choice is read,
const ROUTINE = 300; // or noticed, where it is one of many

/** Answers that give themselves one after the other, with no other of that seat between them. */
export class Routine {
  private eyes = -1;
  private last = -1; // position of the last question whose answer gave itself

  given({ eyes, position }: Step): void {
    this.eyes = eyes;
    this.last = position;
  }

  /** Whether the question comes right after one whose answer gave itself. */
  goesOn({ eyes, position }: Step): boolean {
    return this.eyes === eyes && this.last + 1 === position && position > 0;
  }

  /** Whether the question is that one: it needs no further look. */
  passed({ eyes, position }: Step): boolean {
    return this.eyes === eyes && this.last === position;
  }
}

/** How long the only answer waits: routine passes in one go, and nobody waits who wishes no pace. */
export function forcedBeat(table: TableStore): number {
  if (table.step && table.routine.goesOn(table.step)) return 0;
  return (table.question?.brisk ? ROUTINE : BEAT) * table.showing.pace;
}

/** Whether a quick answer may tell the others that there was no other: they know it, or are bots. */
function mayBeKnown(table: TableStore, only: DecisionInfo["only"]): boolean {
  if (only === "known") return true;
  return only === "secret" && table.alone && table.info?.watching === 0;
}

/** What can still be taken back is a choice too, unless it gave itself. */
function isFree(table: TableStore, step: Step): boolean {
  if (step.back !== null || table.showing.pausedAt !== null) return false;
  return !step.undo || table.routine.goesOn(step);
}

/** The only answer, if it may be given by itself. */
export function forcedChoice(table: TableStore): Choice | null {
  const { step, choices } = table;
  if (table.guide || !settings.all.forced || choices.length !== 1) return null;
  if (!step || !isFree(table, step)) return null;
  return mayBeKnown(table, table.question?.only ?? null) ? choices[0]! : null;
}

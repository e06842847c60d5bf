// What the server sends, as the page works with it.
import { letterOf } from "../look/seats";
import type { DecisionInfo, GameInfo, SeatInfo, Step, TableInfo } from "../wire/types";
import { say } from "../words/page.svelte";
import type { SeatNow } from "./model";

/** Who sits there; bots, and people who gave no name, have one in the reader's language. */
export function nameOf(seat: SeatInfo, index: number, mine = false): string {
  if (seat.name) return seat.name;
  const letter = letterOf(index);
  if (seat.kind === "bot") return say(`bot-name-${letter}`);
  if (seat.kind === "open") return letter;
  return mine ? say("you-as-name") : say("guest-name", { letter });
}

/** The people who are at a table now. */
export function namesPresent({ seats }: TableInfo): string[] {
  return seats.flatMap((seat, i) =>
    seat.kind === "person" && seat.present ? [nameOf(seat, i)] : [],
  );
}

/** The question that is open in a step, null when the game is over. */
export function questionOf(game: GameInfo, step: Step | null): DecisionInfo | null {
  return step?.question ? (game.decisions[step.question.decision] ?? null) : null;
}

export function readSeat(
  seat: SeatInfo,
  index: number,
  mine: readonly number[],
  waiting: readonly number[],
): SeatNow {
  return {
    seat: index,
    name: nameOf(seat, index, mine.includes(index)),
    kind: seat.kind,
    level: seat.level,
    hurried: seat.hurried ?? false,
    present: seat.present,
    mine: mine.includes(index),
    asked: waiting.includes(index),
  };
}

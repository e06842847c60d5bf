// What the server sends, as the page works with it.
import { letterOf } from "../look/seats";
import type { DecisionInfo, GameInfo, SeatInfo, Step } from "../wire/types";
import { say } from "../words/page.svelte";
import type { SeatNow } from "./model";

/** Who sits there; a bot is called by its seat's name in the reader's language. */
export function nameOf(seat: SeatInfo, index: number): string {
  return seat.name || (seat.kind === "bot" ? say(`bot-name-${letterOf(index)}`) : letterOf(index));
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
    name: nameOf(seat, index),
    kind: seat.kind,
    level: seat.level,
    present: seat.present,
    mine: mine.includes(index),
    asked: waiting.includes(index),
  };
}

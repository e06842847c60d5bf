// How a game ended, in a sentence.
import type { PastGame, PastSeat } from "../wire/types";
import { page, say } from "../words/page.svelte";

/** What a seat is called: its person, its bot, or a player. */
export function seatName(seat: PastSeat): string {
  if (seat.level) return say("bot-level", { level: say(`level-${seat.level}`) });
  return seat.name || say("a-player");
}

/** Who won, and by how much. */
export function endingOf(game: PastGame): string {
  const winners = game.seats.filter((seat) => seat.place === 1);
  const first = winners[0];
  if (winners.length > 1 || !first) {
    const list = new Intl.ListFormat(page.language, { type: "conjunction" });
    return say("club-tied", { names: list.format(winners.map(seatName)) });
  }
  const others = game.seats.filter((seat) => seat !== first).map((seat) => seat.points);
  const margin = Math.max(0, first.points - Math.max(...others, 0));
  return say("club-won", { name: seatName(first), margin });
}

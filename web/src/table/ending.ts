// The end of a game in words and numbers: who won, by what, and what broke a tie.
import type { Source } from "../games/game";
import type { Over } from "../wire/types";
import { lowered, plain } from "../words/game";
import { say } from "../words/page.svelte";
import type { TableStore } from "./store.svelte";

/** The seats from the first to the last. */
export function ranking(over: Over): number[] {
  return over.places.map((_, seat) => seat).sort((a, b) => over.places[a]! - over.places[b]!);
}

export function pointsOf(over: Over, seat: number): number {
  return over.standings[seat]?.[0] ?? 0;
}

/** The tie-breakers that set a seat apart from those with as many points, by their index. */
export function tiesOf(over: Over, seat: number): number[] {
  const own = over.standings[seat] ?? [];
  const rivals = over.standings.filter((one) => one !== own && one[0] === own[0]);
  const last = Math.max(0, ...rivals.map((one) => one.findIndex((n, i) => n !== own[i])));
  return own.flatMap((n, i) => (i && i <= last && rivals.some((one) => one[i] !== n) ? [i] : []));
}

/** A seat's points by their sources; a game that knows none has no more to tell. */
export function sourcesOf(table: TableStore, seat: number): Source[] {
  return table.ui?.sources?.(table.step?.view, seat, table.words, table.log) ?? [];
}

/** Who won, said to the reader where the reader plays one seat. */
export function headline(table: TableStore, over: Over): string {
  const first = winners(over);
  const names = (seats: number[]): string => table.words.listPlayers(seats);
  const me = reader(table);
  if (!first.includes(me)) return say("winners", { names: names(first), count: first.length });
  if (first.length === 1) return say("you-win", { name: table.words.player(me) });
  return say("you-share", { names: names(first.filter((seat) => seat !== me)) });
}

/** Why: the score of the winner against the reader or the second, and what decided. */
export function reasons(table: TableStore, over: Over): string[] {
  const first = winners(over);
  const me = reader(table);
  const lost = me >= 0 && !first.includes(me);
  const rival = lost ? me : ranking(over)[1];
  const winner = first[0]!;
  const place = lost ? [say("you-place", { place: over.places[me]! })] : [];
  if (rival === undefined || first.includes(rival)) return place;
  return [score(table, over, winner, rival), decided(table, over, winner, rival), ...place];
}

/** The move that ended the game, as far as this screen knows which one it was. */
export function lastMove(table: TableStore): string {
  const from = table.past.moments.at(-2)?.log ?? (table.step?.mine || table.log.length);
  const move = table.log.slice(from).find((event) => event.seat >= 0 && !table.ui?.quiet?.(event));
  return move ? say("last-move", { move: plain(table.words.event(move, table.eyes)) }) : "";
}

function winners(over: Over): number[] {
  return ranking(over).filter((seat) => over.places[seat] === 1);
}

/** The one seat that this screen plays; none for watchers and where a device is passed on. */
function reader(table: TableStore): number {
  return table.mine.length === 1 ? table.mine[0]! : -1;
}

function score(table: TableStore, over: Over, winner: number, rival: number): string {
  return say(rival === reader(table) ? "end-score-you" : "end-score", {
    points: pointsOf(over, winner),
    less: pointsOf(over, rival),
    name: table.words.player(rival),
  });
}

function decided(table: TableStore, over: Over, winner: number, rival: number): string {
  if (pointsOf(over, winner) === pointsOf(over, rival)) return broken(table, over, winner, rival);
  const theirs = sourcesOf(table, rival);
  const gaps = sourcesOf(table, winner).map(({ name, points }, i) => {
    const less = theirs[i]?.points ?? 0;
    return { source: name, more: points, less, gap: points - less };
  });
  const [widest] = gaps.sort((a, b) => b.gap - a.gap);
  if (!widest) return "";
  const { source, more, less } = widest;
  return say("end-source", { source: lowered(source), more, less });
}

function broken(table: TableStore, over: Over, winner: number, rival: number): string {
  const [own, other] = [over.standings[winner]!, over.standings[rival]!];
  const i = own.findIndex((n, i) => n !== other[i]);
  const what = table.words.say(`tie-${table.game.tie_breakers[i - 1]}`);
  return say("end-tie", { what, more: own[i]!, less: other[i]! });
}

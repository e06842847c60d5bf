// What a council does not forget: the card that killed, and how a reign was paid.
import { plain } from "../../words/game";
import type { Advisor, View } from "../../wire/views/reigns";
import type { Beat, LogEvent, Mark, Played, Scene } from "../game";
import { END } from "./model";

const LOOKS = { turn: 1500, move: 900, death: 3400, paid: 1900, goal: 2600 };
const PAID = new Set(["story-point", "story-failed", "pile-points", "goal-points", "abdicated"]);
/** The marks by which the board knows what is played. */
export const FATAL = "fatal";
export const RECKONING = "reckoning";
const ENDED = ["died", "pile-points"];

type Told = Pick<Beat<View>, "said" | "paragraph">;

export const deserved = (fresh: readonly LogEvent[]): boolean =>
  fresh.some((event) => ENDED.includes(event.kind));

const pillarOf = (death: number): number => Math.floor(death / 2);

function tell(event: LogEvent, { words, eyes }: Played<View>): Told {
  return { said: plain(words.event(event, eyes)), paragraph: event.paragraph };
}

/** A card takes effect, pillar by pillar, until one is at its end. */
function death(played: Played<View>): Beat<View>[] {
  const { before, view, fresh } = played;
  const beats: Beat<View>[] = [];
  let tracks = before.tracks;
  const beat = (event: LogEvent, marks: Record<string, Mark>, look: number): Beat<View> => ({
    ...tell(event, played),
    ...{ act: 0, view: { ...view, tracks }, marks, look, sound: "card" },
  });
  const applied = fresh.find((event) => event.kind.startsWith("applied-"));
  if (applied) beats.push(beat(applied, {}, LOOKS.turn));
  for (const event of fresh.filter((one) => one.kind === "moved")) {
    const [pillar = 0, , to = 0] = event.details;
    tracks = tracks.map((at, p) => (p === pillar ? to - END : at));
    beats.push({ ...beat(event, { [`pillar:${pillar}`]: { tone: "now" } }, LOOKS.move) });
  }
  for (const event of fresh.filter((one) => one.kind === "died")) {
    const fallen: Mark = { tone: "gone" };
    const marks = { [FATAL]: fallen, [`pillar:${pillarOf(event.details[0] ?? 0)}`]: fallen };
    beats.push({ ...beat(event, marks, LOOKS.death), sound: "toll" });
  }
  return beats;
}

/** What a seat has, once an event has paid it; a goal is known when it is counted. */
function paid(seat: Advisor, event: LogEvent): Advisor {
  if (event.kind === "goal-points") {
    const [goal = -1, number = 0] = event.details;
    return { ...seat, goal, points: seat.points + number };
  }
  if (event.kind === "story-point") return { ...seat, points: seat.points + 1 };
  if (event.kind !== "pile-points") return seat;
  return { ...seat, points: seat.points + (event.details[0] ?? 0) };
}

/** Story, pile and goals are paid one after the other. */
function reckoning(played: Played<View>): Beat<View>[] {
  const { before, view, fresh } = played;
  let seats = before.seats;
  return fresh
    .filter((event) => PAID.has(event.kind))
    .map((event, act) => {
      const had = seats[event.seat]?.points ?? 0;
      seats = seats.map((seat, n) => (n === event.seat ? paid(seat, event) : seat));
      const gained = (seats[event.seat]?.points ?? 0) - had;
      const mark: Mark = { tone: "gains", text: `+${gained}` };
      const marks = { [RECKONING]: mark, [`seat:${event.seat}`]: mark };
      const look = event.kind === "goal-points" ? LOOKS.goal : LOOKS.paid;
      const shown = { ...view, tracks: before.tracks, seats };
      const sound = gained ? "prize" : "count";
      return { ...tell(event, played), act, view: shown, marks, look, sound };
    });
}

export function scene(played: Played<View>): Scene<View> {
  const { fresh, words, before } = played;
  const fatal = fresh.some((event) => event.kind === "died");
  const told = fresh.filter((event) => PAID.has(event.kind));
  return {
    title: words.say("page-reign-ended", words.pieceArgs("seat", before.monarch)),
    acts: fatal ? [] : told.map((event) => words.player(event.seat)),
    beats: fatal ? death(played) : reckoning(played),
    brief: fatal,
  };
}

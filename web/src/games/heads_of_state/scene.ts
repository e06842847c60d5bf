// A Revolution sweeps the map: in each country every noble is weighed, then its prizes go out.
import type { HeadsView, SeatView } from "../../wire/views/heads_of_state";
import { letterOf } from "../../look/seats";
import { plain } from "../../words/game";
import type { Beat, LogEvent, Mark, Played, Scene } from "../game";
import { placeOf } from "./pieces";
import { lastRound, type CountryCount } from "./rounds";

const LOOKS = { revolt: 1700, weigh: 1900, sum: 1500, prize: 1900 };

type Told = Pick<Beat<HeadsView>, "said" | "paragraph">;

function tellAll(events: readonly LogEvent[], { words, eyes }: Played<HeadsView>): Told {
  const said = events.map((event) => plain(words.event(event, eyes))).join(" · ");
  return { said, paragraph: events[0]?.paragraph ?? "" };
}

/** What each noble weighs, written on it. */
function weights(count: CountryCount): Record<string, Mark> {
  const marks: Record<string, Mark> = {};
  for (const { sector, noble, points } of count.shares)
    marks[`place:${placeOf(sector, noble)}`] = { tone: "gains", text: `+${points}` };
  return marks;
}

function withPrizes(seats: readonly SeatView[], { prizes }: CountryCount): SeatView[] {
  return seats.map((seat, index) => {
    const mine = prizes.filter((prize) => prize.seat === index);
    return { ...seat, points: mine.reduce((sum, prize) => sum + prize.points, seat.points) };
  });
}

/** The events of the count, country by country. */
function byCountry(fresh: readonly LogEvent[]): LogEvent[][] {
  const out: LogEvent[][] = [];
  for (const event of fresh) {
    if (event.kind === "weighed") out.push([]);
    if (event.kind === "round-began" || event.kind === "most") break;
    out.at(-1)?.push(event);
  }
  return out;
}

function country(
  count: CountryCount,
  events: readonly LogEvent[],
  act: number,
  seats: readonly SeatView[],
  played: Played<HeadsView>,
): Beat<HeadsView>[] {
  const of = (...kinds: string[]): LogEvent[] =>
    events.filter((event) => kinds.includes(event.kind));
  const key = `country:${count.country}`;
  const now: Record<string, Mark> = { [key]: { tone: "now" } };
  const won: Record<string, Mark> = { [key]: { tone: "gains", text: prizesOf(count) } };
  const view = { ...played.before, seats: [...seats] };
  const after = { ...view, seats: withPrizes(seats, count) };
  const weighed = {
    ...tellAll(of("weighed"), played),
    act,
    view,
    marks: { ...now, ...weights(count) },
  };
  const summed = { ...tellAll(of("influence", "tie"), played), act, view, marks: now };
  const given = { ...tellAll(of("prize", "unclaimed"), played), act, view: after, marks: won };
  const beats: Beat<HeadsView>[] = [{ ...weighed, look: LOOKS.weigh, sound: "count" }];
  if (summed.said) beats.push({ ...summed, look: LOOKS.sum, sound: null });
  if (given.said) beats.push({ ...given, look: LOOKS.prize, sound: "prize" });
  return beats;
}

function prizesOf({ prizes }: CountryCount): string {
  const taken = prizes.filter((prize) => prize.seat >= 0);
  return taken.map((prize) => `${letterOf(prize.seat)} +${prize.points}`).join("  ");
}

export function scene(played: Played<HeadsView>): Scene<HeadsView> {
  const { fresh, words, before } = played;
  const round = lastRound(fresh);
  const revolted = fresh.filter((event) => event.kind === "revolted");
  const beats: Beat<HeadsView>[] = [
    {
      ...tellAll(revolted, played),
      ...{ act: 0, view: before, marks: {}, look: LOOKS.revolt, sound: "revolt" },
    },
  ];
  const events = byCountry(fresh);
  round?.countries.forEach((count, act) => {
    const { seats } = beats.at(-1)!.view;
    beats.push(...country(count, events[act] ?? [], act, seats, played));
  });
  return {
    title: words.say("page-revolution", { year: words.piece("year", round?.year ?? 0) }),
    acts: (round?.countries ?? []).map((count) => words.piece("country", count.country)),
    beats,
  };
}

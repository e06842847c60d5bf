// Versailles is counted courtier by courtier: who leads there, what it brings, whose stones go home.
import { plain } from "../../words/game";
import type { SeatView, View } from "../../wire/views/louis_xiv";
import type { Beat, LogEvent, Mark, Played, Scene } from "../game";
import { sheets, type Sheet } from "./counted";
import { CROWN } from "./pieces";

const LOOKS = { verdict: 1700, rewards: 1500 };
const FEW = 2; // so few courtiers need no sum afterwards

/** Every courtier that was counted shows what is left there, the others what lay there. */
function courtAfter({ before, view }: Played<View>, upto: number): Partial<View> {
  return {
    court: before.court.map((courtier, i) => (i <= upto ? view.court[i]! : courtier)),
    king: before.king > upto ? before.king : view.king,
    count: null,
  };
}

/** What one event brought to a seat. */
function rewarded(seat: SeatView, event: LogEvent): SeatView {
  const [what = 0, gold = 0] = event.details;
  const chip = { "chip-gained": what, "crown-gained": CROWN }[event.kind];
  if (chip !== undefined)
    return { ...seat, chips: seat.chips.map((n, i) => n + (i === chip ? 1 : 0)) };
  if (event.kind === "colbert-paid") return { ...seat, gold: seat.gold + what };
  return event.kind === "bribed" ? { ...seat, gold: seat.gold - gold } : seat;
}

function told(events: readonly LogEvent[], { words, eyes }: Played<View>): string {
  return events.map((event) => plain(words.event(event, eyes))).join(" · ");
}

function markOf({ events: [verdict] }: Sheet, { words }: Played<View>): Mark {
  const led = verdict && verdict.seat >= 0;
  return led ? { tone: "gains", text: words.player(verdict.seat) } : { tone: "now" };
}

export function scene(played: Played<View>): Scene<View> {
  const { before, view, words } = played;
  const counted = sheets(played.fresh);
  const beats: Beat<View>[] = [];
  let seats = before.seats;
  const shown = (upto: number): View => ({ ...view, ...courtAfter(played, upto), seats });
  counted.forEach((sheet, act) => {
    const [verdict, ...rest] = sheet.events;
    const marks = { [`courtier:${sheet.courtier}`]: markOf(sheet, played) };
    const common = { act, marks, paragraph: verdict?.paragraph ?? "" };
    const said = told(sheet.events.slice(0, 1), played);
    const first = { ...common, said, look: LOOKS.verdict, sound: "count" as const };
    beats.push({ ...first, view: shown(sheet.courtier - 1) });
    for (const event of rest)
      seats = seats.map((seat, i) => (i === event.seat ? rewarded(seat, event) : seat));
    const then = { ...common, said: told(rest, played) || said, look: LOOKS.rewards };
    beats.push({ ...then, view: shown(sheet.courtier), sound: rest.length ? "prize" : null });
  });
  return {
    title: words.say("page-counting-round", { round: before.round }),
    acts: counted.map((sheet) => words.piece("courtier", sheet.courtier)),
    beats,
    brief: counted.length <= FEW,
  };
}

// What the board needs to know of a view, without any rule: names, signs, places.
import type { Claim, Clause, Proposal, Reign, Remark, Speech, View } from "../../wire/views/reigns";
import type { GameWords, LogEvent, Talk } from "../game";

export type Board = View;

export const PILLARS = [0, 1, 2, 3] as const;
export const FORCES = [0, 1, 2, 3] as const; // falls a lot, falls, rises, rises a lot
export const TONES = [0, 1, 2, 3] as const;
export const STYLES = [0, 1, 2, 3] as const;
export const END = 5;
export const ABDICATION = 12;
export const HAND = 7;
export const ABDICATED = 8;
export const REFUSAL = 4;
export const ACCEPTED = 1;
export const REJECTED = 2;
export const TEXT_LENGTH = 240;
const CAUSES = ["first", "late", "kept", "broken"]; // to begin a pitch with
export const ENTRIES = 6; // for each of them
const OCCASIONS: Readonly<Record<number, string>> = { 4: "kept", 5: "caught" }; // beside the tones

/** The direction of a force: -2, -1, 1 or 2. */
export function stepsOf(force: number): number {
  return [-2, -1, 1, 2][force] ?? 0;
}

/** Whether a card goes another way than was said. */
export function belies(claim: Claim, steps: readonly number[]): boolean {
  return Math.sign(stepsOf(claim.force)) !== Math.sign(steps[claim.pillar] ?? 0);
}

export function place(track: number, steps: number): number {
  return Math.max(-END, Math.min(END, track + steps));
}

/** For each pillar where its marker would stand, null where it would not move. */
export type Ghosts = (number | null)[];

/** Where the markers go by an advisor's word, and where if that is a lie. */
export function foretold(view: View, proposal: Proposal): { told: Ghosts; lied: Ghosts } {
  const told: Ghosts = [null, null, null, null];
  const lied: Ghosts = [null, null, null, null];
  for (const { pillar, force } of proposal.claims) {
    const steps = stepsOf(force);
    told[pillar] = place(view.tracks[pillar] ?? 0, steps);
    lied[pillar] = place(view.tracks[pillar] ?? 0, -steps);
  }
  return { told, lied };
}

/** Where the markers go by one side of a known card. */
export function moved(view: View, steps: readonly number[]): Ghosts {
  return PILLARS.map((p) => (steps[p] ? place(view.tracks[p] ?? 0, steps[p]) : null));
}

/** For each pillar what a goal wants of it: 1 up, -1 down, 0 nothing. */
export function signsOf(goal: number, words: GameWords): number[] {
  const parts = goal < 0 ? [] : words.id("goal", goal).split("-");
  return PILLARS.map((p) => {
    const at = parts.indexOf(words.id("pillar", p));
    return at < 0 ? 0 : parts[at + 1] === "up" ? 1 : -1;
  });
}

/** The tag of free text that goes with a proposal. */
export function topic(view: View, seat: number): string {
  return `proposal:${view.monarch}.${view.turn}.${seat}`;
}

const EARNING = new Set(["favoured", "story-point", "pile-points", "goal-points"]);

/** The points that a seat has had from this reign. */
export function gainedBy(seat: number, log: readonly LogEvent[]): number {
  return log
    .slice(log.findLastIndex((event) => event.kind === "began") + 1)
    .filter((event) => event.seat === seat && EARNING.has(event.kind))
    .reduce((sum, { kind, details }) => sum + (kind === "story-point" ? 1 : details.at(-1)!), 0);
}

export function storyTopic(monarch: number): string {
  return `story:${monarch}`;
}

/** What its advisor wrote to a proposal, the last word of it. */
export function textOf(talk: readonly Talk[], about: string, seat: number): string {
  const text = talk.findLast((line) => line.about === about && line.seat === seat)?.text ?? "";
  return text.replace(/ (?=[;:!?»])|(?<=«) /g, "\u00a0"); // no line begins with a French sign
}

/** The ready-made sentences of a proposal; `brief` leaves out what its claims say anyway. */
export function speechOf(
  proposal: Pick<Proposal, "speech" | "tone" | "back">,
  words: GameWords,
  brief = false,
): string {
  const { speech, tone, back } = proposal;
  const deed = deedOf(speech, words);
  const said = [
    words.say(`pitch-${words.id("tone", Math.max(0, tone))}-${speech.opener}`, { deed }),
  ];
  if (speech.entry >= 0)
    said.unshift(
      words.say(`entry-${CAUSES[Math.floor(speech.entry / ENTRIES)]}-${speech.entry % ENTRIES}`),
    );
  if (!brief) said.push(...speech.clauses.map((one) => foretoldBy(one, words)));
  if (speech.closer >= 0)
    said.push(words.say(`closer-${words.id("character", back.character)}-${speech.closer}`));
  return said.join(" ");
}

/** What is asked for: a deed, two of them linked, or a thing left in the dark. */
function deedOf(speech: Speech, words: GameWords): string {
  if (!speech.ways.length)
    return words.say(`pitch-touch-${speech.link}`, words.pieceArgs("icon", speech.icons[0] ?? 0));
  const ways = speech.ways.map((way) => (way ? "up" : "down"));
  const [deed = "", deed2] = speech.icons.map((icon, i) =>
    words.say(`deed-${words.id("icon", icon)}-${ways[i]}-${speech.variants[i]}`),
  );
  if (deed2 === undefined) return deed;
  return words.say(`pitch-link-${ways[0]}-${ways[1]}-${speech.link}`, { deed, deed2 });
}

function foretoldBy(one: Clause, words: GameWords): string {
  const about = `${words.id("pillar", one.pillar)}-${words.id("force", one.force)}`;
  const side = stepsOf(one.force) > 0 ? "gain" : "cost";
  const clause = words.say(`clause-${about}-${one.words}`);
  return words.say(`pitch-${side}-${one.hinge}`, { clause });
}

export function remarkOf({ remark, words: nth }: Remark, words: GameWords): string {
  return words.say(`said-${words.id("remark", remark)}-${nth}`);
}

export function verdictOf(proposal: Proposal, words: GameWords): string {
  const side = proposal.verdict === ACCEPTED ? "accept" : "reject";
  const { occasion, verdict } = proposal.speech;
  const about = occasion < TONES.length ? words.id("tone", occasion) : OCCASIONS[occasion];
  return words.say(`verdict-${side}-${about}-${verdict}`);
}

export function claimWords(claim: Claim, words: GameWords): string {
  return words.say("verb-claim", words.args(["pillar", "force"], [claim.pillar, claim.force]));
}

export function forceWords(claim: Claim, words: GameWords): string {
  return words.say("page-force", words.args(["pillar", "force"], [claim.pillar, claim.force]));
}

/** How a monarch died, or did not; in a game no two abdications are told alike. */
export function taleOf(
  { monarch, turns, ending, style }: Pick<Reign, "monarch" | "turns" | "ending" | "style">,
  words: GameWords,
): string {
  const { seat, "seat-of": of } = words.pieceArgs("seat", monarch);
  const name = { monarch: seat!, "monarch-of": of! };
  if (ending === ABDICATED) return words.say(`story-abdication-${monarch + 6 * (turns % 4)}`, name);
  const key = `story-${words.id("death", ending)}-${words.id("style", Math.max(0, style))}-${monarch % 2}`;
  return words.say(key, name);
}

const endOf = (view: View): Reign | undefined =>
  view.reigns.find((one) => one.monarch === view.monarch);

/** How the present reign ended, in the words of whoever told it. */
export function storyOf(view: View, talk: readonly Talk[], words: GameWords): string {
  const reign = endOf(view);
  if (!reign) return "";
  return textOf(talk, storyTopic(view.monarch), reign.teller) || taleOf(reign, words);
}

/** What the monarch opened the reign with, while it is new. */
export function openingOf(view: View, words: GameWords): string {
  if (view.speech < 0 || view.turn > 1) return "";
  return words.say(`opening-${words.id("tone", view.speech)}-${view.monarch}`);
}

/** The monarch's last words; whoever abdicates has others to come. */
export function farewellOf(view: View, words: GameWords): string {
  const reign = endOf(view);
  if (!reign || reign.ending === ABDICATED || view.farewell < 0) return "";
  return words.say(`last-${words.id("tone", view.farewell)}-${view.monarch}`);
}

/** How an advisor kept its word in all reigns, with the present monarch last. */
export function creditOf(view: View, seat: number): boolean[] {
  const credit = view.seats[seat]?.credit ?? [];
  const [now, before] = [true, false].map((is) =>
    credit.filter((one) => (one.monarch === view.monarch) === is),
  );
  return [...before!, ...now!].flatMap((one) => one.words);
}

// What is being composed before it is sent: a pitch, or the monarch's decisions.
import type { Proposal, View } from "../../wire/views/reigns";
import type { Table } from "../game";
import { keepText, keptNames, keptText } from "./kept";
import { ACCEPTED, PILLARS, REJECTED, TEXT_LENGTH, topic } from "./model";

export class Draft {
  card = $state<number | null>(null);
  claims = $state<(number | null)[]>([null, null, null, null]); // force for each pillar
  refusal = $state(false); // what is said next is said of a refusal
  pillar = $state(-1); // the pillar whose direction is chosen next
  tone = $state(0);
  warning = $state<[number, number] | null>(null); // pillar and force of what a refusal brings
  text = $state("");
  verdicts = $state<Record<number, number>>({});
  at = $state(0); // on a phone: the proposal looked at
  focus = $state(-1); // the advisor whose word is shown on the tracks
  private of = ""; // table, reign, turn and seat
  private waiting = ""; // where words lie that go with a proposal which has not arrived yet

  /** Begin anew with a new turn; what was written for it before a reload is there again. */
  fit(table: Table<View>): void {
    const of = `draft ${table.id} ${topic(table.view, table.eyes)}`;
    if (of === this.of) return;
    this.of = of;
    this.choose(null);
    this.waiting = waitingName(table, topic(table.view, table.eyes));
    this.text = keptText(of) || keptText(this.waiting);
    this.tone = 0;
    this.verdicts = {};
    this.at = 0;
    this.focus = -1;
  }

  /** What was written is not lost with the page; what waits is said as it was last written. */
  keep(): void {
    keepText(this.of, this.text);
    if (keptText(this.waiting)) keepText(this.waiting, this.text.trim());
  }

  /** It goes with the proposal that is laid down now. */
  send(): void {
    const text = this.text.trim().slice(0, TEXT_LENGTH);
    if (!text) return;
    keepText(this.of, "");
    keepText(this.waiting, text);
    this.text = "";
  }

  choose(card: number | null): void {
    this.card = card;
    this.claims = [null, null, null, null];
    this.warning = null;
    this.turnTo(false);
  }

  /** Speak of what the card brings when it is refused, or when it is accepted. */
  turnTo(refusal: boolean): void {
    this.refusal = refusal;
    this.pillar = -1;
  }

  /** Where each gesture is an answer at once, what is composed is what was said. */
  follow(own: Proposal | undefined): void {
    const card = own?.face?.card ?? null;
    if (card !== this.card) this.choose(card);
    this.claims = PILLARS.map((p) => own?.claims.find((one) => one.pillar === p)?.force ?? null);
  }

  claim(pillar: number, force: number | null): void {
    this.claims = this.claims.map((old, p) => (p === pillar ? force : old));
  }

  /** Of a refusal one thing is said; said once more, it is unsaid. */
  warn(pillar: number, force: number): void {
    const said = this.warning?.[0] === pillar && this.warning[1] === force;
    this.warning = said ? null : [pillar, force];
  }
}

const drafts = new WeakMap<object, Draft>();

/** The draft of this table: board and hand work on the same. */
export function draftOf(table: object): Draft {
  const found = drafts.get(table) ?? new Draft();
  drafts.set(table, found);
  return found;
}

/** How an answer that is composed here is drawn: lit if it is legal now, in a lesson if it is taken. */
export function litIf(table: Table<View>, verb: string, ...args: number[]): "lit" | undefined {
  return table.lit(`${verb}:${table.code(verb, ...args)}`) ? "lit" : undefined;
}

/** Take a card to the desk. */
export function take(table: Table<View>, draft: Draft, card: number): void {
  if (table.taught) table.answer(table.code("propose", card));
  else draft.choose(card);
}

/** Say which way a pillar goes; said once more, it is unsaid. */
export function claim(table: Table<View>, draft: Draft, pillar: number, force: number): void {
  if (table.taught) table.answer(table.code("claim", pillar, force));
  else draft.claim(pillar, draft.claims[pillar] === force ? null : force);
}

/** Lay the card down with all that is said of it. */
export function layDown(table: Table<View>, draft: Draft): void {
  if (draft.card === null) return;
  if (table.taught) return table.answer(table.code("done"));
  const proposed = table.view.proposals.some((one) => one.seat === table.eyes);
  const actions = proposed ? [] : [table.code("propose", draft.card)];
  if (table.view.pitches) {
    for (const p of PILLARS) {
      const force = draft.claims[p] ?? null;
      if (force !== null) actions.push(table.code("claim", p, force));
    }
    if (draft.warning) actions.push(table.code("warn", ...draft.warning));
    actions.push(table.code("tone", draft.tone), table.code("done"));
  }
  draft.send();
  table.answerAll(actions);
}

/** Free text waits under this name until its proposal is on the table: nobody hears it before. */
const waitingName = (table: Table<View>, about: string): string => `said ${table.id} ${about}`;

/** The free text that will be said with this seat's proposal, where it is written by itself. */
export function waitsFor(table: Table<View>): { text: string; keep(text: string): void } {
  const name = waitingName(table, topic(table.view, table.eyes));
  const keep = (text: string): void => keepText(name, text.trim().slice(0, TEXT_LENGTH));
  return { text: keptText(name), keep };
}

/** Say what waited, each in the name of its seat, once its proposal lies there or its turn is over. */
export function sayWhenLaid(table: Table<View>): void {
  for (const name of keptNames(waitingName(table, ""))) {
    const about = name.slice(waitingName(table, "").length);
    const seat = Number(about.slice(about.lastIndexOf(".") + 1));
    const laid = table.view.proposals.some((one) => one.seat === seat && one.laid);
    if (about === topic(table.view, seat) && !laid) continue;
    const text = keptText(name);
    keepText(name, "");
    table.say(text, about, seat);
  }
}

/** Accept or reject a proposal; the seal sends it. */
export function decide(table: Table<View>, draft: Draft, seat: number, verdict: number): void {
  if (table.taught) table.answer(table.code(verdict === ACCEPTED ? "accept" : "reject", seat));
  else draft.verdicts = { ...draft.verdicts, [seat]: verdict };
}

/** What was decided of a proposal, sealed or not. */
export const verdictOn = (one: Proposal, draft: Draft): number =>
  one.verdict || (draft.verdicts[one.seat] ?? 0);

/** Why the decisions cannot be sealed as they are, "" if they can. */
export function unsealed(view: View, draft: Draft): "" | "undecided" | "accept-one" {
  const verdicts = view.proposals.map((one) => verdictOn(one, draft));
  if (verdicts.includes(0)) return "undecided";
  return verdicts.every((one) => one === REJECTED) ? "accept-one" : "";
}

/** Send every decision, the accepted first, so that at least one always is. */
export function seal(table: Table<View>, draft: Draft): void {
  if (table.taught) return table.answer(table.code("seal"));
  const seats = table.view.proposals.filter((one) => one.verdict === 0).map((one) => one.seat);
  const accepted = seats.filter((seat) => draft.verdicts[seat] !== REJECTED);
  const rejected = seats.filter((seat) => draft.verdicts[seat] === REJECTED);
  table.answerAll([
    ...accepted.map((seat) => table.code("accept", seat)),
    ...rejected.map((seat) => table.code("reject", seat)),
    table.code("seal"),
  ]);
}

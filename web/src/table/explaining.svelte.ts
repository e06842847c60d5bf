// What a person at this screen asks about: what a piece is, why not, what a bot would do.
import type { Coach, FromPage, Hint, Reason, RefusalInfo, Refused, Why } from "../wire/types";
import { Coaching } from "./coach";
import type { Key } from "./model";
import { whyNote, word, type Note } from "./notes";
import { decode, refusedAction } from "./selection";
import type { TableStore } from "./store.svelte";

export class Explaining {
  note = $state.raw<Note | null>(null);
  inspected = $state.raw<Key | null>(null); // the piece that is told in full
  reason = $state.raw<Note | null>(null); // why that piece cannot be chosen now
  matter = $state.raw<Reason | null>(null); // what matters in the open question
  advice = $state.raw<Hint | null>(null); // what a bot would answer here, and why
  seeking = $state(false); // a bot thinks about that
  pointed = $state.raw<ReadonlySet<Key>>(new Set()); // pieces a line of the log speaks of
  private readonly asks = new Map<number, Key | null>(); // what was asked for, by id
  private nextAsk = 1;
  private readonly coaching = new Coaching();
  private coached = 0; // the id of the last question about what matters

  constructor(
    private readonly table: TableStore,
    private readonly send: (message: FromPage) => void,
  ) {}

  marked(key: Key): boolean {
    return this.pointed.has(key);
  }

  /** Mark the pieces of an answer. */
  pointTo(action: number): void {
    this.pointed = new Set(this.table.keysOf(decode(this.table.game.verbs, action)));
  }

  /** Tell what a piece is, and why it cannot be chosen now if it cannot; null: no more. */
  inspect(key: Key | null): void {
    this.note = null;
    if (key && this.isPlace(key) && !this.table.lit(key)) {
      const why = this.refusedBy(key);
      if (why !== null) return this.whyNotAction(why, key);
    }
    this.inspected = key;
    this.reason = null;
    if (!key) return;
    const taken = this.table.lit(key) || this.table.picked(key);
    const action = taken ? null : this.refusedBy(key);
    if (action !== null && this.table.eyes >= 0)
      this.send({ t: "why", id: this.asking(key), action });
  }

  /** A piece that is not lit was pressed: a place says why not, everything else what it is as well. */
  whyNot(key: Key): void {
    const { ui, guide } = this.table;
    const action = this.refusedBy(key);
    const told = ui?.Inspector && !this.isPlace(key);
    if (action === null || (told && !guide?.teaches)) this.inspect(key);
    else this.whyNotAction(action, key);
  }

  /** It stands for an answer, and there is nothing to tell of it. */
  private isPlace(key: Key): boolean {
    return Object.values(this.table.ui?.places ?? {}).includes(key);
  }

  whyNotAction(action: number, key: Key | null): void {
    const { eyes, words, guide } = this.table;
    const slip = guide?.slip(action);
    if (eyes < 0) this.note = word(words.say("watching-only"), key);
    else if (slip) this.note = word(slip, key);
    else this.send({ t: "why", id: this.asking(key), action });
  }

  hint(): void {
    this.note = null;
    this.seeking = true;
    this.send({ t: "hint", id: this.asking(null) });
  }

  /** The hint has been read, or the question has passed. */
  dismiss(): void {
    this.advice = null;
    this.seeking = false;
  }

  askWhatMatters(): void {
    this.coached = this.asking(null);
    this.send({ t: "coach", id: this.coached });
  }

  hearCoach({ id, reasons }: Coach): void {
    if (!this.asks.delete(id) || id !== this.coached) return;
    this.matter = this.coaching.choose(reasons, this.table.step?.position ?? 0);
  }

  hearWhy({ id, refusal }: Why): void {
    const key = this.asks.get(id) ?? null;
    if (!this.asks.delete(id) || !refusal) return;
    const why = whyNote(this.table.words, refusal, key);
    if (key && key === this.inspected) this.reason = why;
    else this.note = why;
  }

  hearHint(message: Hint): void {
    if (!this.asks.delete(message.id) || !this.seeking) return;
    this.seeking = false;
    const best = message.best[0];
    if (best && this.table.guide) this.pointTo(best.action);
    else if (best) this.advice = message;
    else this.note = word(this.table.words.say("no-hint"));
  }

  /** Why what was composed on the page alone cannot be. */
  tell(refusal: RefusalInfo): void {
    this.note = whyNote(this.table.words, refusal, null);
  }

  hearRefused({ refusal, reason }: Refused): void {
    const { words } = this.table;
    this.seeking = false;
    this.note = refusal ? whyNote(words, refusal, null) : word(words.say(`refused-${reason}`));
  }

  /** Other eyes look now: nothing that was one seat's stays. */
  forget(): void {
    this.asks.clear();
    this.note = null;
    this.dismiss();
    this.matter = null;
    this.inspected = null;
    this.pointed = new Set();
  }

  private asking(key: Key | null): number {
    const id = this.nextAsk++;
    this.asks.set(id, key);
    return id;
  }

  /** The answer that this piece would have been part of; null where nothing is asked of anybody. */
  private refusedBy(key: Key): number | null {
    const { table } = this;
    if (!table.present || table.over) return null;
    return refusedAction(table.game.verbs, table.wanted, table.chosen, key, table.ui?.places);
  }
}

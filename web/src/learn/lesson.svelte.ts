// A lesson as this screen walks through it: it answers in place of the server.
import type { Guide } from "../table/guide";
import type { Key } from "../table/model";
import { whyInLesson } from "../wire/api";
import type { Heard, Line, Messenger } from "../wire/socket";
import { person } from "../wire/held.svelte";
import type { FromPage, LessonMove, LessonPart, LessonPlay, Step, WhyAsked } from "../wire/types";
import { page, say } from "../words/page.svelte";
import { learning } from "./progress.svelte";

const LOOK = 2400; // the end of a deal is looked at for so long before the next, in milliseconds

const GUARD = 300; // milliseconds

type Said = Readonly<Record<string, string>>;

/** Words in which seats stand as {B}, with their names. */
export function named(words: Said, name: (seat: number) => string): string {
  const text = words[page.language] ?? words["en"] ?? "";
  return text.replaceAll(/\{([A-F])\}/g, (_, letter: string) => name(seatOf(letter)));
}

export function seatOf(letter: string): number {
  return letter.charCodeAt(0) - "A".charCodeAt(0);
}

export class Lesson implements Guide {
  readonly teaches = true;
  readonly home = "/learn";
  readonly quit = "lesson-quit";
  n = $state(0); // the step that is taught
  chosen = $state.raw<Said | null>(null); // what is said about the choice that ended it
  deal = $state(0); // positions that were set up
  slips = $state(0); // wrong tries in this step
  leaving = $state(false); // the step is done, and the end of its deal is looked at
  name: (seat: number) => string = () => "";
  private moves = $state.raw<readonly LessonMove[]>([]); // answers that are taken now
  private done: number[] = []; // answers given in this step
  private seq = $state(0); // of the last Step that was told
  private timer = 0;
  private touchedAt = 0; // a tap on a piece is heard by the piece and by the plate
  private heard: (message: Heard) => void = () => {};

  constructor(
    readonly game: string,
    readonly id: string,
    readonly play: LessonPlay,
    private readonly shown: () => number, // the Step that is shown now
  ) {
    const { at } = learning.of(game, id);
    this.n = at < play.steps.length ? at : 0;
  }

  readonly part: LessonPart = $derived.by(() => this.play.steps[this.n]!);
  readonly words: Said = $derived.by(() => this.chosen ?? this.part.words);
  /** Everything that was told is shown: it is the learner's turn. */
  readonly ready = $derived.by(() => this.shown() === this.seq);
  readonly over = $derived.by(() => this.chosen !== null && this.ready);

  get touch(): Key | null {
    if (!this.ready || this.leaving || this.chosen !== null) return null;
    return this.part.touch || null;
  }

  takes(action: number): boolean {
    return this.ready && this.moves.some((move) => move.action === action);
  }

  slip(action: number): string | null {
    this.slips += 1;
    const wrong = this.part.wrong.find((one) => one.action === action);
    return wrong ? named(wrong.words, this.name) : null;
  }

  touched(): void {
    if (!this.touch || performance.now() - this.touchedAt < GUARD) return;
    this.touchedAt = performance.now();
    this.show(this.part.after);
    this.advance();
  }

  /** Do what the step asks for. */
  skip(): void {
    if (!this.ready || this.over) return;
    const move = this.moves[0];
    if (this.touch) this.touched();
    else if (move) this.take(move.action);
  }

  back(): void {
    this.enter(Math.max(0, this.chosen ? this.n : this.n - 1));
  }

  close(): void {
    clearTimeout(this.timer);
  }

  // -- in place of the server

  open(heard: (message: Heard) => void, changed: (line: Line) => void): Messenger {
    this.heard = heard;
    queueMicrotask(() => {
      const seats = this.play.table.seats.map((seat, i) =>
        i === this.play.you ? { ...seat, name: person.name || say("you-as-name") } : seat,
      );
      const table = { ...this.play.table, seats };
      changed({ state: "open" });
      heard({
        t: "welcome",
        table,
        mine: [this.play.you],
        invite: "",
        stream: "lesson",
        version: "",
      });
      this.enter(this.n);
    });
    return { send: (message) => this.hear(message), close: () => this.close(), retryNow() {} };
  }

  private hear(message: FromPage): boolean {
    if (message.t === "answer") this.take(message.action);
    else if (message.t === "why") void this.why(message);
    else if (message.t === "hint") this.hint(message.id);
    return true;
  }

  private take(action: number): void {
    const move = this.moves.find((one) => one.action === action);
    if (!move) return;
    this.show(move.frames);
    if (move.moves.length) {
      this.done.push(action);
      this.moves = move.moves;
    } else if (this.part.free) {
      this.moves = [];
      this.chosen = move.words;
      learning.keep(this.game, this.id, 0, true);
    } else this.advance();
  }

  private hint(id: number): void {
    const best = this.moves
      .slice(0, 1)
      .map(({ action }) => ({ action, trust: 1, chance: 0, error: 0, apart: 0 }));
    this.heard({ t: "hint", id, best, reasons: [], remarks: [] });
  }

  private async why({ id, action }: WhyAsked): Promise<void> {
    const { n, done } = this;
    const reply = await whyInLesson(this.game, this.id, { step: n, done, action }).catch(
      () => null,
    );
    if (reply?.refusal) this.heard({ ...reply, id });
    else this.heard({ t: "refused", what: "why", reason: "lesson", key: null, refusal: null });
  }

  /** Tell Steps, numbered as one stream; each asks anew. */
  private show(steps: readonly Step[]): void {
    for (const step of steps) {
      this.seq += 1;
      this.heard({ ...step, seq: this.seq, position: this.seq });
    }
  }

  /** The next step; a new deal only once the end of the one before was seen. */
  private advance(): void {
    const next = this.n + 1;
    if (next >= this.play.steps.length) return;
    this.moves = [];
    if (!this.play.steps[next]!.opens) return this.teach(next);
    this.leaving = true;
    this.timer = window.setTimeout(() => this.turnTo(next), LOOK);
  }

  private turnTo(n: number): void {
    if (this.ready) this.enter(n);
    else this.timer = window.setTimeout(() => this.turnTo(n), LOOK / 4);
  }

  /** Go to a step, whatever was before. */
  private enter(n: number): void {
    clearTimeout(this.timer);
    this.deal += 1;
    this.show([this.play.steps[n]!.now]);
    this.teach(n);
  }

  private teach(n: number): void {
    this.n = n;
    this.chosen = null;
    this.slips = 0;
    this.leaving = false;
    this.done = [];
    this.moves = this.part.moves;
    learning.keep(this.game, this.id, n, false);
  }
}

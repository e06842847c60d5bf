// A puzzle as this screen asks it: one answer is wanted, and it stands in place of the server.
import type { Guide } from "../table/guide";
import { tryPuzzle, whyInPuzzle } from "../wire/api";
import { person } from "../wire/held.svelte";
import type { Heard, Line, Messenger } from "../wire/socket";
import type { AnswerSent, FromPage, PuzzlePlay, Solved, Step, WhyAsked } from "../wire/types";
import { say } from "../words/page.svelte";
import { guest, progress, type Mistake } from "./progress.svelte";

export class Puzzle implements Guide {
  readonly teaches = false;
  readonly home = "/puzzles";
  readonly quit = "puzzle-quit";
  readonly touch = null;
  deal = $state(1);
  solved = $state.raw<Solved | null>(null); // what was said about the answer
  given = $state.raw<number | null>(null); // the answer; null: none, or it was given up
  clue = $state(false); // what matters in the position is told
  private busy = $state(false); // an answer is on its way
  private seq = 0; // of the last Step that was told
  private heard: (message: Heard) => void = () => {};

  constructor(
    readonly path: string, // of its requests
    readonly name: string, // empty: it comes from one's own game
    readonly play: PuzzlePlay,
    readonly mistake: Mistake | null,
  ) {}

  get game(): string {
    return this.play.table.game;
  }

  takes(action: number): boolean {
    return !this.solved && !this.busy && this.play.now.choices.includes(action);
  }

  slip(): null {
    return null;
  }

  touched(): void {}

  giveUp(): void {
    if (!this.solved && !this.busy) void this.give(null);
  }

  /** Ask again, as if nothing had been answered. */
  again(): void {
    this.solved = this.given = null;
    this.deal += 1;
    this.begin();
  }

  // -- in place of the server

  open(heard: (message: Heard) => void, changed: (line: Line) => void): Messenger {
    this.heard = heard;
    queueMicrotask(() => {
      changed({ state: "open" });
      this.begin();
    });
    return { send: (message) => this.hear(message), close() {}, retryNow() {} };
  }

  /** Ask in a stream of its own: a count of the last that is still being shown goes with it. */
  private begin(): void {
    const { table, you, now } = this.play;
    const name = person.name || say("you-as-name");
    const seats = table.seats.map((seat, i) => (i === you ? { ...seat, name } : seat));
    this.heard({
      t: "welcome",
      table: { ...table, seats },
      mine: [you],
      invite: "",
      stream: `puzzle ${this.deal}`,
      version: "",
    });
    this.show(now);
  }

  private hear(message: FromPage): boolean {
    if (message.t === "answer") void this.give(message.action, message);
    else if (message.t === "why" && !this.solved) void this.why(message);
    else if (message.t === "hint") this.clue = true;
    return true;
  }

  private async give(action: number | null, sent?: AnswerSent): Promise<void> {
    this.busy = true;
    try {
      const solved = await tryPuzzle(this.path, this.body(action));
      this.given = action;
      this.solved = solved;
      this.note(solved);
      for (const frame of solved.frames) this.show(frame);
    } catch {
      const refused = { t: "refused", what: "answer", reason: "no-answer" } as const;
      this.heard({ ...refused, key: sent?.key ?? null, refusal: null });
    } finally {
      this.busy = false;
    }
  }

  private body(action: number | null): Parameters<typeof tryPuzzle>[1] {
    if (!this.mistake) return { action, guest: guest() };
    const { seat, played, best } = this.mistake;
    return { seat, played, best, action };
  }

  private note({ found }: Solved): void {
    if (!this.mistake) progress.keep(this.name, found);
    else if (found) progress.found(this.mistake);
  }

  private async why({ id, action }: WhyAsked): Promise<void> {
    const body = { action, seat: this.play.you };
    const reply = await whyInPuzzle(this.path, body).catch(() => null);
    if (reply) this.heard({ ...reply, id });
  }

  /** Tell a Step as the next of one stream; each asks anew. */
  private show(step: Step): void {
    this.seq += 1;
    this.heard({ ...step, seq: this.seq, position: this.seq });
  }
}

// What a seat lays down ahead by correspondence: if I see just this, I answer so, then so.
import { foresee, layAhead, readAhead } from "../wire/api";
import type { Ahead, Foreseen, Move, Plan, Riposte } from "../wire/types";
import { plain } from "../words/game";
import { say } from "../words/page.svelte";
import { readEvent } from "./model";
import { decode } from "./selection";
import type { TableStore } from "./store.svelte";

const ALONE = 3; // things in a row that happen anyway, and that nobody need choose

/** What has been chosen so far: a move, and how it is said. */
export interface Stop {
  move: Move;
  said: string;
  mine: boolean; // an answer of this seat
}

export class Foresight {
  known = $state.raw<Ahead | null>(null); // null: not read yet
  path = $state.raw<Stop[]>([]);
  end = $state.raw<Foreseen | null>(null); // where the path leads; null: not known yet
  private ripostes = $state.raw<Riposte[]>([]); // the answers on the path, each with what is seen before it

  constructor(private readonly table: TableStore) {}

  async read(): Promise<void> {
    this.known = await readAhead(this.table.id, this.table.eyes, this.secret);
    await this.begin();
  }

  /** Think of another case. */
  async begin(): Promise<void> {
    this.ripostes = [];
    await this.follow([]);
  }

  async see(events: number[][], said = this.sentence(events)): Promise<void> {
    await this.follow([...this.path, { move: { events }, said, mine: false }]);
  }

  /** All that may happen next, each as shortly as it can be told from the others. */
  get cases(): { events: number[][]; said: string }[] {
    const futures = this.end?.futures ?? [];
    const brief = futures.map((events) => this.sentence(events));
    const twice = new Set(brief.filter((said, n) => brief.indexOf(said) !== n));
    return futures.map((events, n) => {
      const said = brief[n]!;
      return { events, said: twice.has(said) ? this.sentence(events, true) : said };
    });
  }

  async whatever(): Promise<void> {
    await this.follow([...this.path, { move: {}, said: say("ahead-whatever"), mine: false }]);
  }

  async answer(action: number, decision: string): Promise<void> {
    this.ripostes = [...this.ripostes, { events: this.end!.seen, action, decision }];
    await this.follow([...this.path, { move: { action }, said: this.label(action), mine: true }]);
  }

  /** Think again about the last thing chosen, and what followed from it by itself. */
  async back(): Promise<void> {
    const last = this.path.findLastIndex((stop) => !("alone" in stop));
    if (this.path[last]?.mine) this.ripostes = this.ripostes.slice(0, -1);
    await this.follow(this.path.slice(0, Math.max(0, last)));
  }

  /** Whether the path has an answer of mine at its end, or after things that follow from it. */
  get ready(): boolean {
    return this.ripostes.length > 0;
  }

  async lay(): Promise<void> {
    await this.keep([...this.known!.plans, { ripostes: this.ripostes }]);
    await this.begin();
  }

  async drop(plan: Plan): Promise<void> {
    await this.keep(this.known!.plans.filter((one) => one !== plan));
  }

  /** Whether what was laid down has come to nothing, which is told once. */
  async lapsed(): Promise<boolean> {
    const { lapsed } = await readAhead(this.table.id, this.table.eyes, this.secret);
    const seat = this.table.eyes;
    if (lapsed) await layAhead(this.table.id, { seat, told: 0, plans: [] }, this.secret);
    return lapsed;
  }

  /** What happens, as the log would tell it: its headlines, or all that is folded under them. */
  sentence(events: number[][], whole = false): string {
    const { words, game, eyes } = this.table;
    const all = events.map((event, n) => readEvent(game.events, event, n));
    const told = whole ? all : all.filter(({ detail }, n) => !detail || n === 0);
    return told.map((event) => plain(words.event(event, eyes))).join(" ");
  }

  /** The case that a riposte is for. */
  when({ events }: Riposte): string {
    return events === null ? say("ahead-whatever") : this.sentence(events);
  }

  label(action: number): string {
    return this.table.words.choice(decode(this.table.game.verbs, action));
  }

  /** Go a path, and on along it as long as only one thing can happen. */
  private async follow(path: Stop[]): Promise<void> {
    let gone = path;
    let end = await this.look(gone);
    for (let n = 0; n < ALONE && gone.length && !end.questions.length; n++) {
      const [only, ...others] = end.futures;
      if (!only || others.length || end.over) break;
      const stop = { move: { events: only }, said: this.sentence(only), mine: false, alone: true };
      gone = [...gone, stop];
      end = await this.look(gone);
    }
    this.path = gone;
    this.end = end;
  }

  private look(path: Stop[]): Promise<Foreseen> {
    const body = { seat: this.table.eyes, path: path.map(({ move }) => move) };
    return foresee(this.table.id, body, this.secret);
  }

  private async keep(plans: Plan[]): Promise<void> {
    const { told } = this.known!;
    await layAhead(this.table.id, { seat: this.table.eyes, told, plans }, this.secret);
    this.known = { ...this.known!, plans };
  }

  private get secret(): string {
    return this.table.device.secretOf(this.table.eyes);
  }
}

// A finished game as this screen looks at it: one step, through one pair of eyes.
import type { Beat, GameUi, Played, Table } from "../games/game";
import { sentenceOf } from "../home/play";
import { router } from "../router.svelte";
import { wordsOf } from "../table/loading.svelte";
import { readEvent, type Key, type LogEvent, type SeatNow } from "../table/model";
import { Changes } from "../table/changes";
import { nameOf, questionOf } from "../table/reading";
import { Reveal } from "../table/reveal.svelte";
import { StillTable } from "../table/still";
import { person } from "../wire/held.svelte";
import { replayStep, replaySteps } from "../wire/api";
import type { GameInfo, ReplayStep, Step, TableInfo } from "../wire/types";
import { GameWords } from "../words/game";
import { page } from "../words/page.svelte";
import { addressOf } from "./address";
import { Film } from "./film.svelte";

const KEPT = 120; // views remembered
const RECALLED = 12; // of them that pieces are named by, beside the one shown
const CALM = 70; // milliseconds that a hand on the scrubber must rest before a view is asked for

export interface Landmark {
  title: string;
  step: number;
}

export class ReplayStore extends StillTable<GameUi | null> implements Table<unknown> {
  n = $state(0); // the step that is wanted; the one shown may be a moment behind
  eyes = $state(-1);
  steps = $state.raw<ReplayStep[]>([]); // as these eyes learned them
  step = $state.raw<Step | null>(null); // what is shown
  before = $state.raw<unknown>(null);
  inspected = $state.raw<Key | null>(null);
  private pointed = $state.raw<ReadonlySet<Key>>(new Set()); // pieces a line of the log speaks of
  problem = $state("");
  readonly film = new Film(
    () => this.n < this.last,
    () => this.go(this.n + 1),
  );
  readonly changes = new Changes();
  /** What the rules revealed in a step: a film plays it, anybody else when they wish. */
  readonly reveal = new Reveal({
    scene: (played) => this.ui?.scene?.(played) ?? null,
    watching: () => this.film.on,
    over: () => this.over,
    changing: () => this.changes.tell(),
    goOn: () => this.film.shown(),
  });

  private readonly lists = new Map<number, Promise<ReplayStep[]>>();
  private readonly views = new Map<string, Promise<Step>>();
  private recalled: unknown[] = $state.raw([]);

  constructor(
    id: string,
    readonly info: TableInfo,
    game: GameInfo,
    ui: GameUi | null,
  ) {
    super(id, game, ui);
  }

  // -- where we are

  readonly last = $derived(Math.max(0, this.steps.length - 1));
  /** How many events these eyes knew before each step, and in the end. */
  private readonly marks = $derived.by(() => {
    const marks = [0];
    for (const step of this.steps) marks.push(marks.at(-1)! + step.events.length);
    return marks;
  });
  private readonly events = $derived(
    this.steps
      .flatMap((step) => step.events)
      .map((event, n) => readEvent(this.game.events, event, n)),
  );
  /** Up to what is shown; a scene tells the rest itself. */
  readonly log = $derived(this.events.slice(0, this.marks[this.beat ? this.n : this.n + 1] ?? 0));
  readonly fresh = $derived(
    this.events.slice(this.marks[this.n] ?? 0, this.marks[this.n + 1] ?? 0),
  );
  /** The steps at which a chapter of the log begins. */
  readonly chapters = $derived.by(() => {
    const found: Landmark[] = [];
    for (const event of this.events) {
      const title = this.ui?.chapter?.(event, this.words) ?? null;
      if (title !== null) found.push({ title, step: this.stepOf(event) });
    }
    return found;
  });

  /** Whether this step can be seen thing by thing. */
  readonly scenic = $derived.by(() => Boolean(this.ui?.scene && this.ui.pauses?.(this.fresh)));

  /** Play what the rules revealed in this step. */
  async playScene(): Promise<void> {
    const { n, eyes } = this;
    const { view } = n > 0 ? await this.viewOf(n - 1, eyes) : { view: null };
    if (view && n === this.n && eyes === this.eyes) this.reveal.begin(this.played(view));
  }

  private played(before: unknown): Played<unknown> {
    const { step, fresh, words, eyes } = this;
    return { before, view: step?.view, fresh, words, eyes };
  }

  stepOf(event: LogEvent): number {
    return this.marks.findLastIndex((mark) => mark <= event.n);
  }

  /** Go to a step: the address changes, and everything follows it. */
  go(n: number, eyes = this.eyes): void {
    const to = Math.min(Math.max(0, n), this.last);
    if (to !== this.n || eyes !== this.eyes) router.go(addressOf(this.id, to, eyes), true);
  }

  /** Go to where the turn of another seat begins, back or forth. */
  goTurn(by: 1 | -1): void {
    const starts = this.steps.flatMap((step, n) =>
      n === 0 || step.seat !== this.steps[n - 1]!.seat ? [n] : [],
    );
    const next = by > 0 ? starts.find((n) => n > this.n) : starts.findLast((n) => n < this.n);
    this.go(next ?? (by > 0 ? this.last : 0));
  }

  /** Show what the address asks for, unless it has changed meanwhile. */
  async show(n: number, eyes: number): Promise<void> {
    this.n = n;
    this.reveal.forget();
    const known = this.eyes === eyes && this.views.has(`${eyes}:${n}`);
    const isWanted = (): boolean => this.n === n && this.eyes === eyes;
    this.eyes = eyes;
    try {
      if (!known) await new Promise((rested) => setTimeout(rested, this.step ? CALM : 0));
      if (!isWanted()) return;
      const [steps, step] = await Promise.all([this.listOf(eyes), this.viewOf(n, eyes)]);
      if (isWanted()) this.put(steps, step);
    } catch (error) {
      if (isWanted()) this.problem = sentenceOf(error);
    }
  }

  private put(steps: ReplayStep[], step: Step): void {
    const follows = this.step?.eyes === step.eyes && this.step.seq + 1 === step.seq;
    this.before = follows ? this.step?.view : null;
    this.changes.tell();
    this.steps = steps;
    this.step = step;
    this.problem = "";
    if (step.seq < steps.length - 1 && this.film.on) void this.viewOf(step.seq + 1, step.eyes);
    if (this.film.on && this.before && this.scenic) this.reveal.begin(this.played(this.before));
    else this.film.shown();
  }

  private listOf(eyes: number): Promise<ReplayStep[]> {
    const found = this.lists.get(eyes) ?? replaySteps(this.id, eyes);
    this.lists.set(eyes, found);
    found.catch(() => this.lists.delete(eyes));
    return found;
  }

  /** Let pieces be named as these eyes saw them at that moment, wherever the replay stands. */
  async recall(n: number, eyes: number): Promise<void> {
    if (n < 0 || !this.ui?.called) return;
    const view = (await this.viewOf(n, eyes).catch(() => null))?.view;
    if (!view || this.recalled.includes(view)) return;
    this.recalled = [...this.recalled.slice(1 - RECALLED), view];
  }

  /** What a piece without a name is called by whoever sees it, now or at a moment recalled. */
  private called(type: string, index: number): string | null {
    for (const view of [this.view, ...this.recalled]) {
      const name = view ? this.ui?.called?.(type, index, view, this.words) : null;
      if (name) return name;
    }
    return null;
  }

  private viewOf(n: number, eyes: number): Promise<Step> {
    const key = `${eyes}:${n}`;
    const found = this.views.get(key) ?? replayStep(this.id, n, eyes);
    this.views.delete(key);
    this.views.set(key, found);
    found.catch(() => this.views.delete(key));
    if (this.views.size > KEPT) this.views.delete(this.views.keys().next().value!);
    return found;
  }

  // -- what a board sees

  readonly shown = $derived(this.step);
  readonly over = $derived(this.step?.over != null);
  readonly decision = $derived.by(() => questionOf(this.game, this.step)?.name ?? "");
  /** The seats that this browser held. */
  private readonly held = $derived(
    new Set(person.held.filter((one) => one.table === this.id).map((one) => one.seat)),
  );
  readonly words = $derived.by(() => {
    const players = this.info.seats.map((seat, i) => nameOf(seat, i, this.held.has(i)));
    const bundle = wordsOf(this.game.name, page.language);
    return new GameWords(page.language, bundle, this.game.names, players, (type, index) =>
      this.called(type, index),
    );
  });
  readonly seats: SeatNow[] = $derived.by(() =>
    this.info.seats.map((seat, i) => ({
      seat: i,
      name: nameOf(seat, i, this.held.has(i)),
      kind: seat.kind,
      level: seat.level,
      present: true,
      mine: i === this.eyes,
      asked: this.step?.question?.waiting.includes(i) ?? false,
    })),
  );

  get view(): unknown {
    return this.beat?.view ?? this.step?.view;
  }
  override get beat(): Beat<unknown> | null {
    return this.reveal.beat;
  }

  marked(key: Key): boolean {
    return this.pointed.has(key);
  }
  point(keys: readonly Key[]): void {
    this.pointed = new Set(keys);
  }
  inspect(key: Key | null): void {
    this.inspected = key;
  }
}

// One table as this screen knows it: what the server told, what is being composed, what is shown.
import { SvelteMap } from "svelte/reactivity";
import type { GameUi, Table, TargetProps } from "../games/game";
import { TableSocket, type Line } from "../wire/socket";
import { entropy, person } from "../wire/held.svelte";
import type { GameInfo, Refused, Step, TableInfo, Talk, ToPage, Welcome, Why } from "../wire/types";
import { GameWords } from "../words/game";
import { page } from "../words/page.svelte";
import { keepSeal } from "../replay/seals";
import { settings } from "../settings.svelte";
import { wordsOf } from "./loading.svelte";
import { readEvent, type Choice, type Key, type LogEvent, type SeatNow } from "./model";
import { hintNote, whyNote, word, type Note } from "./notes";
import { Past } from "./past.svelte";
import { nameOf, questionOf, readSeat } from "./reading";
import { Changes } from "./changes";
import { Composer } from "./composer.svelte";
import { forcedChoice } from "./forced";
import { argumentKeys, decode, encode, refusedAction } from "./selection";
import { targetProps } from "./target";

const GUARD = 300; // clicks so soon after a change of prompt are ignored, in milliseconds
const BEAT = 650; // a step is looked at for so long before the next is shown

export class TableStore implements Table<unknown> {
  info = $state.raw<TableInfo | null>(null);
  line = $state.raw<Line>({ state: "opening" });
  mine = $state.raw<number[]>([]); // seats this browser holds here
  step = $state.raw<Step | null>(null); // what is shown as the present
  readonly changes = new Changes();
  readonly past = new Past(
    () => this.id,
    () => this.changes.tell(),
  );
  log = $state.raw<LogEvent[]>([]);
  talk = $state.raw<Talk[]>([]);
  note = $state.raw<Note | null>(null);
  inspected = $state.raw<Key | null>(null);
  pointed = $state.raw<ReadonlySet<Key>>(new Set()); // pieces a line of the log speaks of
  sent = $state(false); // an answer is on its way
  narrow = $state(false);
  before = $state.raw<unknown>(null);
  fresh = $state.raw<LogEvent[]>([]);
  pausedAt = $state<number | null>(null); // seq of the step whose interlude is open
  talkSeen = $state(0); // lines of talk this person has had before the eyes

  private readonly composer: Composer;
  private readonly socket: TableSocket;
  private stream = "";
  private queue: Step[] = [];
  private shownAt = 0;
  private askedAt = 0; // when the prompt last changed
  private timer = 0;
  private asks = new SvelteMap<number, Key | null>(); // questions why, by id
  private nextAsk = 1;
  private pendingAnswer: { position: number; key: string; action: number } | null = null;
  private plan: number[] = []; // answers to send one after the other

  constructor(
    readonly id: string,
    readonly game: GameInfo,
    readonly ui: GameUi | null,
  ) {
    this.composer = new Composer(
      () => this.choices,
      (choice) => this.keysOf(choice),
      ui?.order ?? [],
    );
    const phone = matchMedia("(max-width: 700px)");
    this.narrow = phone.matches;
    phone.addEventListener("change", (event) => (this.narrow = event.matches));
    document.addEventListener("visibilitychange", this.looked);
    this.socket = new TableSocket(
      id,
      () => ({
        t: "hello",
        secrets: person.secrets(id).map((one) => one.secret),
        stream: this.stream,
        since: this.lastSeq(),
        talk: this.talk.length,
        ...(this.mine.length > 1 && this.eyes >= 0 ? { look: this.eyes } : {}),
      }),
      (message) => this.hear(message),
      (line) => (this.line = line),
    );
  }

  // -- what a board sees

  readonly present = $derived(this.past.at === null);
  readonly shown = $derived(this.past.moment?.step ?? this.step);
  readonly eyes = $derived(this.shown?.eyes ?? this.mine[0] ?? -1);
  readonly choices = $derived.by(() => {
    if (!this.step || !this.present || this.sent) return [];
    return this.step.choices.map((action) => decode(this.game.verbs, action));
  });
  readonly question = $derived.by(() => questionOf(this.game, this.shown)); // null when the game is over
  readonly decision = $derived(this.question?.name ?? "");
  readonly paragraph = $derived(this.question?.paragraph ?? "");
  readonly over = $derived(this.shown?.over != null);
  readonly words = $derived.by(() => {
    const bundle = wordsOf(this.game.name, page.language);
    const players = (this.info?.seats ?? []).map((seat, i) => nameOf(seat, i));
    return new GameWords(page.language, bundle, this.game.names, players);
  });
  readonly shownLog = $derived(
    this.past.moment ? this.log.slice(0, this.past.moment.log) : this.log,
  );
  readonly seats: SeatNow[] = $derived.by(() => {
    const waiting = this.shown?.question?.waiting ?? [];
    return (this.info?.seats ?? []).map((seat, i) => readSeat(seat, i, this.mine, waiting));
  });
  readonly asked = $derived(this.choices.length > 0);
  readonly myTurn = $derived(
    (this.step?.question?.waiting ?? []).some((seat) => this.mine.includes(seat)),
  );
  readonly host = $derived(
    this.info !== null &&
      (this.info.mode === "hotseat" ? this.mine.length > 0 : this.mine.includes(this.info.host)),
  );
  readonly alone = $derived(
    this.seats.every((seat) => seat.seat === this.eyes || seat.kind === "bot"),
  );
  readonly forced = $derived.by(() => forcedChoice(this)); // answered by itself
  readonly buttons = $derived.by(() => this.composer.reached.complete);

  get view(): unknown {
    return this.shown?.view;
  }

  get chosen(): readonly Key[] {
    return this.composer.chosen;
  }

  lit(key: Key): boolean {
    return this.composer.lit(key);
  }

  picked(key: Key): boolean {
    return this.composer.picked(key);
  }

  marked(key: Key): boolean {
    return this.pointed.has(key) || this.hinted.has(key);
  }

  press(key: Key): void {
    if (performance.now() - this.askedAt < GUARD) return;
    if (!this.composer.takes(key)) return this.askWhy(key);
    this.note = null;
    this.composer.press(key);
    const { finished } = this.composer;
    if (finished) this.answer(finished.action);
  }

  clear(): void {
    this.composer.clear();
  }

  inspect(key: Key): void {
    this.inspected = key;
  }

  target(key: Key, label = ""): TargetProps {
    return targetProps(this, key, label);
  }

  keysOf(choice: Choice): Key[] {
    if (!this.ui) return [];
    return this.ui.keys?.(choice, this.view) ?? argumentKeys(choice, this.ui.pieces);
  }

  // -- what is sent

  answer(action: number): void {
    if (performance.now() - this.askedAt < GUARD || !this.step || this.sent) return;
    this.plan = [];
    this.send(action, this.step.position);
  }

  /** The only answer gives itself; on two screens of a seat the same key, so that it counts once. */
  giveForced(action: number): void {
    const { position } = this.step!;
    this.send(action, position, `forced-${position}`);
  }

  answerAll(actions: readonly number[]): void {
    if (performance.now() - this.askedAt < GUARD || this.sent) return;
    this.plan = [...actions];
    this.followPlan();
  }

  /** Send the next planned answer if it is legal, else forget the rest. */
  private followPlan(): void {
    const next = this.plan.shift();
    if (next === undefined || !this.step) return;
    if (this.step.choices.includes(next)) this.send(next, this.step.position);
    else this.plan = [];
  }

  private send(action: number, position: number, key = entropy()): void {
    this.pendingAnswer = { position, key, action };
    this.sent = true;
    this.note = null;
    this.socket.send({ t: "answer", ...this.pendingAnswer });
  }

  code(verb: string, ...args: number[]): number {
    return encode(
      this.game.verbs.find((one) => one.name === verb)!,
      args,
    );
  }

  undo(turn: boolean): void {
    if (this.step) this.socket.send({ t: "undo", position: this.step.position, turn });
  }

  askTakeBack(giveUp = false): void {
    if (this.step)
      this.socket.send({ t: "takeback", position: this.step.position, give_up: giveUp });
  }

  consent(yes: boolean): void {
    this.socket.send({ t: "consent", yes });
  }

  vote(seat: number, yes: boolean): void {
    this.socket.send({ t: "vote", seat, yes });
  }

  say(text: string, about?: string): void {
    this.socket.send({ t: "talk", text, ...(about ? { about } : {}) });
  }

  askHint(): void {
    this.socket.send({ t: "hint", id: this.nextAsk++ });
  }

  look(seat: number): void {
    this.socket.send({ t: "look", seat });
  }

  private readonly looked = (): void => this.past.watched(!document.hidden);

  retry(): void {
    this.socket.retryNow();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    clearTimeout(this.timer);
    this.socket.close();
  }

  /** Ask the server why a piece cannot be chosen now. */
  askWhy(key: Key): void {
    const { verbs } = this.game;
    const action = refusedAction(verbs, this.choices, this.chosen, key, this.ui?.places);
    if (action === null || this.past.at !== null || this.over) return this.inspect(key);
    this.askWhyAction(action, key);
  }

  askWhyAction(action: number, key: Key | null): void {
    if (this.eyes < 0) {
      this.note = word(this.words.say("watching-only"), key);
      return;
    }
    const id = this.nextAsk++;
    this.asks.set(id, key);
    this.socket.send({ t: "why", id, action });
  }

  // -- what is heard

  private hear(message: ToPage): void {
    switch (message.t) {
      case "welcome":
        return this.welcome(message);
      case "table":
        this.info = message.table;
        return;
      case "step":
        return this.receive(message);
      case "film":
        return this.past.expect(message.steps);
      case "talk":
        this.talk = [...this.talk.slice(0, message.n), message];
        return;
      case "why":
        return this.hearWhy(message);
      case "refused":
        return this.hearRefused(message);
      case "hint":
        this.note = hintNote(this.words, this.game.verbs, message);
        return;
      case "done":
        this.pendingAnswer = null;
    }
  }

  private welcome(message: Welcome): void {
    if (this.stream && this.stream !== message.stream) this.queue = [];
    this.stream = message.stream;
    this.info = message.table;
    this.mine = message.mine;
    keepSeal(message.table);
    if (this.pendingAnswer) this.socket.send({ t: "answer", ...this.pendingAnswer });
  }

  private lastSeq(): number {
    return this.queue.at(-1)?.seq ?? this.step?.seq ?? 0;
  }

  private receive(step: Step): void {
    this.queue.push(step);
    this.advance();
  }

  /** Show the next step, after the one on screen has had its beat. */
  private advance(): void {
    clearTimeout(this.timer);
    const step = this.queue[0];
    if (!step || this.pausedAt !== null) return;
    const wait = this.shownAt + this.beat() - performance.now();
    if (wait > 0 && !document.hidden) {
      this.timer = window.setTimeout(() => this.advance(), wait);
      return;
    }
    this.queue.shift();
    this.apply(step);
    this.advance();
  }

  /** How long what is shown is looked at before the next step. */
  private beat(): number {
    const hurried = this.plan.length > 0 || this.queue.length > 6;
    if (settings.still || hurried || !this.step) return 0;
    return questionOf(this.game, this.step)?.brisk ? BEAT / 4 : BEAT;
  }

  /** Close the interlude and go on. */
  goOn(): void {
    this.pausedAt = null;
    this.advance();
  }

  private apply(step: Step): void {
    this.changes.tell();
    const first = this.step === null || this.step.eyes !== step.eyes || step.log === 0;
    const asked = this.step?.position !== step.position || this.step.eyes !== step.eyes;
    const added = step.events.map((event, i) => readEvent(this.game.events, event, step.log + i));
    this.before = first ? null : this.step?.view;
    this.fresh = first ? [] : added;
    this.log = [...this.log.slice(0, step.log), ...added];
    this.step = step;
    this.shownAt = performance.now();
    if (first && step.log === 0) this.past.begin();
    this.past.add({ step, log: this.log.length });
    if (asked || !step.choices.length) this.settle();
    if (asked) this.promptChanged();
    if (this.fresh.length && this.ui?.pauses?.(this.fresh)) this.pausedAt = step.seq;
    if (asked) this.followPlan();
  }

  /** The answer that was on its way, if any, has arrived; nothing is composed any more. */
  private settle(): void {
    this.sent = false;
    this.pendingAnswer = null;
    this.composer.clear();
  }

  private promptChanged(): void {
    this.askedAt = performance.now();
    this.note = null;
  }

  private hearWhy(message: Why): void {
    const key = this.asks.get(message.id) ?? null;
    this.asks.delete(message.id);
    if (message.refusal) this.note = whyNote(this.words, message.refusal, key);
    else if (key) this.inspect(key);
  }

  private hearRefused(message: Refused): void {
    this.sent = false;
    this.plan = [];
    if (message.key && message.key === this.pendingAnswer?.key) this.pendingAnswer = null;
    this.note = message.refusal
      ? whyNote(this.words, message.refusal, null)
      : word(this.words.say(`refused-${message.reason}`));
  }

  private readonly hinted = $derived.by(() => {
    const action = this.note?.action;
    return new Set(action === undefined ? [] : this.keysOf(decode(this.game.verbs, action)));
  });
}

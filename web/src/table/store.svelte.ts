// One table as this screen knows it: what the server told, what is being composed, what is shown.
import type { Beat, GameUi, Table, TargetProps } from "../games/game";
import { screenSize } from "../look/screen.svelte";
import { heed } from "../wire/share";
import { TableSocket, type Heard, type Line, type Messenger } from "../wire/socket";
import type {
  GameInfo,
  FromPage,
  Hello,
  RefusalInfo,
  Refused,
  Step,
  TableInfo,
  Talk,
  Welcome,
} from "../wire/types";
import { GameWords } from "../words/game";
import { page } from "../words/page.svelte";
import { wordsOf } from "./loading.svelte";
import { readEvent, type Choice, type Key, type LogEvent, type SeatNow } from "./model";
import { Explaining } from "./explaining.svelte";
import { Past, type Moment } from "./past.svelte";
import { nameOf, questionOf, readSeat } from "./reading";
import { Changes } from "./changes";
import { Composer } from "./composer.svelte";
import { Conversation } from "./conversation.svelte";
import { Device } from "./device.svelte";
import { forcedChoice, Routine } from "./forced";
import type { Guide } from "./guide";
import { Outbox } from "./outbox.svelte";
import { Reveal } from "./reveal.svelte";
import { argumentKeys, codeOf, decode, reach } from "./selection";
import { Showing, type Look } from "./showing.svelte";
import { targetProps } from "./target";
import { Shelf } from "./unsent";
import { Wishes } from "./wishes";

const GUARD = 300; // clicks so soon after a change of prompt are ignored, in milliseconds
const GREETED = 1; // the id of the ping whose answer says that everything missed has been told

export class TableStore implements Table<unknown> {
  info = $state.raw<TableInfo | null>(null);
  line = $state.raw<Line>({ state: "opening" });
  step = $state.raw<Step | null>(null); // what is shown as the present
  readonly changes = new Changes();
  readonly past = new Past({
    table: () => this.id,
    changing: () => this.changes.tell(),
    plays: (from, to) => this.playMissed(from, to),
    hush: () => this.reveal.hush(),
    ended: () => {
      this.reveal.hush();
      this.showing.goOn();
    },
  });
  log = $state.raw<LogEvent[]>([]);
  before = $state.raw<unknown>(null);
  fresh = $state.raw<LogEvent[]>([]);

  readonly conversation: Conversation;
  readonly device: Device;
  readonly composer: Composer;
  private readonly socket: Messenger;
  readonly outbox: Outbox;
  private readonly shelf: Shelf;
  readonly explaining = new Explaining(this, (message) => void this.socket.send(message));
  readonly wishes = new Wishes(
    () => this.step?.position,
    (message) => this.socket.send(message),
  );
  readonly showing = new Showing(
    (step) => this.apply(step),
    () => this.lookNow(),
  );
  readonly reveal = new Reveal({
    scene: (played) => this.ui?.scene?.(played) ?? null,
    watching: () => this.mine.length === 0 || this.past.filming,
    over: () => this.step?.over != null,
    changing: () => this.changes.tell(),
    goOn: () => {
      this.past.note();
      if (!this.past.goOn()) this.showing.goOn();
    },
  });
  readonly routine = new Routine();
  invite = $state(""); // path of the link for players, where a seat is held
  private stream = "";
  private askedAt = 0; // when the prompt last changed

  constructor(
    readonly id: string,
    readonly game: GameInfo,
    readonly ui: GameUi | null,
    watching: boolean, // only what is public, whatever seats this browser holds
    readonly guide: Guide | null = null, // a lesson or a puzzle stands for the server
  ) {
    this.shelf = new Shelf(id);
    this.conversation = new Conversation(id, () => this.mine, this.shelf);
    const send = (message: FromPage): boolean => this.socket.send(message);
    this.outbox = new Outbox(send, this.shelf.left, (unsent) => this.shelf.keep(unsent));
    this.device = new Device(
      id,
      watching,
      () => this.step,
      () => this.showing.pausedAt !== null,
    );
    this.composer = new Composer(
      () => this.wanted,
      (choice) => this.keysOf(choice),
      ui?.order ?? [],
    );
    document.addEventListener("visibilitychange", this.looked);
    const hear = (message: Heard): void => this.hear(message);
    const changed = (line: Line): void => void (this.line = line);
    const hello = (): Hello => this.device.hello(this.stream, this.lastSeq(), this.talk.length);
    this.socket = guide?.open(hear, changed) ?? new TableSocket(id, hello, hear, changed);
  }

  // -- what a board sees

  readonly present = $derived(this.past.at === null);
  readonly shown = $derived(this.past.moment?.step ?? this.step);
  readonly eyes = $derived(this.shown?.eyes ?? this.mine[0] ?? -1);
  readonly choices = $derived.by(() => {
    if (!this.step || !this.present || this.outbox.sent || this.beat) return [];
    return this.step.choices.map((action) => decode(this.game.verbs, action));
  });
  /** The answers that are lit: all legal ones, or those of them that a lesson takes. */
  readonly wanted = $derived.by(() => this.choices.filter((choice) => this.wants(choice.action)));
  readonly question = $derived.by(() => questionOf(this.game, this.shown)); // null when the game is over
  readonly decision = $derived(this.question?.name ?? "");
  readonly paragraph = $derived(this.question?.paragraph ?? "");
  readonly over = $derived(this.shown?.over != null);
  readonly words = $derived.by(() => {
    const bundle = wordsOf(this.game.name, page.language);
    const players = (this.info?.seats ?? []).map((seat, i) =>
      nameOf(seat, i, this.mine.includes(i)),
    );
    const called = (type: string, index: number): string | null =>
      this.ui?.called?.(type, index, this.view, this.words) ?? null;
    return new GameWords(page.language, bundle, this.game.names, players, called);
  });
  /** The log up to what is shown; a scene tells the rest itself. */
  readonly shownLog = $derived.by(() => {
    if (this.beat) return this.log.slice(0, this.fresh[0]?.n);
    return this.past.moment ? this.log.slice(0, this.past.moment.log) : this.log;
  });
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
  /** Something on the board or in the hand may be pressed. */
  readonly litSomewhere = $derived.by(() => this.composer.reached.lit.size > 0);
  readonly buttons = $derived.by(
    () => reach(this.choices, this.chosen, (choice) => this.keysOf(choice)).complete,
  );
  get mine(): readonly number[] {
    return this.device.mine;
  }
  get talk(): readonly Talk[] {
    return this.conversation.lines;
  }
  get sent(): boolean {
    return this.outbox.sent;
  }
  get taught(): boolean {
    return this.guide !== null;
  }
  get narrow(): boolean {
    return screenSize.narrow;
  }
  get beat(): Beat<unknown> | null {
    return this.present || this.past.filming ? this.reveal.beat : null;
  }
  get view(): unknown {
    return this.beat?.view ?? this.shown?.view;
  }
  get chosen(): readonly Key[] {
    return this.composer.chosen;
  }
  get inspected(): Key | null {
    return this.explaining.inspected;
  }

  lit(key: Key): boolean {
    return this.composer.lit(key);
  }
  picked(key: Key): boolean {
    return this.composer.picked(key);
  }
  point(keys: readonly Key[]): void {
    this.explaining.pointed = new Set(keys);
  }
  marked(key: Key): boolean {
    return this.explaining.marked(key);
  }
  inspect(key: Key | null): void {
    this.explaining.inspect(key);
  }
  askWhyAction(action: number, key: Key | null): void {
    this.explaining.whyNotAction(action, key);
  }

  tellWhy(refusal: RefusalInfo): void {
    this.explaining.tell(refusal);
  }

  /** Whether an answer is taken: every legal one, or those of a lesson. */
  wants(action: number): boolean {
    return this.guide?.takes(action) ?? true;
  }

  press(key: Key): void {
    if (performance.now() - this.askedAt < GUARD) return;
    if (this.guide?.touch === key) return this.guide.touched();
    if (!this.composer.takes(key)) return this.explaining.whyNot(key);
    this.explaining.note = null;
    this.explaining.inspected = null;
    this.composer.press(key);
    const { finished } = this.composer;
    if (finished) this.answer(finished.action);
  }

  clear(): void {
    this.composer.clear();
  }
  /** Choose pieces beforehand, as a lesson does. */
  hold(keys: readonly Key[]): void {
    this.composer.chosen = [...keys];
  }

  target(key: Key, label = ""): TargetProps {
    const props = targetProps(this, key, label);
    return this.guide?.touch === key ? { ...props, "aria-disabled": "false" } : props;
  }

  keysOf(choice: Choice): Key[] {
    if (!this.ui) return [];
    return this.ui.keys?.(choice, this.view) ?? argumentKeys(choice, this.ui.pieces);
  }

  // -- what is sent

  answer(action: number): void {
    if (performance.now() - this.askedAt < GUARD || !this.step || this.sent) return;
    if (this.guide && !this.guide.takes(action)) return this.askWhyAction(action, null);
    this.explaining.note = null;
    this.outbox.answer(action, this.step.position);
  }

  /** The only answer gives itself; on two screens of a seat the same key, so that it counts once. */
  giveForced(action: number): void {
    const { position } = this.step!;
    this.routine.given(this.step!);
    this.outbox.answer(action, position, `forced-${position}`);
  }

  answerAll(actions: readonly number[]): void {
    if (performance.now() - this.askedAt < GUARD || this.sent) return;
    this.explaining.note = null;
    this.outbox.answerAll(actions);
    this.followPlan();
  }

  private followPlan(): void {
    if (this.step) this.outbox.followPlan(this.step.choices, this.step.position);
  }

  code(verb: string, ...args: number[]): number {
    return codeOf(this.game.verbs, verb, args);
  }

  say(text: string, about?: string, seat = this.eyes): void {
    this.outbox.say(text, about ?? null, seat, this.talk.length);
  }

  /** Look through the eyes of a seat that this screen holds, -1 for what is public. */
  look(seat: number): void {
    this.device.wanted = seat;
    this.socket.send({ t: "look", seat });
  }

  private readonly looked = (): void => this.past.watched(!document.hidden);

  /** Tell the server how long its bots may take. */
  tellPace(): void {
    this.socket.send({ t: "pace", share: this.showing.pace });
  }

  /** Straight to my next question, or to the end. */
  skipToMyTurn(): void {
    this.showing.skip();
    if (this.reveal.open) this.reveal.goOn();
    this.tellPace();
  }

  retry(): void {
    this.socket.retryNow();
  }
  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.showing.stop();
    this.reveal.forget();
    this.shelf.close();
    this.socket.close();
  }

  // -- what is heard

  private hear(message: Heard): void {
    switch (message.t) {
      case "welcome":
        return this.welcome(message);
      case "table":
        return this.know(message.table);
      case "step":
        return this.showing.receive(message);
      case "film":
        return this.past.expect(message.steps);
      case "talk":
        this.conversation.hear(message);
        return this.outbox.heard(message);
      case "why":
        return this.explaining.hearWhy(message);
      case "refused":
        return this.hearRefused(message);
      case "hint":
        return this.explaining.hearHint(message);
      case "coach":
        return this.explaining.hearCoach(message);
      case "pong":
        if (message.id === GREETED) this.outbox.sayAgain();
        return this.wishes.heard(message.id);
      case "done":
        return this.outbox.done();
    }
  }

  private welcome(message: Welcome): void {
    if (this.stream && this.stream !== message.stream) {
      this.showing.forget();
      this.reveal.forget();
    }
    this.stream = message.stream;
    this.device.mine = message.mine;
    this.invite = message.invite;
    this.know(message.table);
    this.outbox.resume();
    this.wishes.resume();
    this.tellPace();
    this.socket.send({ t: "ping", id: GREETED });
  }

  /** What everybody knows of the table; once its seats are settled, this browser's word is told. */
  private know(info: TableInfo): void {
    this.info = info;
    for (const word of heed(info, this.device.mine)) this.socket.send(word);
  }

  private lastSeq(): number {
    return (this.showing.newest ?? this.step)?.seq ?? 0;
  }

  private lookNow(): Look {
    if (!this.step || this.outbox.hurries || this.isRoutine(this.step)) return "none";
    return questionOf(this.game, this.step)?.brisk ? "brisk" : "calm";
  }

  /** Nothing is to be seen but what gave itself: the run of it is looked at as one. */
  private isRoutine(step: Step): boolean {
    return this.routine.passed(step) && this.fresh.every((event) => event.seat === step.eyes);
  }

  private apply(step: Step): void {
    this.changes.tell();
    const passed = this.step !== null && this.step.eyes !== step.eyes;
    const first = this.step === null || passed || (step.log === 0 && this.log.length > 0);
    if (passed) this.forget();
    const asked = this.step?.position !== step.position || this.step.eyes !== step.eyes;
    const added = step.events.map((event, i) => readEvent(this.game.events, event, step.log + i));
    this.before = first ? null : this.step?.view;
    this.fresh = first ? [] : added;
    this.log = [...this.log.slice(0, step.log), ...added];
    this.step = step;
    if (first && step.log === 0) this.past.begin();
    this.past.add({ step, log: this.log.length });
    const answered = asked && !this.outbox.awaits(step.position);
    if (answered || !step.choices.length) this.settle();
    if (asked) this.promptChanged();
    if (this.showing.skipping && (step.choices.length || step.over)) this.arrive();
    else if (this.deserves()) this.pause(step);
    if (!this.reveal.open) this.past.note();
    if (asked) this.followPlan();
  }

  /** What happened is looked at by itself; a film comes to it in time. */
  private deserves(): boolean {
    if (this.showing.skipping || this.past.filming || !this.fresh.length) return false;
    return this.ui?.pauses?.(this.fresh) ?? false;
  }

  /** The way to this person's question was skipped, and is at its end. */
  private arrive(): void {
    this.showing.skipping = false;
    this.tellPace();
  }

  /** What happened is shown at leisure before anything else. */
  private pause({ seq, view, eyes }: Step): void {
    const { before, fresh, words } = this;
    this.showing.pause(seq);
    this.reveal.begin({ before, view, fresh, words, eyes });
  }

  /** Play what the rules revealed between two moments of a film, if they did. */
  private playMissed(from: Moment, to: Moment): boolean {
    const fresh = this.log.slice(from.log, to.log);
    if (!this.ui?.pauses?.(fresh)) return false;
    this.fresh = fresh;
    const { view, eyes } = to.step;
    this.reveal.begin({ before: from.step.view, view, fresh, words: this.words, eyes });
    return true;
  }

  /** Other eyes look now: nothing that was one seat's stays. */
  private forget(): void {
    this.outbox.forget();
    this.wishes.forget();
    this.reveal.forget();
    this.explaining.forget();
    this.conversation.draft = "";
    this.promptChanged();
  }

  /** The answer that was on its way, if any, has arrived; nothing is composed any more. */
  private settle(): void {
    this.outbox.settle();
    this.composer.clear();
  }

  private promptChanged(): void {
    this.askedAt = performance.now();
    this.explaining.note = null;
    this.explaining.dismiss();
    this.explaining.matter = null;
  }

  private hearRefused(message: Refused): void {
    if (message.what === "word") return; // it came too late; the proof of the deal tells it
    if (!this.outbox.refused(message)) this.explaining.hearRefused(message);
  }
}

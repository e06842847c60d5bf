// The count of a round, column by column: hidden cards turn up, abilities act in their order, the
// objective goes to its winner. What came of each ability the server has told (AwardView.stages).
import type {
  AwardView,
  ColumnView,
  SeatView,
  StageView,
  TableView,
} from "../../wire/views/cape_epee";
import { plain } from "../../words/game";
import { HIDDEN } from "../../table/model";
import type { Beat, LogEvent, Mark, Played, RailStep, Scene } from "../game";
import { FACES, faceOf, halves } from "./cards";

const LOOKS = { open: 1300, turn: 650, sum: 900, act: 1900, win: 1900, take: 800 };
const CLOAK = FACES.findIndex((face) => face.name === "cloak");

/** How far the count of a column has come. */
interface Progress {
  turned: number; // hidden cards that have turned up
  stage: number; // -1: the cards are not all up yet
  settled: boolean; // every ability has acted
  taken: boolean; // the objective has gone
}
type Told = Pick<Beat<TableView>, "said" | "paragraph" | "look" | "sound"> & {
  marks?: Record<string, Mark>;
};

const LAID: Progress = { turned: 0, stage: -1, settled: false, taken: false };

class Count {
  readonly beats: Beat<TableView>[] = [];
  private readonly progress: Progress[];
  private readonly awards: readonly AwardView[];

  constructor(private readonly played: Played<TableView>) {
    this.awards = played.view.last;
    this.progress = this.awards.map(() => LAID);
  }

  tell(): this {
    this.open();
    this.awards.forEach((_, column) => this.column(column));
    return this;
  }

  private open(): void {
    const ended = this.played.fresh.find((event) => event.kind === "round-ended");
    if (ended) this.beat(0, { ...this.event(ended), look: LOOKS.open, sound: null });
  }

  private column(column: number): void {
    const award = this.awards[column]!;
    hiddenRows(award, this.cloaked()).forEach((row, n) => {
      this.go(column, { turned: n + 1 });
      this.beat(column, { ...this.turns(award, row), look: LOOKS.turn, sound: "card" });
    });
    award.stages.forEach((stage, n) => this.stage(column, stage, n));
    this.award(column);
  }

  private stage(column: number, stage: StageView, n: number): void {
    if (!stage.values.length) return;
    this.go(column, { stage: n });
    if (stage.card < 0) this.beat(column, { ...this.sum(stage), look: LOOKS.sum, sound: "count" });
    else this.beat(column, { ...this.acts(stage.card), look: LOOKS.act, sound: "strike" });
  }

  private award(column: number): void {
    const award = this.awards[column]!;
    const won = this.played.fresh.find(
      (event) =>
        (event.kind.startsWith("won-") || event.kind === "unclaimed") &&
        event.details[1] === column,
    );
    const told = won ? this.event(won) : { said: "", paragraph: "" };
    const marks = this.winning(award);
    this.go(column, { settled: true });
    this.beat(column, { ...told, look: LOOKS.win, sound: "prize", marks });
    this.go(column, { taken: true });
    this.beat(column, { ...told, look: LOOKS.take, sound: null });
  }

  private winning(award: AwardView): Record<string, Mark> {
    const to = award.winner >= 0 ? { to: `seat:${award.winner}` } : {};
    return { [`column:${award.column}`]: { tone: "gains", ...to } };
  }

  private go(column: number, step: Partial<Progress>): void {
    this.progress[column] = { ...this.progress[column]!, ...step };
  }

  private beat(column: number, told: Told): void {
    const focus: Mark = { tone: "now" };
    this.beats.push({
      ...told,
      act: column,
      view: this.view(),
      marks: { [`column:${column}`]: focus, ...this.marks(), ...told.marks },
      rail: this.rail(column),
    });
  }

  // -- what is said

  private event(event: LogEvent): { said: string; paragraph: string } {
    const { words, eyes } = this.played;
    return { said: plain(words.event(event, eyes)), paragraph: event.paragraph };
  }

  /** A card turns up: too late for its ability, or not. */
  private turns(award: AwardView, row: number): { said: string; paragraph: string } {
    const { card, owner } = award.cards[row]!;
    const idle = this.played.fresh.find(
      (event) =>
        (event.kind === "late" || event.kind === "muted") &&
        event.seat === owner &&
        event.details[0] === card,
    );
    if (idle) return this.event(idle);
    const { words } = this.played;
    const args = { ...words.pieceArgs("seat", owner), ...words.pieceArgs("card", card) };
    return { said: words.say("page-scene-turns", args), paragraph: "" };
  }

  private sum(stage: StageView): { said: string; paragraph: string } {
    const { words } = this.played;
    const totals = stage.totals.flatMap((total, seat) =>
      total === null ? [] : [`${words.player(seat)} ${halves(total)}`],
    );
    return { said: words.say("page-scene-sum", { totals: words.list(totals) }), paragraph: "" };
  }

  private acts(card: number): { said: string; paragraph: string } {
    const { words } = this.played;
    const text = words.say(`card-${faceOf(card).name}.text`);
    return {
      said: words.say("page-scene-acts", { ...words.pieceArgs("card", card), text }),
      paragraph: "",
    };
  }

  // -- what is shown

  private view(): TableView {
    const { before, view } = this.played;
    const taken = this.awards.filter((_, column) => this.progress[column]!.taken);
    return {
      ...view,
      round: before.round,
      columns: this.awards.map((award, column) => this.lay(award, this.progress[column]!)),
      seats: before.seats.map((seat, index) => ({
        ...seat,
        ...gained(
          seat,
          taken.filter((award) => award.winner === index),
        ),
      })),
    };
  }

  private lay(award: AwardView, { turned, stage, taken }: Progress): ColumnView {
    const { before, eyes } = this.played;
    const column = before.columns[award.column]!;
    const hidden = hiddenRows(award, this.cloaked()).slice(turned);
    const last = stage === award.stages.length - 1;
    return {
      ...column,
      objective: taken ? -1 : award.objective,
      laid: award.cards.length,
      fulfilled: false,
      cards: award.cards.map(({ owner, card }, row) => ({
        ...{ owner, up: !hidden.includes(row), known: false, cloaked: false, under: HIDDEN },
        card: hidden.includes(row) && owner !== eyes ? HIDDEN : card,
      })),
      totals: award.stages[stage]?.totals ?? column.totals,
      leader: last ? award.winner : -1,
    };
  }

  /** What each card counts by now, and what has become of it in this moment. */
  private marks(): Record<string, Mark> {
    const marks: Record<string, Mark> = {};
    this.awards.forEach((award, column) => {
      const { stage, settled } = this.progress[column]!;
      award.cards.forEach((_, row) => {
        const mark = settled ? settledMark(award, row) : markOf(award, row, stage);
        if (mark) marks[`at:${column}:${row}`] = mark;
      });
    });
    return marks;
  }

  private rail(column: number): RailStep[] {
    const { stage, settled } = this.progress[column]!;
    return this.awards[column]!.stages.slice(1).map(({ card }, n) => ({
      name: this.played.words.piece("card", card),
      icon: faceOf(card).icon,
      state: settled || n + 1 < stage ? "done" : n + 1 === stage ? "now" : "later",
    }));
  }

  /** The seats with a card under their Cloak. */
  private cloaked(): Set<number> {
    const { before, fresh } = this.played;
    const lying = before.columns.flatMap((column) => column.cards).filter((card) => card.cloaked);
    const hid = fresh.filter((event) => event.kind === "hid");
    return new Set([...lying.map((card) => card.owner), ...hid.map((event) => event.seat)]);
  }
}

/** The cards of a column that nobody has seen before the count. */
function hiddenRows(award: AwardView, cloaked: ReadonlySet<number>): number[] {
  return award.cards.flatMap((line, row) => {
    const above = award.cards[row - 1];
    const covered = above?.card === CLOAK && above.acted && above.owner === line.owner;
    return !line.acted || (covered && cloaked.has(line.owner)) ? [row] : [];
  });
}

function gained(seat: SeatView, awards: readonly AwardView[]): Partial<SeatView> {
  const objectives = awards.map((award) => award.objective);
  return {
    won: seat.won + awards.length,
    objectives: seat.objectives && [...seat.objectives, ...objectives],
  };
}

/** What a card has come to when all is done. */
function settledMark(award: AwardView, row: number): Mark | null {
  const { gone, value, printed } = award.cards[row]!;
  if (gone >= 0) return { tone: "gone" };
  return value === printed ? null : { tone: "now", value: halves(value) };
}

function markOf(award: AwardView, row: number, at: number): Mark | null {
  const line = award.cards[row]!;
  const stage = award.stages[at];
  if (!stage) return null;
  const kinds = award.stages.slice(0, at + 1).map((one) => one.card);
  if (line.gone >= 0 && kinds.includes(line.gone)) return { tone: "gone" };
  const now = stage.values[row] ?? null;
  const was = award.stages[at - 1]?.values[row] ?? null;
  const acts = line.acted && line.card === stage.card;
  const value = now !== line.printed ? { value: halves(now) } : {};
  if (at > 0 && now !== was && now !== null) {
    const text = was === null ? `= ${halves(now)}` : `${halves(was)} → ${halves(now)}`;
    return { tone: now >= (was ?? now) ? "gains" : "loses", text, ...value };
  }
  if (acts) return { tone: "acts", ...value };
  return value.value === undefined ? null : { tone: "now", ...value };
}

export function scene(played: Played<TableView>): Scene<TableView> {
  const { words, before, view } = played;
  return {
    title: words.say("page-round-count", { round: before.round }),
    acts: view.last.map((award) => words.piece("objective", award.objective)),
    beats: new Count(played).tell().beats,
  };
}

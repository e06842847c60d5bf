// Which puzzles this person has tried, and their own mistakes that come back as puzzles.
import { follow, write } from "../wire/following";
import type { GamePuzzles, PuzzleInfo, Weighed } from "../wire/types";
import { half, percent } from "../words/figure";

const TRIED = "cabale.puzzles";
const MISTAKES = "cabale.mistakes";
const GUEST = "cabale.guest";
const KEPT = 40; // mistakes

type Tried = Record<string, 0 | 1>; // by name: 1 if it was found at once, 0 if not

/** A choice of one's own that cost something beyond doubt. */
export interface Mistake {
  game: string;
  table: string;
  step: number; // of the replay
  seat: number;
  played: number;
  best: number;
  cost: number; // in percent
  error: number;
  found: boolean; // since
}

function stored<T>(key: string, none: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? none;
  } catch {
    return none;
  }
}

const keyOf = ({ table, step }: Mistake): string => `${table}/${step}`;

/** Both lists in one: what was found anywhere is found. */
export function joined(here: readonly Mistake[], there: readonly Mistake[]): Mistake[] {
  const all = new Map(there.map((one) => [keyOf(one), one]));
  for (const one of here) {
    const found = one.found || (all.get(keyOf(one))?.found ?? false);
    all.set(keyOf(one), { ...one, found });
  }
  return [...all.values()].slice(-KEPT);
}

class Progress {
  private tried = $state.raw<Tried>(stored(TRIED, {}));
  mistakes = $state.raw<readonly Mistake[]>(stored(MISTAKES, []));

  constructor() {
    follow(
      TRIED,
      () => (this.tried = stored(TRIED, {})),
      (here, there) => ({ ...((here as Tried | null) ?? {}), ...(there as Tried) }),
    );
    follow(
      MISTAKES,
      () => (this.mistakes = stored(MISTAKES, [])),
      (here, there) => joined((here as Mistake[] | null) ?? [], there as Mistake[]),
    );
  }

  /** Whether a puzzle was found at the first try; null: it was not tried. */
  of(name: string): boolean | null {
    const found = this.tried[name];
    return found === undefined ? null : found === 1;
  }

  keep(name: string, found: boolean): void {
    if (name in this.tried) return; // the first try counts
    this.tried = { ...this.tried, [name]: found ? 1 : 0 };
    write(TRIED, this.tried);
  }

  count(game: GamePuzzles, theme = ""): { done: number; all: number } {
    const some = game.puzzles.filter((one) => !theme || one.theme === theme);
    return { done: some.filter((one) => this.of(one.name) !== null).length, all: some.length };
  }

  /** The easiest that was not tried yet, of the same theme first. */
  next(game: GamePuzzles, theme = "", but = ""): PuzzleInfo | null {
    const open = game.puzzles.filter((one) => one.name !== but && this.of(one.name) === null);
    return open.find((one) => one.theme === theme) ?? open[0] ?? null;
  }

  // -- one's own mistakes

  /** Keep what an analysis found of one's own choices. */
  remember(game: string, table: string, choices: readonly Weighed[]): void {
    const found = choices.map(({ step, seat, action, best, cost, error }) => {
      const figures = { cost: percent(cost), error: half(error) };
      return { game, table, step, seat, played: action, best, ...figures, found: false };
    });
    this.store(joined(found, this.mistakes));
  }

  mistake(table: string, step: number): Mistake | null {
    return this.mistakes.find((one) => one.table === table && one.step === step) ?? null;
  }

  found(mistake: Mistake): void {
    const key = keyOf(mistake);
    this.store(this.mistakes.map((one) => (keyOf(one) === key ? { ...one, found: true } : one)));
  }

  /** The table is no longer kept. */
  drop(table: string, step: number): void {
    this.store(this.mistakes.filter((one) => one.table !== table || one.step !== step));
  }

  private store(mistakes: readonly Mistake[]): void {
    if (JSON.stringify(mistakes) === JSON.stringify(this.mistakes)) return;
    this.mistakes = mistakes;
    write(MISTAKES, mistakes);
  }
}

export const progress = new Progress();

/** A word of this browser's own, so that its first tries are counted once. */
export function guest(): string {
  const word = localStorage.getItem(GUEST) ?? crypto.getRandomValues(new Uint32Array(3)).join("-");
  localStorage.setItem(GUEST, word);
  return word;
}

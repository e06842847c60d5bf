// The box as it is being changed: what differs from the standard one, and what is wrong with it.
import { boxOf, checkEdition, readEdition, saveEdition } from "../wire/api";
import type { BoxFault, BoxValue, EditionInfo, ReadBack } from "../wire/types";
import { rememberEdition } from "./mine";

export type Value = BoxValue["value"];

const PAUSE = 250; // milliseconds after the last key before the server is asked

export const same = (one: Value | undefined, other: Value): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const groupOf = (key: string): string => key.split(".")[0] ?? key;

export class Draft {
  standard = $state.raw<BoxValue[]>([]); // the box of the game
  whole = $state.raw<string[]>([]); // groups that are given as a whole
  own = $state<Record<string, Value>>({}); // what differs, by key
  faults = $state.raw<BoxFault[]>([]);
  name = $state("");
  kept = $state.raw<EditionInfo | null>(null); // as it was last saved or opened
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0; // checks begun; only the last one counts

  constructor(readonly game: string) {}

  /** The values of the form: those of the box, then rows that only the edition has. */
  get rows(): BoxValue[] {
    const known = new Set(this.standard.map((one) => one.key));
    const pattern = this.standard[0];
    if (!pattern) return [];
    const more = Object.keys(this.own).filter((key) => !known.has(key) && this.isWhole(key));
    return [...this.standard, ...more.map((key) => ({ ...pattern, key, value: "" }))];
  }

  get changes(): string[] {
    return Object.keys(this.own);
  }

  /** All that has to be said to the server. */
  get values(): Record<string, Value> {
    const touched = new Set(
      this.changes.map(groupOf).filter((group) => this.whole.includes(group)),
    );
    const all = this.standard.filter((one) => touched.has(groupOf(one.key)));
    return { ...Object.fromEntries(all.map((one) => [one.key, one.value])), ...this.own };
  }

  get isKept(): boolean {
    return (
      this.kept !== null && this.kept.name === this.name && same2(this.kept.values, this.values)
    );
  }

  private isWhole(key: string): boolean {
    return this.whole.includes(groupOf(key));
  }

  valueOf(row: BoxValue): Value {
    return this.own[row.key] ?? row.value;
  }

  async open(edition: string): Promise<void> {
    const box = await boxOf(this.game);
    this.standard = box.values;
    this.whole = box.whole;
    if (!edition) return;
    const found = await readEdition(edition);
    this.kept = found;
    rememberEdition(found);
    this.take(found.name, found.values);
  }

  /** Take over what an edition or a file says. */
  take(name: string, values: Record<string, Value>): void {
    const known = new Map(this.standard.map((one) => [one.key, one.value]));
    const differs = ([key, value]: [string, Value]): boolean => {
      const before = known.get(key);
      return before === undefined || !same(before, value);
    };
    this.own = Object.fromEntries(Object.entries(values).filter(differs));
    this.name = name || this.name;
    this.faults = [];
  }

  import(back: ReadBack): void {
    this.take(back.name, back.values);
    this.faults = back.faults;
  }

  set(row: BoxValue, value: Value): void {
    if (same(row.value, value)) delete this.own[row.key];
    else this.own[row.key] = value;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** Ask the server what is wrong; a later question makes an earlier answer void. */
  async check(): Promise<void> {
    const turn = ++this.asked;
    const faults = this.changes.length ? await checkEdition(this.game, this.values) : [];
    if (turn === this.asked) this.faults = faults;
  }

  async save(): Promise<EditionInfo> {
    const kept = await saveEdition(this.game, this.name, this.values);
    this.kept = kept;
    this.name = kept.name;
    rememberEdition(kept);
    return kept;
  }
}

function same2(one: Record<string, Value>, other: Record<string, Value>): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => same(other[key], one[key]!))
  );
}

// Sentences about one game at one table: the same rules as `Words` in src/cabale/words/words.py.
import type { FluentBundle } from "@fluent/bundle";
import { letterOf } from "../look/seats";
import { HIDDEN, keyOf, type Choice, type Key, type LogEvent } from "../table/model";
import { attributes, format, has, type Args, type Language } from "./fluent";

/** A stretch of a sentence; with `key` it names a piece, with `seat` a player. */
export interface Part {
  text: string;
  key?: Key;
  seat?: number;
}

export interface Refusal {
  key: string;
  paragraph: string;
  args: [string, number][];
}

// Marks around the words of a piece while a sentence is put together (private use characters).
const OPEN = "\uE000";
const MID = "\uE001";
const CLOSE = "\uE002";

/** A number counted in halves, which is never a secret and may be negative: 19 is 9½. */
export function sayHalves(value: number): string {
  const whole = Math.abs(value) === 1 ? "" : String(Math.floor(Math.abs(value) / 2));
  return (value < 0 ? "−" : "") + whole + (value % 2 ? "½" : "");
}

export class GameWords {
  private readonly told = new WeakMap<LogEvent, { viewer: number; sentence: Part[] }>();

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly names: Readonly<Record<string, readonly string[]>>,
    private readonly players: readonly string[],
    private readonly called: (type: string, index: number) => string | null = () => null,
  ) {}

  has(key: string): boolean {
    return has(this.bundle, key);
  }

  say(key: string, args: Args = {}): string {
    return format(this.bundle, key, args);
  }

  /** The kebab-case name of a piece, as records call it; its number where a type has no names. */
  id(type: string, index: number): string {
    if (type === "seat") return index < 0 ? "chance" : letterOf(index);
    if (index === HIDDEN) return "hidden";
    return this.names[type]?.[index] ?? String(index);
  }

  /** One piece in words. */
  piece(type: string, index: number): string {
    return String(this.pieceArgs(type, index)[type]);
  }

  player(seat: number): string {
    return seat < 0 ? this.say("chance") : this.players[seat] || letterOf(seat);
  }

  /** `of Élise`, as a language joins it to the name. */
  private of(name: string, mark: (text: string) => string): string {
    const vowel = /^([aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouéè])/i.test(name);
    return this.say(vowel ? "of-vowel" : "of-name", { name: mark(name) });
  }

  /** Several names as people enumerate them. */
  listPlayers(seats: readonly number[]): string {
    return this.list(seats.map((seat) => this.player(seat)));
  }

  list(names: readonly string[]): string {
    if (names.length < 2) return names[0] ?? "";
    return this.say("list-and", { first: names.slice(0, -1).join(", "), last: names.at(-1)! });
  }

  /** The variables by which a message speaks of one piece. */
  pieceArgs(type: string, index: number, suffix = "", marked = false): Args {
    const slot = type + suffix;
    const mark = (text: string): string =>
      marked ? `${OPEN}${keyOf(type, index)}${MID}${text}${CLOSE}` : text;
    if (type === "seat") {
      const name = this.player(index);
      return {
        [slot]: mark(name),
        [`${slot}-id`]: this.id(type, index),
        [`${slot}-of`]: this.of(name, mark),
      };
    }
    if (type === "half") return { [slot]: sayHalves(index), [`${slot}-id`]: String(index) };
    if (!this.names[type] && index !== HIDDEN)
      return { [slot]: this.called(type, index) ?? index, [`${slot}-id`]: String(index) };
    const message = index === HIDDEN ? `hidden-${type}` : `${type}-${this.id(type, index)}`;
    if (index === HIDDEN && !this.has(message)) return { [slot]: "…", [`${slot}-id`]: "hidden" };
    const args: Args = { [slot]: mark(this.say(message)), [`${slot}-id`]: this.id(type, index) };
    for (const attribute of attributes(this.bundle, message)) {
      const text = this.say(`${message}.${attribute}`);
      args[`${slot}-${attribute}`] = attribute === "gender" ? text : mark(text);
    }
    return args;
  }

  /** The variables of several pieces; the second of a type takes the suffix 2. */
  args(types: readonly string[], values: readonly number[], taken = "", marked = false): Args {
    const seen = new Map<string, number>(taken ? [[taken, 1]] : []);
    const args: Args = {};
    types.forEach((type, i) => {
      const value = values[i];
      if (value === undefined) return;
      const n = (seen.get(type) ?? 0) + 1;
      seen.set(type, n);
      Object.assign(args, this.pieceArgs(type, value, n === 1 ? "" : String(n), marked));
    });
    return args;
  }

  /** What happened, in one sentence whose pieces can be pointed at. */
  event(event: LogEvent, viewer: number): Part[] {
    const known = this.told.get(event);
    if (known?.viewer === viewer) return known.sentence;
    const sentence = this.tell(event, viewer);
    this.told.set(event, { viewer, sentence });
    return sentence;
  }

  private tell(event: LogEvent, viewer: number): Part[] {
    const args = this.pieceArgs("seat", event.seat, "", true);
    args["you"] = viewer >= 0 && viewer === event.seat ? "yes" : "no";
    Object.assign(args, this.args(event.types, event.details, "seat", true));
    return parts(this.say(`event-${event.kind}`, args));
  }

  /** One answer, as the label of a button. */
  choice(choice: Choice): string {
    return this.say(`verb-${choice.verb}`, this.args(choice.types, choice.args));
  }

  /** Why not, in one sentence. */
  refusal(refusal: Refusal): string {
    const types = refusal.args.map(([type]) => type);
    const values = refusal.args.map(([, value]) => value);
    return this.say(`refusal-${refusal.key}`, this.args(types, values));
  }

  /** Why an answer, or what matters, in one sentence. */
  reason(reason: { key: string; args: [string, number][] }): string {
    const types = reason.args.map(([type]) => type);
    const values = reason.args.map(([, value]) => value);
    return this.say(`reason-${reason.key}`, this.args(types, values));
  }

  /** The same, with its pieces where they are named. */
  reasonParts(reason: { key: string; args: [string, number][] }): Part[] {
    const types = reason.args.map(([type]) => type);
    const values = reason.args.map(([, value]) => value);
    return parts(this.say(`reason-${reason.key}`, this.args(types, values, "", true)));
  }

  /** What must be done, worded for `viewer`: by it, or by those it waits for. */
  prompt(
    decision: string,
    waiting: readonly number[],
    viewer: number,
    pieces: readonly (readonly [string, number])[] = [],
  ): Part[] {
    if (!waiting.length) return [{ text: this.say("prompt-chance") }];
    const acts = waiting.includes(viewer);
    const args = this.args(
      pieces.map(([type]) => type),
      pieces.map(([, value]) => value),
      "seat",
      true,
    );
    args["seat"] = acts ? this.player(viewer) : this.listPlayers(waiting);
    args["count"] = waiting.length;
    return parts(this.say(`${acts ? "prompt" : "wait"}-${decision}`, args));
  }
}

/** A sentence cut where its pieces are. */
export function parts(text: string): Part[] {
  return text.split(/[\uE000\uE002]/).flatMap((stretch) => {
    if (!stretch) return [];
    const [key, words] = stretch.split(MID);
    if (words === undefined) return [{ text: stretch }];
    const seat = key?.startsWith("seat:") ? { seat: Number(key.slice(5)) } : {};
    return [{ text: words, key: key!, ...seat }];
  });
}

/** A heading within a sentence; a name with a second capital, as House of Nobles, stays. */
export function lowered(name: string): string {
  if (/\s\p{Lu}/u.test(name)) return name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function plain(sentence: readonly Part[]): string {
  return sentence.map((part) => part.text).join("");
}

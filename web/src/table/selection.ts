// How a click on a piece becomes part of an answer. Pure functions of the legal answers.
import type { VerbInfo } from "../wire/types";
import { keyOf, partsOf, type Choice, type Key } from "./model";

/** Which keys a choice lights; a choice without keys is a button. */
export type KeysOf = (choice: Choice) => Key[];

/** An action code in the words of its verb. */
export function decode(verbs: readonly VerbInfo[], action: number): Choice {
  const verb = verbs.find((v) => v.base <= action && action < v.base + v.rows * v.columns);
  if (!verb) return { action, verb: "unknown", args: [], types: [] };
  const offset = action - verb.base;
  const parts = [Math.floor(offset / verb.columns), offset % verb.columns];
  return { action, verb: verb.name, args: parts.slice(0, verb.args.length), types: verb.args };
}

/** The code of a verb and its pieces. */
export function encode(verb: VerbInfo, args: readonly number[]): number {
  return verb.base + (args[0] ?? 0) * verb.columns + (args[1] ?? 0);
}

/** The code of a verb by its name. */
export function codeOf(verbs: readonly VerbInfo[], name: string, args: readonly number[]): number {
  return encode(
    verbs.find((verb) => verb.name === name)!,
    args,
  );
}

/** The keys of a choice: its arguments of the types that the board draws. */
export function argumentKeys(choice: Choice, drawn: readonly string[]): Key[] {
  return choice.args.flatMap((index, i) => {
    const type = choice.types[i] ?? "";
    return drawn.includes(type) ? [keyOf(type, index)] : [];
  });
}

function holds(all: readonly Key[], some: readonly Key[]): boolean {
  const left = [...all];
  return some.every((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What the chosen pieces still allow. */
export interface Reach {
  candidates: Choice[]; // answers that hold everything chosen
  lit: ReadonlySet<Key>; // pieces that bring one of them nearer
  complete: Choice[]; // answers that need no further piece
}

export function reach(choices: readonly Choice[], chosen: readonly Key[], keysOf: KeysOf): Reach {
  const candidates: Choice[] = [];
  const complete: Choice[] = [];
  const lit = new Set<Key>();
  for (const choice of choices) {
    const keys = keysOf(choice);
    if (!holds(keys, chosen)) continue;
    candidates.push(choice);
    if (keys.length === chosen.length) complete.push(choice);
    for (const key of keys) if (!chosen.includes(key)) lit.add(key);
  }
  return { candidates, lit, complete };
}

/** What is chosen after a click on a lit piece; a piece that fits only alone begins anew. */
export function choose(
  choices: readonly Choice[],
  chosen: readonly Key[],
  key: Key,
  keysOf: KeysOf,
): Key[] {
  if (chosen.includes(key)) return chosen.filter((other) => other !== key);
  const more = [...chosen, key];
  if (reach(choices, more, keysOf).candidates.length) return more;
  const swapped = chosen.filter((other) => other.split(":")[0] !== key.split(":")[0]).concat(key);
  if (reach(choices, swapped, keysOf).candidates.length) return swapped;
  return reach(choices, [key], keysOf).candidates.length ? [key] : [...chosen];
}

/** The answer a grey piece would have been part of, to ask why not. */
export function refusedAction(
  verbs: readonly VerbInfo[],
  choices: readonly Choice[],
  chosen: readonly Key[],
  key: Key,
  places: Readonly<Record<string, Key>> = {},
): number | null {
  const alone = verbs.find((verb) => places[verb.name] === key);
  if (alone) return encode(alone, []);
  const { piece, index } = partsOf(key);
  const asked = verbs.filter((verb) => choices.some((choice) => choice.verb === verb.name));
  const verb = [...asked, ...verbs].find((v) => v.args.includes(piece));
  if (!verb) return null;
  const model = choices.find((choice) => choice.verb === verb.name);
  let placed = false;
  const args = verb.args.map((type, i) => {
    if (type === piece && !placed) {
      placed = true;
      return index;
    }
    const picked = chosen.find((other) => other.startsWith(`${type}:`));
    return picked ? Number(picked.slice(type.length + 1)) : (model?.args[i] ?? 0);
  });
  if ((args[0] ?? 0) >= verb.rows || (args[1] ?? 0) >= verb.columns) return null;
  return encode(verb, args);
}

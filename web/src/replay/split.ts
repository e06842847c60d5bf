// What moved somebody's chance of winning: their own choices, or chance and the others.
import type { Weighed } from "../wire/types";
import { half, percent } from "../words/figure";

export interface Section {
  title: string;
  step: number; // at which it begins
}

export interface Share {
  title: string;
  choices: number; // what the seat's own choices gave away beyond doubt, never above 0
  luck: number; // all the rest: draws, and what the others did
}

/** Whether the figures that people read leave no doubt that a choice gave something away. */
export function isCostly({ cost, error }: Weighed): boolean {
  return percent(cost) > half(error);
}

/** What a seat's choices gave away beyond doubt. */
export function given(choices: readonly Weighed[], seat: number): number {
  const own = choices.filter((one) => one.seat === seat && isCostly(one));
  return own.reduce((sum, one) => sum + one.cost, 0);
}

/** The half of the interval in which that lies. */
export function doubt(choices: readonly Weighed[], seat: number): number {
  const own = choices.filter((one) => one.seat === seat && isCostly(one));
  return Math.hypot(...own.map((one) => one.error));
}

/** Each part of a game in which somebody chose; the shares of all add up to the whole swing. */
export function split(
  choices: readonly Weighed[],
  sections: readonly Section[],
  seat: number,
  ended: number, // the seat's part of the victory
): Share[] {
  const index = (one: Weighed): number => sections.findLastIndex(({ step }) => step < one.step);
  const groups = new Map<number, Weighed[]>();
  for (const one of choices) groups.set(index(one), [...(groups.get(index(one)) ?? []), one]);
  const parts = [...groups.entries()];
  return parts.map(([at, own], i) => {
    const from = own[0]!.chances[seat] ?? 0;
    const to = parts[i + 1]?.[1][0]?.chances[seat] ?? ended;
    const lost = given(own, seat);
    return { title: sections[at]?.title ?? "", choices: -lost || 0, luck: to - from + lost };
  });
}

// Which ready-made sentence a pitch would have: the same choice as in src/cabale/games/reigns/talk.py,
// made from what everybody sees, so that an advisor reads it before it is said.
import type { Back, Claim, Speech, View } from "../../wire/views/reigns";
import { ENTRIES } from "./model";

const OPENERS = 13;
const ICONS = 12;
const VARIANTS = 2;
const CLAUSES = 6;
const CLOSERS = 5;
const HINGES = 7;
const LINKS = 3;
const TOUCHES = 4;
const ROOM = 2;
const DEEDS = 2;
const SELDOM = 4;
const ENOUGH_REIGNS = 2;
const LONGEST = 60;
const STRIDE = 17; // from one sentence to another: no factor in common with the numbers above

const isStrong = (force: number): boolean => force === 0 || force === 3;
const isRise = (force: number): boolean => force >= 2;

/** A number that no other proposal of the game has. */
function placeInGame(view: View, seat: number): number {
  const seats = view.seats.length;
  const rank = (seat - view.monarch - 1 + seats) % seats;
  return LONGEST * reignsBefore(view) + (view.turn - 1) * (seats - 1) + rank;
}

const reignsBefore = (view: View): number =>
  view.seats.filter((one) => one.reigned && one.seat !== view.monarch).length;

/** A number by which reigns and games differ, as the annals tell them. */
function past(view: View): number {
  return view.reigns
    .filter((one) => one.monarch !== view.monarch)
    .reduce((sum, { turns, court }) => sum + 5 * turns + court, view.monarch);
}

/** A number by which backs differ. */
function shadeOf({ character, pillars, dots }: Back): number {
  const bits = (row: readonly number[]): number => row.reduce((sum, p) => sum + (1 << p), 0);
  return 5 * character + 7 * bits(pillars) + 3 * bits(dots);
}

/** What there is to begin with: the last word to this monarch, else the hour. */
function causeOf(view: View, seat: number): number {
  const credit = view.seats[seat]?.credit.find((one) => one.monarch === view.monarch);
  const word = credit?.words.at(-1);
  if (word !== undefined) return word ? 2 : 3;
  if (view.turn === 1) return 0;
  return reignsBefore(view) >= ENOUGH_REIGNS ? 1 : -1;
}

/** The claims whose deeds are asked for: the strongest, what rises before what falls. */
function asked(claims: readonly Claim[]): Claim[] {
  const strongest = claims.toSorted(
    (a, b) => Number(isStrong(b.force)) - Number(isStrong(a.force)),
  );
  return strongest
    .slice(0, DEEDS)
    .toSorted((a, b) => Number(isRise(b.force)) - Number(isRise(a.force)));
}

/** The sentence of a pitch; `other` counts how often another one was wished. */
export function speechFor(
  view: View,
  seat: number,
  back: Back,
  claims: readonly Claim[],
  other = 0,
): Speech {
  const n = placeInGame(view, seat) + STRIDE * (past(view) + other);
  const shade = shadeOf(back);
  const round = Math.floor(n / ICONS);
  const slant = round + n;
  const deeds = asked(claims);
  const explained = explainedBy(claims, deeds, slant);
  const pillars = deeds.length ? deeds.map((one) => one.pillar) : [Math.min(...back.pillars)];
  const hasRoom = deeds.length + explained.length <= ROOM;
  const cause = n % SELDOM || !hasRoom ? -1 : causeOf(view, seat);
  return {
    opener: slant % OPENERS,
    icons: pillars.map((p, i) => ICONS * p + (((i ? 7 * n + round : n) + 5 * p) % ICONS)),
    ways: deeds.map((one) => Number(isRise(one.force))),
    variants: deeds.map((_, i) => (round + i) % VARIANTS),
    link: Math.floor(n / 7) % (deeds.length ? LINKS : TOUCHES),
    clauses: explained.map(({ pillar, force }, i) => ({
      pillar,
      force,
      words: (slant + shade + pillar) % CLAUSES,
      hinge: (Math.floor(n / 5) + shade + i) % HINGES,
    })),
    entry: cause < 0 ? -1 : ENTRIES * cause + ((Math.floor(n / SELDOM) + shade) % ENTRIES),
    closer: hasRoom && cause < 0 ? (slant + shade) % CLOSERS : -1,
    occasion: 0,
    verdict: 0,
  };
}

/** The claims of which a clause tells: those without a deed; of two deeds at times a strong one. */
function explainedBy(claims: readonly Claim[], deeds: readonly Claim[], slant: number): Claim[] {
  if (deeds.length === 1) return [...deeds];
  const others = claims.filter((one) => !deeds.includes(one));
  if (others.length || slant % 2) return others;
  return deeds.filter((one) => isStrong(one.force)).slice(0, 1);
}

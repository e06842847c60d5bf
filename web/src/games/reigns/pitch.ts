// Which ready-made sentence a pitch would have: the same choice as in src/cabale/games/reigns/talk.py,
// made from what everybody sees, so that an advisor reads it before it is said.
import type { Back, Claim, Speech, View } from "../../wire/views/reigns";

const OPENERS = 11;
const ICONS = 12;
const CLAUSES = 4;
const CLOSERS = 3;
const HINGES = 3;
const LINKS = 2;
const ROOM = 2;
const DEEDS = 2;
const LONGEST = 60;
const STRIDE = 17; // from one sentence to another: no factor in common with the numbers above

const isStrong = (force: number): boolean => force === 0 || force === 3;
const isRise = (force: number): boolean => force >= 2;

/** A number that no other proposal of the game has. */
function placeInGame(view: View, seat: number): number {
  const seats = view.seats.length;
  const rank = (seat - view.monarch - 1 + seats) % seats;
  const before = view.seats.filter((one) => one.reigned && one.seat !== view.monarch).length;
  return LONGEST * before + (view.turn - 1) * (seats - 1) + rank;
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
  const n = placeInGame(view, seat) + STRIDE * other;
  const round = Math.floor(n / ICONS);
  const slant = round + n;
  const deeds = asked(claims);
  const explained = explainedBy(claims, deeds, slant);
  const pillars = deeds.length ? deeds.map((one) => one.pillar) : [Math.min(...back.pillars)];
  return {
    opener: slant % OPENERS,
    icons: pillars.map((p, i) => ICONS * p + (((i ? 7 * n + round : n) + 5 * p) % ICONS)),
    ways: deeds.map((one) => Number(isRise(one.force))),
    link: Math.floor(n / 7) % LINKS,
    clauses: explained.map(({ pillar, force }, i) => ({
      pillar,
      force,
      words: (slant + pillar) % CLAUSES,
      hinge: (Math.floor(n / 5) + i) % HINGES,
    })),
    closer: deeds.length + explained.length > ROOM ? -1 : slant % CLOSERS,
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

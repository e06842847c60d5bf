// How the pieces are drawn: emblems and colours, in the order of the server's names.
import bookCover from "icon:open-book";
import castle from "icon:castle";
import crossedSwords from "icon:crossed-swords";
import executioner from "icon:executioner-hood";
import fan from "icon:handheld-fan";
import greekTemple from "icon:greek-temple";
import guillotine from "icon:guillotine";
import hooded from "icon:hooded-assassin";
import popeCrown from "icon:pope-crown";
import pyre from "icon:pyre";
import rally from "icon:rally-the-troops";
import tiedScroll from "icon:tied-scroll";
import twoCoins from "icon:two-coins";
import type { HeadsView, RecipeView } from "../../wire/views/heads_of_state";
import type { GameWords, Sign } from "../game";

export interface Attribute {
  icon: string;
  colour: string;
}

export const ATTRIBUTES: readonly Attribute[] = [
  { icon: twoCoins, colour: "#8c6510" },
  { icon: tiedScroll, colour: "#8a2f2f" },
  { icon: rally, colour: "#2f3d66" },
  { icon: castle, colour: "#5a4632" },
  { icon: greekTemple, colour: "#2b4c9b" },
  { icon: bookCover, colour: "#1f6f5c" },
  { icon: crossedSwords, colour: "#3f4652" },
  { icon: popeCrown, colour: "#6b3fa0" },
  { icon: fan, colour: "#a03a64" },
];
export const COURTESAN = 8;
export const BURGUNDY = 6; // a sector

/** A beam, a post and a rope: the icons have no gallows. */
const GALLOWS =
  "M64 448h384v32H64zM112 40h48v408h-48zM112 40h288v44H112zM160 170l96-86h48L160 214zM344 84h20v96h-20zM354 176a52 52 0 1 1 0 104a52 52 0 1 1 0-104zm0 22a30 30 0 1 0 0 60a30 30 0 1 0 0-60z";

const ASSASSIN_COLOUR = "#343a46";
export const COUNTRY_COLOURS = ["#a23b3b", "#2b4c9b", "#94690a", "#2f6b45"] as const;

export interface Treachery {
  icon: string;
  colours: readonly [string, string];
}

const [red, blue, gold, green] = COUNTRY_COLOURS;

export const TREACHERIES: readonly Treachery[] = [
  { icon: hooded, colours: [ASSASSIN_COLOUR, ASSASSIN_COLOUR] },
  { icon: executioner, colours: [red, red] },
  { icon: guillotine, colours: [blue, blue] },
  { icon: pyre, colours: [gold, gold] },
  { icon: GALLOWS, colours: [green, green] },
  { icon: guillotine, colours: [blue, green] },
  { icon: guillotine, colours: [blue, red] },
  { icon: guillotine, colours: [blue, gold] },
  { icon: executioner, colours: [red, green] },
  { icon: GALLOWS, colours: [green, gold] },
  { icon: executioner, colours: [red, gold] },
];
export const ASSASSIN = 0;

// -- the board

export const NOBLES = 7;
export const KING = 6;
export const SECTORS = 16;
export const TURN_LIMITS = [10, 4] as const;

export function countryOf(view: HeadsView, sector: number): number {
  return view.countries.findIndex((land) => land.sectors.includes(sector));
}

export function isCapital(view: HeadsView, sector: number): boolean {
  return view.countries.some((land) => land.capital === sector);
}

/** Whether the card at a place of a set is lacking: of one needed twice, the last ones are. */
export function isLacking(recipe: RecipeView, place: number): boolean {
  const card = recipe.set[place];
  const same = (one: number): boolean => one === card;
  return recipe.set.slice(place).filter(same).length <= recipe.missing.filter(same).length;
}

export function placeOf(sector: number, noble: number): number {
  return sector * NOBLES + noble;
}

export interface Space {
  index: number;
  noble: number;
  place: number;
  holder: number; // seat, or -1
}

/** The spaces of a sector, the higher noble first. */
export function spacesOf(view: HeadsView, sector: number): Space[] {
  return [sector * 2, sector * 2 + 1].flatMap((index) => {
    const noble = view.nobles[index] ?? -1;
    if (noble < 0) return [];
    return [{ index, noble, place: placeOf(sector, noble), holder: view.holders[index] ?? -1 }];
  });
}

/** The dead nobles turned over in a sector, by seat. */
export function deadIn(view: HeadsView, sector: number): { seat: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const [seat = 0, space = 0, count = 0] of view.dead)
    if (space >> 1 === sector) counts.set(seat, (counts.get(seat) ?? 0) + count);
  return [...counts].map(([seat, count]) => ({ seat, count }));
}

/** Each card of a counted pile by itself. */
export function spread(counts: readonly number[]): number[] {
  return counts.flatMap((count, card) => Array.from({ length: count }, () => card));
}

/** Cards in places that stay: what was taken leaves its place empty, what is new fills one. */
export function settled(
  old: readonly (number | null)[],
  counts: readonly number[],
  size: number,
): (number | null)[] {
  const left = [...counts];
  const kept = Array.from({ length: size }, (_, i) => {
    const card = old[i] ?? null;
    if (card === null || !left[card]) return null;
    left[card] -= 1;
    return card;
  });
  const fresh = spread(left);
  return kept.map((card) => card ?? fresh.shift() ?? null);
}

/** How likely an assassin succeeds, in percent. */
export function chance(view: HeadsView): number {
  const [mine = 0, theirs = 0] = view.odds;
  return Math.round((100 * mine) / (mine + theirs));
}

/** Where points come from, as the view lists them. */
export const SOURCES = ["hexagons", "countries", "house", "rounds", "most"] as const;

/** What the signs on cards and spaces stand for. */
export function legend(words: GameWords): Sign[] {
  return [
    ...ATTRIBUTES.map(({ icon }, i) => ({ icon, means: words.piece("attribute", i) })),
    ...TREACHERIES.map(({ icon }, i) => ({ icon, means: words.piece("treachery", i) })),
  ];
}

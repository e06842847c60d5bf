// The pieces of Louis XIV as the page draws them: where they lie, what they look like.
import cannon from "icon:cannon";
import castle from "icon:castle";
import cross from "icon:jerusalem-cross";
import crown from "icon:crown";
import dolphin from "icon:dolphin";
import eagle from "icon:eagle-emblem";
import fleur from "icon:fleur-de-lys";
import helm from "icon:visored-helm";
import imperial from "icon:imperial-crown";
import letter from "icon:envelope";
import lion from "icon:lion";
import necklace from "icon:pearl-necklace";
import book from "icon:open-book";
import ring from "icon:diamond-ring";
import rose from "icon:rose";
import snake from "icon:snake";
import sun from "icon:sun";
import swords from "icon:crossed-swords";
import tower from "icon:white-tower";
import coins from "icon:two-coins";
import king from "icon:heraldic-sun";
import mask from "icon:domino-mask";
import shield from "icon:shield";
import type { GameWords, Sign } from "../game";

/** A drawing is a path of game-icons, or the name of one drawn here. */
export const SCEPTRE = "sceptre";
export const GALERO = "galero";
export const ORLEANS = "orleans";
export const CARD = "card";

/** Emblems of the courtiers, from their arms or their story. */
export const EMBLEMS: readonly string[] = [
  imperial,
  ORLEANS,
  castle,
  dolphin,
  necklace,
  swords,
  snake,
  book,
  rose,
  tower,
  GALERO,
  cannon,
];
export const JOKER = 12;
export const JOKER_EMBLEM = sun;

/** Crown, sceptre, helmet, ring, letter. */
export const CHIPS: readonly string[] = [crown, SCEPTRE, helm, ring, letter];
export const CROWN = 0;
export const ANY_CHIP = 5;

/** Lily, lion, eagle, tower, cross, sun. */
export const SHIELDS: readonly string[] = [fleur, lion, eagle, tower, cross, sun];

/** Conditions of a board. */
export const MONEY = 0;
export const FIRST = 1;

/** Row and column of each courtier on the board of five by five. */
export const PLACES: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 3],
  [3, 2],
  [2, 1],
  [1, 0],
  [0, 1],
  [0, 3],
  [1, 4],
  [3, 4],
  [4, 3],
  [4, 1],
  [3, 0],
];

/** Where each chip lies: row, column and kind; crowns lie in two places. */
export const CHIP_GAPS: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [0, 2, 1],
  [2, 0, 2],
  [4, 2, 3],
  [2, 4, 4],
  [4, 4, 0],
];

/** Where the general supply of each seat lies, clockwise. */
export const SUPPLY_GAPS: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 3],
  [3, 3],
  [3, 1],
];

/** A diagonal link: the corner where it lies and the two courtiers that it joins. */
export interface Link {
  row: number;
  column: number;
  rising: boolean; // from the lower left to the upper right
  ends: readonly [number, number];
}

function courtierAt(row: number, column: number): number {
  return PLACES.findIndex(([r, c]) => r === row && c === column);
}

function linkAt(row: number, column: number): Link {
  const falling = courtierAt(row - 1, column - 1);
  if (falling >= 0) return { row, column, rising: false, ends: [falling, courtierAt(row, column)] };
  const ends = [courtierAt(row - 1, column), courtierAt(row, column - 1)] as const;
  return { row, column, rising: true, ends };
}

export const LINKS: readonly Link[] = [1, 2, 3, 4].flatMap((row) =>
  [1, 2, 3, 4].map((column) => linkAt(row, column)),
);

/** When a mission works, by the order in which the phases come. */
export const PHASES = ["supply", "influence", "counting", "missions"] as const;
export type Phase = (typeof PHASES)[number];

const WHEN: readonly [number, Phase, string][] = [
  [8, "supply", "supply"],
  [12, "influence", "start"],
  [14, "missions", "once"],
  [16, "influence", "influence"],
  [18, "missions", "missions"],
  [20, "missions", "end"],
  [26, "supply", "supply"],
  [30, "influence", "start"],
  [32, "influence", "influence"],
  [36, "supply", "supply"],
  [37, "influence", "influence"],
  [38, "influence", "last"],
  [40, "counting", "counting"],
];

export function phaseOf(mission: number): Phase {
  return WHEN.find(([end]) => mission < end)![1];
}

/** The key of the words that say when a mission works. */
export function whenOf(mission: number): string {
  return `page-when-${WHEN.find(([end]) => mission < end)![2]}`;
}

/** Light, medium or dark. */
export function deckOf(mission: number): number {
  return mission < 20 ? 0 : mission < 32 ? 1 : 2;
}

export const MISSION_POINTS = 5;
export const GOLD_FOR_SHIELD = 3; // at the end

/** The stones of one seat at a courtier: those that were there, and those being laid. */
export interface Stand {
  seat: number;
  stones: number;
  laid: number;
}

/** What the signs on boards, chips and cards stand for. */
export function legend(words: GameWords): Sign[] {
  const signs = { king, gold: coins, shield, mission: mask, card: CARD };
  return [
    ...Object.entries(signs).map(([name, icon]) => ({
      icon,
      means: words.say(`page-sign-${name}`),
    })),
    ...CHIPS.map((icon, i) => ({ icon, means: words.piece("chip", i) })),
    ...EMBLEMS.map((icon, i) => ({ icon, means: words.piece("courtier", i) })),
  ];
}

// The colour and the emblem of each game; a game that the page does not know gets a rosette.
import crossedSwords from "icon:crossed-swords";
import dominoMask from "icon:domino-mask";
import heraldicSun from "icon:heraldic-sun";
import laurelCrown from "icon:laurel-crown";
import cardRandom from "icon:card-random";
import throneKing from "icon:throne-king";

import { games } from "../wire/games.svelte";

export interface Figure {
  path: string; // of game-icons
  x: number;
  y: number;
  scale: number;
  outlined?: boolean; // in the colour of the ground, over another
}

export interface Emblem {
  accent: string; // the one colour of the game
  ground: string; // lines, in a box of 320 by 190
  figures: readonly Figure[];
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const at = (n: number): string => n.toFixed(1);

/** Rays from the middle, long and short in turn. */
const rays = range(96)
  .map((i) => {
    const turn = (i / 96) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const far = i % 2 ? 224 : 260;
    return `M${at(160 + 66 * x)} ${at(95 + 66 * y)}L${at(160 + far * x)} ${at(95 + far * y)}`;
  })
  .join("");

/** The meridians and parallels of a globe. */
const globe =
  range(13)
    .map((i) => `M${76 + 14 * i} -40Q${46 * i - 116} 95 ${76 + 14 * i} 230`)
    .join("") +
  range(9)
    .map((i) => `M-10 ${24 * i - 1}Q160 ${40 * i - 65} 330 ${24 * i - 1}`)
    .join("");

/** A fencing-room lattice. */
const lattice = range(28)
  .map((i) => `M${20 * i - 220} 0l190 190M${20 * i - 220} 190l190 -190`)
  .join("");

/** A rising sun of arches. */
const arches = range(20)
  .map((i) => {
    const r = 70 + 13 * i;
    return `M${160 - r} 220a${r} ${r} 0 1 1 ${2 * r} 0`;
  })
  .join("");

/** Guilloche: circles around the middle, as on the back of a playing card. */
const rosette = range(36)
  .map((i) => {
    const turn = (i / 36) * 2 * Math.PI;
    return `M${at(160 + 96 * Math.cos(turn) - 96)} ${at(95 + 96 * Math.sin(turn))}a96 96 0 1 1 192 0a96 96 0 1 1 -192 0`;
  })
  .join("");

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  louis_xiv: {
    accent: "var(--louis)",
    ground: rays,
    figures: [{ path: heraldicSun, x: 98, y: 33, scale: 0.242 }],
  },
  heads_of_state: {
    accent: "var(--heads)",
    ground: globe,
    figures: [{ path: laurelCrown, x: 101, y: 36, scale: 0.23 }],
  },
  cape_epee: {
    accent: "var(--cape)",
    ground: lattice,
    figures: [
      { path: crossedSwords, x: 96, y: 31, scale: 0.25 },
      { path: dominoMask, x: 124, y: 61, scale: 0.14, outlined: true },
    ],
  },
  reigns: {
    accent: "var(--reigns)",
    ground: arches,
    figures: [{ path: throneKing, x: 104, y: 37, scale: 0.219 }],
  },
};
const GUEST: Emblem = {
  accent: "var(--guest)",
  ground: rosette,
  figures: [{ path: cardRandom, x: 100, y: 35, scale: 0.235 }],
};

export function emblemOf(game: string): Emblem {
  const known = EMBLEMS[game];
  if (known) return known;
  const { accent = "", emblem = "" } = games.named(game) ?? {};
  const [figure] = GUEST.figures;
  return {
    ...GUEST,
    accent: accent || GUEST.accent,
    figures: emblem && figure ? [{ ...figure, path: emblem }] : GUEST.figures,
  };
}

export function accentOf(game: string): string {
  return emblemOf(game).accent;
}

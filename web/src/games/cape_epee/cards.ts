// How each card is drawn: its emblem, its kind and the value printed on it.
import cape from "icon:cape";
import compass from "icon:compass";
import corn from "icon:corn";
import crossedSwords from "icon:crossed-swords";
import bindle from "icon:bindle";
import fencer from "icon:fencer";
import giant from "icon:giant";
import grain from "icon:grain-bundle";
import assassin from "icon:hooded-assassin";
import imperialCrown from "icon:imperial-crown";
import banner from "icon:knight-banner";
import lightning from "icon:lightning-storm";
import loveLetter from "icon:love-letter";
import lyre from "icon:lyre";
import mirror from "icon:mirror-mirror";
import harp from "icon:harp";
import hat from "icon:pointy-hat";
import popeCrown from "icon:pope-crown";
import queenCrown from "icon:queen-crown";
import receiveMoney from "icon:receive-money";
import rose from "icon:rose";
import flask from "icon:round-bottom-flask";
import sabre from "icon:saber-and-pistol";
import snake from "icon:snake";
import dragon from "icon:spiked-dragon-head";
import hermit from "icon:tarot-09-the-hermit";
import twoCoins from "icon:two-coins";
import helm from "icon:visored-helm";
import witch from "icon:witch-flight";
import fleur from "icon:fleur-de-lys";
import hourglass from "icon:hourglass";
import type { GameWords, Sign } from "../game";

export type Kind = "plain" | "expert" | "immediate" | "end";

export interface Face {
  name: string;
  kind: Kind;
  value: string; // as printed
  home?: number; // domain in which an expert is worth HOME_VALUE
  icon: string;
}

const HOME_VALUE = "12";
export const VALUES_PER_DOMAIN = 5;

/** In the order of the server's `names.card`. */
export const FACES: readonly Face[] = [
  { name: "king", kind: "plain", value: "20", icon: imperialCrown },
  { name: "queen", kind: "plain", value: "16", icon: queenCrown },
  { name: "juliet", kind: "plain", value: "14", icon: rose },
  { name: "alchemist", kind: "expert", value: "8", home: 0, icon: flask },
  { name: "master-at-arms", kind: "expert", value: "8", home: 1, icon: fencer },
  { name: "lord", kind: "expert", value: "8", home: 2, icon: grain },
  { name: "merchant", kind: "expert", value: "8", home: 3, icon: receiveMoney },
  { name: "cardinal", kind: "expert", value: "8", home: 4, icon: popeCrown },
  { name: "troubadour", kind: "expert", value: "8", home: 5, icon: harp },
  { name: "explorer", kind: "immediate", value: "13", icon: compass },
  { name: "assassin", kind: "immediate", value: "9½", icon: assassin },
  { name: "storm", kind: "immediate", value: "9", icon: lightning },
  { name: "traitor", kind: "immediate", value: "10", icon: snake },
  { name: "cloak", kind: "immediate", value: "0", icon: cape },
  { name: "musketeers", kind: "end", value: "11", icon: sabre },
  { name: "magician", kind: "end", value: "7", icon: hat },
  { name: "witch", kind: "end", value: "1", icon: witch },
  { name: "prince", kind: "end", value: "14", icon: banner },
  { name: "squire", kind: "end", value: "2", icon: helm },
  { name: "hermit", kind: "end", value: "12", icon: hermit },
  { name: "little-giant", kind: "end", value: "2", icon: giant },
  { name: "dragon", kind: "end", value: "11", icon: dragon },
  { name: "romeo", kind: "end", value: "5", icon: loveLetter },
  { name: "beggar", kind: "end", value: "4", icon: bindle },
  { name: "double", kind: "end", value: "=", icon: mirror },
];

export const DOMAIN_ICONS: readonly string[] = [
  flask,
  crossedSwords,
  corn,
  twoCoins,
  popeCrown,
  lyre,
];

const IMMEDIATE = "M128 128l128 128-128 128L0 256zM384 128l128 128-128 128-128-128z";

/** What the signs on cards and objectives stand for. */
export function legend(words: GameWords): Sign[] {
  const domains = DOMAIN_ICONS.map((icon, i) => ({ icon, means: words.piece("domain", i) }));
  return [
    ...domains,
    { icon: IMMEDIATE, means: words.say("page-sign-immediate") },
    { icon: hourglass, means: words.say("page-sign-end") },
    { icon: fleur, means: words.say("page-sign-won") },
  ];
}

export function faceOf(card: number): Face {
  return FACES[card] ?? FACES[0]!;
}

export function domainOf(objective: number): number {
  return Math.floor(objective / VALUES_PER_DOMAIN);
}

export function worthOf(objective: number): number {
  return (objective % VALUES_PER_DOMAIN) + 1;
}

/** The value a card shows where it lies: an expert's is higher in its own domain. */
export function shownValue(card: number, objective: number | null): string {
  const face = faceOf(card);
  if (face.home === undefined) return face.value;
  if (objective === null) return `${face.value}/${HOME_VALUE}`;
  return domainOf(objective) === face.home ? HOME_VALUE : face.value;
}

/** A number counted in halves. */
export function halves(value: number | null): string {
  if (value === null) return "–";
  const size = Math.abs(value);
  const whole = size === 1 ? "" : String(Math.floor(size / 2));
  return `${value < 0 ? "−" : ""}${whole}${size % 2 ? "½" : ""}`;
}

// How pillars, characters and the icons of the cards are drawn, in the order of the server's names.
import abbess from "icon:prayer-beads";
import alien from "icon:alien-stare";
import angel from "icon:angel-outfit";
import axe from "icon:battle-axe";
import baby from "icon:baby-face";
import bat from "icon:bat";
import beer from "icon:beer-stein";
import bell from "icon:ringing-bell";
import bishop from "icon:chess-bishop";
import book from "icon:white-book";
import bridge from "icon:stone-bridge";
import candle from "icon:candlebright";
import cannon from "icon:cannon";
import castle from "icon:castle";
import chalice from "icon:jeweled-chalice";
import chest from "icon:chest";
import church from "icon:pope-crown";
import coin from "icon:crown-coin";
import coins from "icon:two-coins";
import compass from "icon:compass";
import contract from "icon:contract";
import cross from "icon:jerusalem-cross";
import crowd from "icon:meeple-group";
import crown from "icon:queen-crown";
import crypt from "icon:crypt-entrance";
import crystal from "icon:crystal-shine";
import devil from "icon:devil-mask";
import dragon from "icon:dragon-head";
import dragonTamer from "icon:spiked-dragon-head";
import dungeon from "icon:dungeon-gate";
import executioner from "icon:executioner-hood";
import exorcist from "icon:candle-light";
import fish from "icon:circling-fish";
import flag from "icon:flying-flag";
import friends from "icon:three-friends";
import general from "icon:spartan-helmet";
import halo from "icon:angel-wings";
import heart from "icon:hearts";
import helmet from "icon:crested-helmet";
import horse from "icon:horse-head";
import house from "icon:house";
import jester from "icon:jester-hat";
import jewel from "icon:cut-diamond";
import key from "icon:key";
import lute from "icon:lyre";
import mage from "icon:wizard-face";
import map from "icon:treasure-map";
import mask from "icon:carnival-mask";
import mine from "icon:mine-wagon";
import peasant from "icon:farmer";
import physician from "icon:plague-doctor-profile";
import pig from "icon:pig";
import pitchfork from "icon:pitchfork";
import potion from "icon:round-bottom-flask";
import rat from "icon:rat";
import relic from "icon:broken-bone";
import scales from "icon:scales";
import seal from "icon:wax-seal";
import shield from "icon:shield";
import ship from "icon:galleon";
import skull from "icon:skull-crossed-bones";
import spice from "icon:cool-spices";
import sword from "icon:broadsword";
import swords from "icon:crossed-swords";
import templar from "icon:templar-shield";
import tombstone from "icon:tombstone";
import treasurer from "icon:open-treasure-chest";
import vampire from "icon:vampire-dracula";
import wheat from "icon:wheat";
import wolf from "icon:wolf-head";
import type { GameWords, Sign } from "../game";

export const PILLAR_ICONS: readonly string[] = [church, swords, friends, coins];

export const CHARACTER_ICONS: readonly string[] = [
  ...[bishop, abbess, exorcist, vampire],
  ...[general, templar, executioner, dragonTamer],
  ...[peasant, jester, physician, alien],
  ...[treasurer, scales, compass, mage],
];

export const ICONS: readonly string[] = [
  ...[chalice, cross, bell, candle, relic, halo, devil, tombstone, book, angel, bat, crypt],
  ...[flag, sword, shield, castle, cannon, horse, dragon, helmet, dungeon, axe, map, wolf],
  ...[wheat, beer, heart, baby, mask, rat, house, pitchfork, lute, potion, pig, crowd],
  ...[coin, chest, ship, jewel, scales, key, spice, fish, mine, bridge, contract, crystal],
];

/** What the signs of the court stand for; those on a card's back are its colours alone. */
export function legend(words: GameWords): Sign[] {
  const signs = { monarch: crown, death: skull, lie: mask, sealed: seal };
  return [
    ...PILLAR_ICONS.map((icon, i) => ({ icon, means: words.piece("pillar", i) })),
    ...Object.entries(signs).map(([name, icon]) => ({
      icon,
      means: words.say(`page-sign-${name}`),
    })),
    ...CHARACTER_ICONS.map((icon, i) => ({ icon, means: words.piece("character", i) })),
  ];
}

export { crown as CROWN, mask as MASK, seal as SEAL, skull as SKULL };

// The board of Louis XIV in words.
import type { CourtierView, MissionView, SeatView, View } from "../../wire/views/louis_xiv";
import type { GameWords, TextSection } from "../game";
import { ANY_CHIP, FIRST } from "./pieces";

function who(view: View, seat: number, words: GameWords): string {
  return seat < view.seats.length ? words.player(seat) : words.say("page-neutral");
}

function courtierLine(view: View, one: CourtierView, index: number, words: GameWords): string {
  const stones = one.stones.flatMap((n, seat) => (n ? [`${who(view, seat, words)} ${n}`] : []));
  const condition = words.piece("condition", one.condition);
  const line = words.say("page-courtier", {
    number: index + 1,
    courtier: words.piece("courtier", index),
    condition: one.condition === FIRST ? condition : `${condition} ${one.price}`,
    reward: words.say(`courtier-${words.id("courtier", index)}.reward`),
    stones: stones.length ? stones.join(", ") : words.say("page-no-stones"),
    king: view.king === index ? "yes" : "no",
  });
  if (!one.winners.length) return line;
  return `${line} ${words.say("page-would-win", { players: words.listPlayers(one.winners) })}`;
}

function chipList(chips: readonly number[], words: GameWords): string {
  const held = chips.flatMap((n, chip) => (n ? [`${n} ${words.piece("chip", chip)}`] : []));
  return held.length ? words.list(held) : words.say("page-nothing");
}

function missionLine(mission: MissionView, words: GameWords): string {
  const cost = mission.chips.map((chip) =>
    chip === ANY_CHIP ? words.say("page-any-chip") : words.piece("chip", chip),
  );
  const text = words.say(`mission-${words.id("mission", mission.mission)}.text`);
  const payable = mission.payable ? ` ${words.say("page-payable")}.` : "";
  return `${cost.join(" + ")}. ${text}${payable}`;
}

function seatLines(view: View, one: SeatView, seat: number, words: GameWords): string[] {
  const line = words.say("page-seat", {
    player: words.player(seat),
    gold: one.gold,
    own: one.own,
    general: one.general,
    cards: one.cards,
    plots: one.plots,
    shields: one.shields,
    chips: chipList(one.chips, words),
    first: view.first === seat ? "yes" : "no",
  });
  const laid = one.laid.map((mission) => words.piece("mission", mission.mission));
  return laid.length ? [line, words.say("page-has-laid", { missions: words.list(laid) })] : [line];
}

function ownLines(view: View, words: GameWords): string[] {
  const mine = view.mine!;
  const cards = mine.cards.flatMap((n, card) =>
    n ? [`${words.piece("card", card)}${n > 1 ? ` × ${n}` : ""}`] : [],
  );
  const plots = mine.plots.map((plot) => words.piece("courtier", plot));
  const shields = mine.shields.flatMap((n, kind) =>
    n ? [`${n} ${words.piece("shield", kind)}`] : [],
  );
  const none = words.say("page-nothing");
  return [
    `${words.say("page-cards")}: ${cards.length ? words.list(cards) : none}`,
    `${words.say("page-plots")}: ${plots.length ? words.list(plots) : none}`,
    `${words.say("page-shields")}: ${shields.length ? words.list(shields) : none}`,
    ...mine.missions.map((mission) => missionLine(mission, words)),
  ];
}

export function textBoard(view: View, words: GameWords, eyes: number): TextSection[] {
  const pools = view.chip_pool.map(
    (n, chip) => `${words.say(`chip-${words.id("chip", chip)}.many`)}: ${n}`,
  );
  return [
    ...(eyes >= 0 && view.mine
      ? [{ heading: words.say("page-your-hand"), lines: ownLines(view, words) }]
      : []),
    {
      heading: words.say("page-court"),
      lines: view.court.map((one, i) => courtierLine(view, one, i, words)),
    },
    {
      heading: words.say("page-players"),
      lines: view.seats.flatMap((one, seat) => seatLines(view, one, seat, words)),
    },
    {
      heading: words.say("page-supplies"),
      lines: [
        pools.join(", "),
        `${words.say("page-shields")}: ${view.shield_pool}, ${words.say("page-plots")}: ${view.plot_deck}`,
        view.mission_decks
          .map((n, deck) =>
            words.say("page-mission-deck", { deck: words.piece("deck", deck), number: n }),
          )
          .join(", "),
      ],
    },
  ];
}

// The board of Heads of State in words.
import type { HeadsView } from "../../wire/views/heads_of_state";
import type { GameWords, TextSection } from "../game";
import { deadIn, isCapital, NOBLES, spacesOf } from "./pieces";

function counted(type: string, counts: readonly number[], words: GameWords): string {
  const names = counts.flatMap((count, i) =>
    count ? [count > 1 ? `${words.piece(type, i)} ×${count}` : words.piece(type, i)] : [],
  );
  return names.length ? words.list(names) : words.say("page-none");
}

function line(words: GameWords, label: string, text: string): string {
  return words.say("board-line", { label, text });
}

function sectorLine(view: HeadsView, sector: number, words: GameWords): string {
  const spaces = spacesOf(view, sector).map((space) => {
    const noble = words.piece("noble", space.noble);
    return space.holder < 0
      ? words.say("page-text-free", { noble })
      : words.say("page-text-held", { noble, ...words.pieceArgs("seat", space.holder) });
  });
  const taker = view.hex_takers[sector] ?? -1;
  const value = view.hexes[sector] ?? 0;
  const hexagon =
    taker < 0
      ? words.say("page-hexagon-left", { value })
      : words.say("page-hexagon-of", { value, player: words.player(taker) });
  const dead = deadIn(view, sector).map(
    ({ seat, count }) =>
      words.say("page-dead-of", words.pieceArgs("seat", seat)) + (count > 1 ? ` ×${count}` : ""),
  );
  const name = isCapital(view, sector)
    ? words.say("page-capital", { sector: words.piece("sector", sector) })
    : words.piece("sector", sector);
  return line(words, name, [...spaces, hexagon, ...dead].join(", "));
}

function countrySection(view: HeadsView, country: number, words: GameWords): TextSection {
  const land = view.countries[country]!;
  const ahead = land.order.map((seat) => `${words.player(seat)} ${land.influence[seat]}`);
  const markers = land.markers.map((value, i) => {
    const taker = land.marker_takers[i] ?? -1;
    return taker < 0
      ? words.say("page-marker-left", { value })
      : words.say("page-marker-of", { value, player: words.player(taker) });
  });
  return {
    heading: words.piece("country", country),
    lines: [
      ...land.sectors.map((sector) => sectorLine(view, sector, words)),
      line(words, words.say("board-markers"), markers.join(", ")),
      line(words, words.say("page-prizes"), land.prizes.join(", ")),
      line(
        words,
        words.say("board-influence"),
        ahead.length ? words.list(ahead) : words.say("page-none"),
      ),
    ],
  };
}

function seatLine(view: HeadsView, seat: number, words: GameWords): string {
  const one = view.seats[seat]!;
  const created = one.cards.flatMap((count, noble) =>
    count ? [`${words.piece("noble", noble)} ×${count}`] : [],
  );
  return words.say("page-seat-line", {
    player: words.player(seat),
    points: one.points,
    attributes: one.attributes,
    treacheries: one.treacheries,
    known: counted("attribute", one.known, words),
    plots: counted("treachery", one.known_treacheries, words),
    created: created.length ? words.list(created) : words.say("page-none"),
  });
}

function handSection(view: HeadsView, words: GameWords): TextSection[] {
  if (!view.hand || !view.treacheries) return [];
  const ranks = Array.from({ length: NOBLES }, (_, n) => n);
  const now = ranks.filter((n) => view.recipes[n]?.now).map((n) => words.piece("noble", n));
  const near = ranks.flatMap((n) => {
    const recipe = view.recipes[n];
    if (!recipe?.one_more.length || !recipe.spaces) return [];
    const cards = recipe.one_more.map((card) => words.piece("attribute", card));
    return [`${words.piece("noble", n)} (${cards.join(", ")})`];
  });
  return [
    {
      heading: words.say("page-your-hand"),
      lines: [
        line(words, words.say("page-attributes"), counted("attribute", view.hand, words)),
        line(words, words.say("page-treacheries"), counted("treachery", view.treacheries, words)),
        line(words, words.say("board-create-now"), words.list(now) || words.say("page-none")),
        line(words, words.say("board-one-more"), words.list(near) || words.say("page-none")),
      ],
    },
  ];
}

export function textBoard(view: HeadsView, words: GameWords): TextSection[] {
  const house = view.house.map((value, i) => {
    const taker = view.house_takers[i] ?? -1;
    return taker < 0 ? String(value) : `${value} (${words.player(taker)})`;
  });
  return [
    ...handSection(view, words),
    {
      heading: words.say("board-display"),
      lines: [
        counted("attribute", view.display, words),
        `${words.say("page-pile", { count: view.pile })} ${words.say("board-reserve", { number: view.reserve + 1 })}`,
        line(
          words,
          words.say("board-treachery"),
          counted("treachery", view.treachery_display, words),
        ),
      ],
    },
    ...view.countries.map((_, country) => countrySection(view, country, words)),
    { heading: words.say("board-house"), lines: [house.join(", ")] },
    {
      heading: words.say("page-players"),
      lines: view.seats.map((_, seat) => seatLine(view, seat, words)),
    },
  ];
}

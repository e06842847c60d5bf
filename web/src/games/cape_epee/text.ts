// The board of De Cape & d'Épée in words.
import type { CardView, ColumnView, TableView } from "../../wire/views/cape_epee";
import type { GameWords, TextSection } from "../game";
import { halves, shownValue } from "./cards";

function cardLine(card: CardView, column: ColumnView, words: GameWords): string {
  const owner = words.player(card.owner);
  if (card.card < 0) return words.say("page-hidden-of", { owner });
  const name = words.piece("card", card.card);
  if (!card.up) return words.say("page-hidden-card-of", { card: name, owner });
  const value = shownValue(card.card, column.objective);
  const line = words.say("page-card-value-of", { card: name, owner, value });
  if (!card.cloaked) return line;
  const under = card.under < 0 ? words.say("page-under-unknown") : words.piece("card", card.under);
  return words.say("page-over", { line, under });
}

function columnSection(column: ColumnView, index: number, words: GameWords): TextSection {
  const objective = column.objective < 0 ? "" : words.piece("objective", column.objective);
  const laid = words.say("page-cards-laid", { laid: column.laid, needed: column.needed });
  const totals = column.totals.flatMap((total, seat) =>
    total === null ? [] : [`${words.player(seat)} ${halves(total)}`],
  );
  return {
    heading: words.say("page-column", { column: index + 1, objective }),
    lines: [
      column.closed ? `${laid} ${words.say("page-closed-told")}` : laid,
      ...column.cards.map((card) => cardLine(card, column, words)),
      ...(totals.length ? [words.say("page-totals-are", { totals: words.list(totals) })] : []),
    ],
  };
}

function discardLines(view: TableView, words: GameWords): string[] {
  return view.seats.flatMap((seat, i) =>
    seat.discard.length
      ? [
          words.say("page-discards-of", {
            player: words.player(i),
            cards: words.list(seat.discard.map((card) => words.piece("card", card))),
          }),
        ]
      : [],
  );
}

function seatLine(view: TableView, seat: number, words: GameWords): string {
  const one = view.seats[seat]!;
  const won = one.objectives
    ? words.list(one.objectives.map((objective) => words.piece("objective", objective)))
    : words.say("page-face-down", { count: one.won });
  return words.say("page-seat-line", {
    player: words.player(seat),
    hand: one.hand,
    reserve: one.reserve,
    won: one.won ? won : words.say("page-nothing"),
  });
}

export function textBoard(view: TableView, words: GameWords, eyes: number): TextSection[] {
  const hand = view.hand.map(
    (card) =>
      `${words.piece("card", card)} (${shownValue(card, null)}). ${words.say(`card-${words.id("card", card)}.text`)}`,
  );
  return [
    ...(eyes >= 0 ? [{ heading: words.say("page-your-hand"), lines: hand }] : []),
    ...view.columns.map((column, i) => columnSection(column, i, words)),
    {
      heading: words.say("page-players"),
      lines: [
        ...view.seats.map((_, seat) => seatLine(view, seat, words)),
        ...discardLines(view, words),
      ],
    },
  ];
}

// The council in words: everything the board shows, nothing more.
import type { Back, Face, Proposal, View } from "../../wire/views/reigns";
import type { GameWords, TextSection } from "../game";
import {
  END,
  PILLARS,
  claimWords,
  creditOf,
  openingOf,
  remarkOf,
  speechOf,
  taleOf,
  verdictOf,
} from "./model";

function backLine(back: Back, words: GameWords): string {
  const pillars = back.pillars.map(
    (p) => words.piece("pillar", p) + (back.dots.includes(p) ? " ●" : ""),
  );
  return `${words.piece("character", back.character)} (${pillars.join(", ")})`;
}

function sideLine(steps: readonly number[], words: GameWords): string {
  return PILLARS.filter((p) => steps[p])
    .map((p) => `${words.piece("pillar", p)} ${steps[p]! > 0 ? "+" : "−"}${Math.abs(steps[p]!)}`)
    .join(", ");
}

function faceLine(face: Face, words: GameWords): string {
  const white = `${words.say("page-accepted")} ${sideLine(face.white, words)}`;
  const black = `${words.say("page-rejected")} ${sideLine(face.black, words)}`;
  const icons = face.icons.map((icon) => words.piece("icon", icon)).join(", ");
  return `${icons} · ${white} · ${black}`;
}

/** An own card by who carries it and what it does. */
export function cardName(index: number, view: View, words: GameWords): string | null {
  const card = view.hand.find((one) => one.face.card === index);
  if (!card) return null;
  const sides = [card.face.white, card.face.black].map((side) => sideLine(side, words));
  return `${words.piece("character", card.back.character)} (□ ${sides[0]} · ■ ${sides[1]})`;
}

function proposalLines(proposal: Proposal, view: View, words: GameWords): string[] {
  const claims = proposal.claims.map((claim) => claimWords(claim, words));
  return [
    `${words.player(proposal.seat)} · ${backLine(proposal.back, words)}`,
    ...(view.pitches && proposal.laid ? [speechOf(proposal, words)] : []),
    ...(claims.length ? [words.list(claims)] : []),
    ...(proposal.warning
      ? [`${words.say("page-if-refused")} ${claimWords(proposal.warning, words)}`]
      : []),
    ...proposal.remarks.map((one) => `${words.player(one.seat)} : ${remarkOf(one, words)}`),
    ...(proposal.verdict ? [verdictOf(proposal, words)] : []),
    ...(proposal.face ? [faceLine(proposal.face, words)] : []),
    ...(proposal.word >= 0 ? [words.say(proposal.word ? "page-true" : "page-lie")] : []),
  ];
}

function seatLine(view: View, seat: number, words: GameWords): string {
  const one = view.seats[seat]!;
  const credit = creditOf(view, seat);
  const parts = [`${words.player(seat)} : ${one.points}`];
  if (seat === view.monarch) parts.push(words.say("page-monarch"));
  if (one.ready) parts.push(words.say("page-ready"));
  if (one.goal >= 0) parts.push(words.piece("goal", one.goal));
  if (credit.length)
    parts.push(
      words.say("page-credit-told", {
        kept: credit.filter(Boolean).length,
        broken: credit.filter((kept) => !kept).length,
      }),
    );
  return parts.join(" · ");
}

export function textBoard(view: View, words: GameWords): TextSection[] {
  if (view.monarch < 0) return [];
  return [
    {
      heading: words.say("page-reign-of", words.pieceArgs("seat", view.monarch)),
      lines: [
        ...[openingOf(view, words)].filter(Boolean),
        words.say("page-court-told", { count: view.court.length }),
        ...view.tracks.map(
          (at, p) => `${words.piece("pillar", p)} : ${words.piece("space", at + END)}`,
        ),
      ],
    },
    {
      heading: words.say("page-proposals"),
      lines: view.proposals.flatMap((one) => proposalLines(one, view, words)),
    },
    ...(view.hand.length
      ? [
          {
            heading: words.say("page-your-hand"),
            lines: view.hand.map(
              (card) => `${backLine(card.back, words)} · ${faceLine(card.face, words)}`,
            ),
          },
        ]
      : []),
    {
      heading: words.say("page-piles"),
      lines: view.tops.map(
        (top, pile) => `${view.piles[pile]} · ${top ? backLine(top, words) : "–"}`,
      ),
    },
    {
      heading: words.say("page-players"),
      lines: view.seats.map((_, seat) => seatLine(view, seat, words)),
    },
    ...(view.reigns.length
      ? [
          {
            heading: words.say("page-annals"),
            lines: view.reigns
              .filter((reign) => reign.ending >= 0)
              .map((reign) => taleOf(reign, words)),
          },
        ]
      : []),
  ];
}

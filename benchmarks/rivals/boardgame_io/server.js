// boardgame.io with its in-memory store and a card game whose views weigh what ours weigh:
// columns of face-down cards, a hidden hand and reserve for each player, the last round's awards.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const SEATS = 5;
const CARDS = 25;

function cardsOf(player) {
  return Array.from({ length: CARDS }, (_, card) => ({ owner: player, card }));
}

function setup({ ctx, random }) {
  const players = {};
  const seats = [];
  const columns = [];
  for (let p = 0; p < ctx.numPlayers; p++) {
    const deck = random.Shuffle(cardsOf(p));
    players[p] = { hand: deck.slice(0, 3), reserve: deck.slice(3) };
    seats.push({ hand: 3, reserve: CARDS - 3, discard: [], won: 0, objectives: null, points: null });
    columns.push(newColumn(p));
  }
  const last = columns.map((_, column) => award(column));
  return { round: 1, rounds: 6, turn: 0, start: 0, players, seats, columns, last };
}

function newColumn(n) {
  return {
    objective: n, needed: 5, laid: 0, closed: false, fulfilled: false,
    cards: [], totals: [null, null, null, null, null], leader: -1,
  };
}

function award(column) {
  const cards = Array.from({ length: 5 }, (_, n) => ({
    owner: n, card: n, printed: 20, value: 20, acted: true, gone: -1,
  }));
  return {
    column, objective: column, winner: 1, reason: "highest",
    totals: [20, 20, 20, 20, 20], silenced: false, cards,
  };
}

function slide({ G, playerID, events }, index, at) {
  const mine = G.players[playerID];
  const seat = G.seats[playerID];
  const column = G.columns[at];
  if (index >= mine.hand.length || at >= G.columns.length) return "INVALID_MOVE";
  const [card] = mine.hand.splice(index, 1);
  const above = column.cards[column.cards.length - 1];
  if (above) above.up = true;
  column.cards.push({ ...card, up: false, known: false, cloaked: false, under: -1 });
  column.laid += 1;
  if (column.cards.length > 5) discard(G, column);
  if (!mine.reserve.length) mine.reserve.push(...cardsOf(Number(playerID)));
  mine.hand.push(mine.reserve.pop());
  seat.reserve = mine.reserve.length;
  G.turn += 1;
  events.endTurn();
}

function discard(G, column) {
  for (const card of column.cards.splice(0, 5)) {
    const pile = G.seats[card.owner].discard;
    pile.push(card.card);
    if (pile.length > 15) pile.shift();
  }
  column.laid = column.cards.length;
}

const game = {
  name: "cabale",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup,
  moves: { slide: { move: slide, client: false } },
  playerView: PlayerView.STRIP_SECRETS,
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("up") });

import { expect, test } from "vitest";
import { arrivals, departures, shift, type Box, type Piece } from "../../src/table/travel";

const at = (left: number, top: number, width = 50): Box => ({ left, top, width, height: 70 });
const piece = (name: string, box: Box, more: Partial<Piece> = {}): Piece => ({
  ...{ face: undefined, from: undefined, to: undefined },
  ...{ name, box },
  ...more,
});
const board = (...pieces: Piece[]): Map<string, Piece> =>
  new Map(pieces.map((one) => [one.name, one]));
const seat = (name: string): Box | null => (name === "seat:1" ? at(500, 0, 30) : null);

test("a piece is drawn where it was, at the size it had there", () => {
  expect(shift(at(0, 0, 100), at(200, 0, 50))).toBe("translate(-175px, 0px) scale(2)");
});

test("a piece that stayed where it was does not move", () => {
  const now = board(piece("king", at(10, 10)));
  expect(arrivals(board(piece("king", at(11, 10))), now, seat)).toEqual([]);
});

test("a piece that was elsewhere slides from there", () => {
  const [found] = arrivals(board(piece("king", at(0, 0))), board(piece("king", at(90, 0))), seat);
  expect(found).toMatchObject({ moved: true, turned: false });
  expect(found?.start).toBe("translate(-90px, 0px) scale(1)");
});

test("a piece whose face changed turns over where it lies", () => {
  const before = board(piece("card", at(0, 0), { face: "back" }));
  const now = board(piece("card", at(0, 0), { face: "queen" }));
  expect(arrivals(before, now, seat)).toMatchObject([{ moved: false, turned: true }]);
});

test("a new piece comes from the piece or the place that it names", () => {
  const before = board(piece("hand:3", at(0, 400)));
  const now = board(
    piece("at:0", at(0, 0), { from: "hand:3" }),
    piece("at:1", at(60, 0), { from: "seat:1" }),
    piece("at:2", at(120, 0), { from: "nowhere" }),
    piece("at:3", at(180, 0)),
  );
  const found = arrivals(before, now, seat);
  expect(found.map((one) => one.piece.name)).toEqual(["at:0", "at:1"]);
  expect(found[1]?.start).toContain("scale(0.35)");
});

test("a piece that is gone goes to its place, or nowhere", () => {
  const before = board(
    piece("a", at(0, 0), { to: "seat:1" }),
    piece("b", at(0, 0), { to: "attic" }),
    piece("c", at(0, 0)),
    piece("d", at(0, 0), { to: "seat:1" }),
  );
  const gone = departures(before, board(piece("d", at(0, 0))), seat);
  expect(gone.map((one) => one.piece.name)).toEqual(["a"]);
});

test("what is not drawn travels nowhere", () => {
  const hidden = board(piece("a", at(0, 0, 0), { to: "seat:1" }));
  expect(arrivals(board(piece("a", at(90, 0))), hidden, seat)).toEqual([]);
  expect(arrivals(hidden, board(piece("a", at(90, 0))), seat)).toEqual([]);
  expect(departures(hidden, board(), seat)).toEqual([]);
});

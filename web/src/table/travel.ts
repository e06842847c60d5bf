// Which way pieces travel between two views. A piece with data-fly="x" that was elsewhere slides
// from there; one whose data-face changed turns over; one that is new comes from the piece (a
// data-fly of the view before) or the place (a data-home) that its data-from names; one that is
// gone goes to the place its data-to names.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Piece {
  name: string;
  box: Box;
  zoom?: number; // how much larger than its own pixels it is drawn
  face: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** A piece that is there now, and how it begins: a CSS transform. */
export interface Arrival<P extends Piece> {
  piece: P;
  start: string;
  moved: boolean;
  turned: boolean;
}

/** A piece that is gone, and how it ends. */
export interface Departure<P extends Piece> {
  piece: P;
  end: string;
}

/** Where a place stands on the screen, if it is drawn. */
export type HomeOf = (name: string) => Box | null;

const FAR = 0.35; // how small a piece is at the seat or pile it comes from or goes to
const NEAR = 2; // pixels: nearer than this, nothing has moved

/** The transform that draws the box `to` where `from` is. */
export function shift(from: Box, to: Box, zoom = 1, size = from.width / to.width): string {
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / zoom;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / zoom;
  return `translate(${dx}px, ${dy}px) scale(${size})`;
}

/** The piece, if it can be seen at all. */
function drawn<P extends Piece>(piece: P | undefined): P | null {
  return piece && piece.box.width > 0 ? piece : null;
}

function arrivalOf<P extends Piece>(
  piece: P,
  before: ReadonlyMap<string, P>,
  home: HomeOf,
): Arrival<P> | null {
  const old = drawn(before.get(piece.name));
  const near = (old ?? drawn(before.get(piece.from ?? "")))?.box;
  const from = near ?? (piece.from ? home(piece.from) : null);
  if (!from || !drawn(piece)) return null;
  const moved = Math.hypot(from.left - piece.box.left, from.top - piece.box.top) > NEAR;
  const turned = old !== null && old.face !== piece.face;
  if (!moved && !turned) return null;
  return {
    piece,
    start: shift(from, piece.box, piece.zoom, near ? undefined : FAR),
    moved,
    turned,
  };
}

/** The pieces that come from elsewhere or turn over. */
export function arrivals<P extends Piece>(
  before: ReadonlyMap<string, P>,
  now: ReadonlyMap<string, P>,
  home: HomeOf,
): Arrival<P>[] {
  return [...now.values()].flatMap((piece) => arrivalOf(piece, before, home) ?? []);
}

/** The pieces that are gone and have a place to go to. */
export function departures<P extends Piece>(
  before: ReadonlyMap<string, P>,
  now: ReadonlyMap<string, P>,
  home: HomeOf,
): Departure<P>[] {
  return [...before.values()].flatMap((piece) => {
    const to = now.has(piece.name) || !drawn(piece) || !piece.to ? null : home(piece.to);
    return to ? [{ piece, end: shift(to, piece.box, piece.zoom, FAR) }] : [];
  });
}

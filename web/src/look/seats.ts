/** A seat has a colour, a shape and a letter everywhere. */
export const LETTERS = "ABCDEF";

export const SEAT_COLOURS = [
  "var(--seat-a)",
  "var(--seat-b)",
  "var(--seat-c)",
  "var(--seat-d)",
  "var(--seat-e)",
  "var(--seat-f)",
] as const;

/** Circle, square, triangle, diamond, hexagon, shield, each in a box of 24. */
export const SEAT_SHAPES = [
  "M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z",
  "M4.5 2h15A2.5 2.5 0 0 1 22 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5v-15A2.5 2.5 0 0 1 4.5 2z",
  "M12.9 1.7 23.6 21.2a1 1 0 0 1-.9 1.5H1.3a1 1 0 0 1-.9-1.5L11.1 1.7a1 1 0 0 1 1.8 0z",
  "M12 .4 23.6 12 12 23.6.4 12z",
  "M12 .8 21.7 6.4v11.2L12 23.2 2.3 17.6V6.4z",
  "M2.5 2.5C6 3.3 9.5 2.7 12 .9c2.5 1.8 6 2.4 9.5 1.6v9.2c0 5.6-3.7 9.6-9.5 11.6C6.2 21.3 2.5 17.3 2.5 11.7z",
] as const;

export function letterOf(seat: number): string {
  return seat < 0 ? "*" : (LETTERS[seat] ?? "?");
}

export function colourOf(seat: number): string {
  return SEAT_COLOURS[seat] ?? "var(--muted)";
}

export function shapeOf(seat: number): string {
  return SEAT_SHAPES[seat] ?? SEAT_SHAPES[0];
}

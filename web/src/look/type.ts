// How large a sentence is set: known from its length and its box, so that nothing need be tried out.
const LETTER = 0.44; // of the type size that a letter takes, a little more than EB Garamond needs
const LINE = 1.19; // of the type size that a line takes, rounded up
const LOST = 5; // letters that a line leaves empty where a word does not fit
const LEAST = 12; // pixels

/** The largest type, `most` at most, in which so many letters fit a box of this size. */
export function typeSize(letters: number, width: number, height: number, most: number): number {
  for (let size = most; size > LEAST; size -= 1) {
    const line = Math.max(1, Math.floor(width / (size * LETTER)) - LOST);
    if (Math.ceil(letters / line) * Math.ceil(size * LINE) <= height) return size;
  }
  return LEAST;
}

// How large the screen is; the same limits as in the style sheets.
class Limit {
  met = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.met = list.matches;
    list.addEventListener("change", (event) => (this.met = event.matches));
  }
}

const small = new Limit("(max-width: 860px), (max-height: 620px) and (orientation: landscape)");
const touch = new Limit("(pointer: coarse)");
const low = new Limit("(max-height: 620px) and (orientation: landscape)");

const NORMAL = 16; // pixels of type that a browser begins with, unless it is told otherwise

/** How much larger this person wants type to be. */
function typeWanted(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return Math.max(1, parseFloat(fontSize) / NORMAL);
}

export const screenSize = {
  /** How much larger than usual this person's browser sets type. */
  type: typeWanted(),
  /** One thing at a time: a phone, a tablet held upright, a window brought very near. */
  get narrow(): boolean {
    return small.met;
  },
  /** Fingers press here. */
  get touch(): boolean {
    return touch.met;
  },
  /** A phone held sideways: there is more room beside the board than under it. */
  get low(): boolean {
    return low.met;
  },
};

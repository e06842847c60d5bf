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

export const screenSize = {
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

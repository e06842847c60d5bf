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
const flat = new Limit("(max-height: 800px) and (min-width: 861px)");

const NORMAL = 16; // pixels of type that a browser begins with, unless it is told otherwise

/** How much larger this person wants type to be. */
function typeWanted(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return Math.max(1, parseFloat(fontSize) / NORMAL);
}

// Boards are drawn for such windows; a larger one shows them larger, a tablet held upright a phone's.
const DESK = { width: 1480, height: 880, most: 1.75 };
const TABLET = { width: 640, height: 900, most: 1.3 };
const STEPS = 20; // by twentieths, so that a window that is drawn wider does not flow all the time

function zoomWanted(): number {
  const { width, height, most } = small.met ? TABLET : DESK;
  const room = Math.min(innerWidth / width, innerHeight / height);
  return Math.max(1, Math.min(most, Math.floor(room * STEPS) / STEPS));
}

class Zoom {
  now = $state(1);

  constructor() {
    addEventListener("resize", () => this.set());
    this.set();
  }

  private set(): void {
    this.now = zoomWanted();
    document.documentElement.style.setProperty("--zoom", String(this.now));
  }
}
const zoom = new Zoom();

/** How much larger an element is drawn than its own pixels: what the screen measures, it divides. */
export function zoomOf(element: Element): number {
  return element.currentCSSZoom ?? 1;
}

export const screenSize = {
  /** How much larger a table is drawn. */
  get zoom(): number {
    return zoom.now;
  },
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
  /** A desktop's window with little height. */
  get flat(): boolean {
    return flat.met;
  },
};

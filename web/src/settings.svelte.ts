// What a person prefers; it follows them to each device.
import { follow, write } from "./wire/following";

const KEY = "cabale.settings";

export type Coaching = "first" | "always" | "never";
export type Depth = "look" | "plan" | "move";
export type Pace = "calm" | "brisk" | "instant";

interface Stored {
  sound: boolean;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "none";
  textBoard: boolean;
  pace: Pace; // at which the moves of others are shown
  coach: Coaching; // in which games a line says what matters: the first of each kind, all, none
  forced: boolean; // an only answer is given by itself
  hint: Depth; // how much a hint gives away
}
const DEFAULTS: Stored = {
  sound: true,
  theme: "system",
  motion: "system",
  textBoard: false,
  pace: "calm",
  coach: "first",
  forced: true,
  hint: "look",
};

function stored(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return DEFAULTS;
  }
}

const darkWished = matchMedia("(prefers-color-scheme: dark)");
const onPaper = matchMedia("print");
const stillWished = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  private wish = $state<Stored>(stored());
  private systemDark = $state(darkWished.matches);
  private systemStill = $state(stillWished.matches);
  private paper = $state(onPaper.matches); // being printed

  constructor() {
    darkWished.addEventListener("change", (event) =>
      this.applyAfter(() => (this.systemDark = event.matches)),
    );
    onPaper.addEventListener("change", (event) =>
      this.applyAfter(() => (this.paper = event.matches)),
    );
    stillWished.addEventListener("change", (event) =>
      this.applyAfter(() => (this.systemStill = event.matches)),
    );
    follow(KEY, () => this.applyAfter(() => (this.wish = stored())));
    this.apply();
  }

  get all(): Readonly<Stored> {
    return this.wish;
  }

  /** It is night; paper is always printed by day. */
  get dark(): boolean {
    if (this.paper) return false;
    return this.wish.theme === "dark" || (this.wish.theme === "system" && this.systemDark);
  }

  /** Nothing moves: pieces are simply where they are. */
  get still(): boolean {
    return this.wish.motion === "none" || (this.wish.motion === "system" && this.systemStill);
  }

  set<K extends keyof Stored>(key: K, value: Stored[K]): void {
    this.applyAfter(() => (this.wish[key] = value));
    write(KEY, this.wish);
  }

  private applyAfter(change: () => void): void {
    change();
    this.apply();
  }

  private apply(): void {
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
    document.documentElement.dataset["motion"] = this.still ? "none" : "full";
  }
}

export const settings = new Settings();

// A table that stands still, for the pictures of a rulebook: a board draws it as it draws any other.
import type { GameUi, Table, TargetProps } from "../games/game";
import { letterOf } from "../look/seats";
import { screenSize } from "../look/screen.svelte";
import { wordsOf } from "../table/loading.svelte";
import type { Key, SeatNow } from "../table/model";
import { encode } from "../table/selection";
import { targetProps } from "../table/target";
import type { GameInfo } from "../wire/types";
import { GameWords } from "../words/game";
import { page } from "../words/page.svelte";

/** A position as everybody at the table would see it. */
export interface Still {
  seats: number;
  decision: string;
  view: unknown;
}

export const NAMES = ["Armand", "Béatrice", "Constance", "Denis", "Élise", "Félix"];

export class StillTable implements Table<unknown> {
  readonly present = false;
  readonly before = null;
  readonly beat = null;
  readonly fresh = [];
  readonly log = [];
  readonly eyes = -1;
  readonly choices = [];
  readonly chosen = [];
  readonly talk = [];
  readonly sent = false;
  readonly inspected = null;
  readonly over = false;

  constructor(
    readonly id: string,
    readonly game: GameInfo,
    readonly ui: GameUi,
    private readonly still: Still,
  ) {}

  readonly words = $derived.by(() => {
    const bundle = wordsOf(this.game.name, page.language);
    return new GameWords(page.language, bundle, this.game.names, NAMES);
  });

  get view(): unknown {
    return this.still.view;
  }
  get decision(): string {
    return this.still.decision;
  }
  get narrow(): boolean {
    return screenSize.narrow;
  }
  get seats(): SeatNow[] {
    return NAMES.slice(0, this.still.seats).map((name, seat) => ({
      seat,
      name: name || letterOf(seat),
      kind: "person",
      level: null,
      present: true,
      mine: false,
      asked: false,
    }));
  }

  lit(): boolean {
    return false;
  }
  picked(): boolean {
    return false;
  }
  marked(): boolean {
    return false;
  }
  target(key: Key, label = ""): TargetProps {
    return targetProps(this, key, label);
  }
  code(verb: string, ...args: number[]): number {
    return encode(
      this.game.verbs.find((one) => one.name === verb)!,
      args,
    );
  }

  // -- nothing happens in a picture

  press(): void {}
  inspect(): void {}
  clear(): void {}
  answer(): void {}
  answerAll(): void {}
  askWhyAction(): void {}
  say(): void {}
}

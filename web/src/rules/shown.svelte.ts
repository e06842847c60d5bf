// The table in a picture of the rules: a position as everybody would see it.
import type { GameUi, Table } from "../games/game";
import { wordsOf } from "../table/loading.svelte";
import type { SeatNow } from "../table/model";
import { StillTable } from "../table/still";
import type { GameInfo } from "../wire/types";
import { GameWords } from "../words/game";
import { page } from "../words/page.svelte";

export interface Still {
  seats: number;
  decision: string;
  view: unknown;
}

export const NAMES = ["Armand", "Béatrice", "Constance", "Denis", "Élise", "Félix"];

export class ShownTable extends StillTable<GameUi> implements Table<unknown> {
  readonly before = null;
  readonly fresh = [];
  readonly log = [];
  readonly eyes = -1;
  readonly inspected = null;
  readonly over = false;

  constructor(
    id: string,
    game: GameInfo,
    ui: GameUi,
    private readonly still: Still,
  ) {
    super(id, game, ui);
  }

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
  get seats(): SeatNow[] {
    const common = {
      kind: "person",
      level: null,
      present: true,
      mine: false,
      asked: false,
    } as const;
    return NAMES.slice(0, this.still.seats).map((name, seat) => ({ seat, name, ...common }));
  }

  marked(): boolean {
    return false;
  }
  inspect(): void {}
}

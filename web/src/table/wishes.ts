// What a seat wishes of the others or of the table, besides its answers.
import type { FromPage } from "../wire/types";

export class Wishes {
  constructor(
    private readonly position: () => number | undefined, // none before the first step
    private readonly send: (message: FromPage) => void,
  ) {}

  undo(turn: boolean): void {
    const position = this.position();
    if (position !== undefined) this.send({ t: "undo", position, turn });
  }

  takeBack(giveUp = false): void {
    const position = this.position();
    if (position !== undefined) this.send({ t: "takeback", position, give_up: giveUp });
  }

  consent(yes: boolean, seat: number): void {
    this.send({ t: "consent", yes, seat });
  }

  /** Begin without the word that another browser has sealed. */
  doWithout(seat: number): void {
    this.send({ t: "word", seat, word: "" });
  }

  vote(seat: number, yes: boolean): void {
    this.send({ t: "vote", seat, yes });
  }
}

// What a seat wishes of the others or of the table, besides its answers. A wish that finds the line
// lost goes once when it is back.
import type { FromPage } from "../wire/types";

export class Wishes {
  private unsent = new Map<string, FromPage>(); // by what they speak of: the last word counts

  constructor(
    private readonly position: () => number | undefined, // none before the first step
    private readonly carry: (message: FromPage) => boolean,
  ) {}

  /** The line is back. */
  resume(): void {
    const kept = [...this.unsent];
    this.unsent.clear();
    for (const [about, message] of kept) this.send(message, about);
  }

  /** Another seat takes the device: nothing of the one before is wished in its name. */
  forget(): void {
    this.unsent.clear();
  }

  private send(message: FromPage, about: string = message.t): void {
    if (!this.carry(message)) this.unsent.set(about, message);
  }

  undo(turn: boolean): void {
    const position = this.position();
    if (position !== undefined) this.send({ t: "undo", position, turn });
  }

  takeBack(giveUp = false): void {
    const position = this.position();
    if (position !== undefined) this.send({ t: "takeback", position, give_up: giveUp });
  }

  consent(yes: boolean, seat: number): void {
    this.send({ t: "consent", yes, seat }, `consent:${seat}`);
  }

  /** Begin without the word that another browser has sealed. */
  doWithout(seat: number): void {
    this.send({ t: "word", seat, word: "" }, `word:${seat}`);
  }

  vote(seat: number, yes: boolean): void {
    this.send({ t: "vote", seat, yes }, `vote:${seat}`);
  }
}

// What a seat wishes of the others or of the table, besides its answers. A wish is kept until the
// server has answered a question that followed it: a line may be dead before that is noticed. What
// is kept goes again when the line is back; said twice it counts once.
import type { FromPage } from "../wire/types";

interface Kept {
  message: FromPage;
  ping: number; // the id of the question that followed it
}

export class Wishes {
  private kept = new Map<string, Kept>(); // by what they speak of: the last word counts
  private pings = 1; // the first is the greeting's

  constructor(
    private readonly position: () => number | undefined, // none before the first step
    private readonly carry: (message: FromPage) => boolean,
  ) {}

  /** The line is back. */
  resume(): void {
    const kept = [...this.kept];
    this.kept.clear();
    for (const [about, { message }] of kept) this.send(message, about);
  }

  /** The server has answered: what was said before it was asked has arrived. */
  heard(ping: number): void {
    for (const [about, one] of this.kept) if (one.ping <= ping) this.kept.delete(about);
  }

  /** Another seat takes the device: nothing of the one before is wished in its name. */
  forget(): void {
    this.kept.clear();
  }

  private send(message: FromPage, about: string = message.t): void {
    const ping = ++this.pings;
    this.kept.set(about, { message, ping });
    if (this.carry(message)) this.carry({ t: "ping", id: ping });
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

// What is said at the table, and how much of it this person has had before the eyes.
import { noteSeen, seenOf } from "../wire/seen";
import type { Talk } from "../wire/types";
import type { Shelf } from "./unsent";

export class Conversation {
  lines = $state.raw<Talk[]>([]);
  private written = $state("");
  private seen: number; // lines read, also before the page was opened

  constructor(
    private readonly table: string,
    private readonly mine: () => readonly number[],
    private readonly shelf: Shelf,
  ) {
    this.written = shelf.left.draft;
    this.seen = $state(seenOf(table).talk);
  }

  /** What is written and not said yet, whatever lies over it meanwhile. */
  get draft(): string {
    return this.written;
  }
  set draft(text: string) {
    this.written = text;
    this.shelf.keep({ draft: text });
  }

  /** What others have said that was not read; what is said about a piece stands on the board. */
  readonly unread = $derived.by(() => {
    const others = this.lines.slice(this.seen).filter(({ seat }) => !this.mine().includes(seat));
    return others.filter(({ text, about }) => text && about === null).length;
  });

  hear(said: Talk): void {
    this.lines = [...this.lines.slice(0, said.n), said];
  }

  /** Everything said so far lies open. */
  read(): void {
    this.seen = this.lines.length;
    noteSeen(this.table, { talk: this.seen });
  }
}

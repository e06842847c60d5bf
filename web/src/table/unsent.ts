// What was decided, said or begun to be written, and may not have been heard yet: the tab keeps it
// while the page is loaded anew. A device that is passed on keeps nothing of anybody.
import { person } from "../wire/held.svelte";
import type { AnswerSent, TalkSent } from "../wire/types";

export interface Word extends Required<TalkSent> {
  after: number; // so many words were known when it was said
}
export interface Unsent {
  answer: AnswerSent | null;
  words: readonly Word[]; // oldest first
  draft: string;
}

export class Shelf {
  private unsent: Unsent = { answer: null, words: [], draft: "" };

  constructor(private readonly table: string) {
    addEventListener("pagehide", this.store);
    document.addEventListener("visibilitychange", this.store);
    if (!this.mayKeep()) return;
    try {
      this.unsent = { ...this.unsent, ...JSON.parse(sessionStorage.getItem(this.key) ?? "{}") };
    } catch {
      sessionStorage.removeItem(this.key);
    }
  }

  /** What the page before this one left. */
  get left(): Unsent {
    return this.unsent;
  }

  keep(more: Partial<Unsent>): void {
    this.unsent = { ...this.unsent, ...more };
  }

  /** The table is left: what is unsent waits until somebody comes back. */
  close(): void {
    removeEventListener("pagehide", this.store);
    document.removeEventListener("visibilitychange", this.store);
    this.store();
  }

  /** Written when the page goes, not at every move. */
  private readonly store = (): void => {
    if (!this.mayKeep()) return;
    const { answer, words, draft } = this.unsent;
    if (answer || words.length || draft)
      sessionStorage.setItem(this.key, JSON.stringify(this.unsent));
    else sessionStorage.removeItem(this.key);
  };

  private get key(): string {
    return `cabale.unsent.${this.table}`;
  }

  private mayKeep(): boolean {
    return person.secrets(this.table).length === 1;
  }
}

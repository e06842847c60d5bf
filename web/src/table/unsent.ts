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
  private kept: Unsent = { answer: null, words: [], draft: "" };

  constructor(private readonly table: string) {
    if (!this.mayKeep()) return;
    try {
      this.kept = { ...this.kept, ...JSON.parse(sessionStorage.getItem(this.key) ?? "{}") };
    } catch {
      sessionStorage.removeItem(this.key);
    }
  }

  /** What the page before this one left. */
  get left(): Unsent {
    return this.kept;
  }

  keep(more: Partial<Unsent>): void {
    this.kept = { ...this.kept, ...more };
    if (!this.mayKeep()) return;
    const { answer, words, draft } = this.kept;
    if (answer || words.length || draft)
      sessionStorage.setItem(this.key, JSON.stringify(this.kept));
    else sessionStorage.removeItem(this.key);
  }

  private get key(): string {
    return `cabale.unsent.${this.table}`;
  }

  private mayKeep(): boolean {
    return person.secrets(this.table).length === 1;
  }
}

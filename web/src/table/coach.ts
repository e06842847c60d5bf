// What the coach says: one line, and never what it has said just before.
import type { Reason } from "../wire/types";

export class Coaching {
  private position = -1; // of the question that is spoken of
  private before: Reason | null = null; // what was said last at an earlier one
  private last: Reason | null = null; // what was said last

  /** The weightiest reason that was not said just before; the same question hears the same. */
  choose(reasons: readonly Reason[], position: number): Reason | null {
    if (position !== this.position) this.before = this.last;
    this.position = position;
    const said = JSON.stringify(this.before);
    const found = reasons.find((one) => JSON.stringify(one) !== said) ?? null;
    this.last = found ?? this.before;
    return found;
  }
}

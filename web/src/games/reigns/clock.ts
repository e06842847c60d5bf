/** How long is left to speak, counted on the page: it forces nothing. */
export class SpeakingTime {
  private moment = "";
  private since = 0;

  /** Seconds that are left; a new moment begins them anew, and nothing else does. */
  left(moment: string, seconds: number, now: number): number | null {
    if (moment !== this.moment) {
      this.moment = moment;
      this.since = now;
    }
    return moment ? Math.ceil(seconds - (now - this.since) / 1000) : null;
  }
}

/** The moment from which an advisor's time runs; none where nobody is to speak or none is set. */
export function momentOf(
  view: { monarch: number; turn: number; council: number; speaking: number },
  decision: string,
  asked: readonly boolean[],
): string {
  if (!view.speaking || decision !== "pitch") return "";
  const called = view.council === 1 ? asked.join() : ""; // one after another, by the Monarch's call
  return `${view.monarch} ${view.turn} ${view.speaking} ${called}`;
}

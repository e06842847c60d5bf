// How long ago something was, as the reader's language says it.
import { page } from "./page.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

const DAY = { weekday: "short", day: "numeric", month: "short" } as const;
const HOUR = { hour: "numeric", minute: "2-digit" } as const;

/** When something was said: the hour, with the day unless it was today. */
export function at(moment: number, today = new Date()): string {
  const when = new Date(moment * 1000);
  const day = when.toDateString() === today.toDateString() ? {} : DAY;
  const format = new Intl.DateTimeFormat(page.language, { ...day, ...HOUR });
  return format.format(when);
}

/** A moment (seconds since 1970), told from now. */
export function ago(moment: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - moment);
  const [unit, length] = STEPS.find(([, step]) => seconds >= step) ?? ["second", Infinity];
  const format = new Intl.RelativeTimeFormat(page.language, { numeric: "auto" });
  return format.format(-Math.floor(seconds / length), unit);
}

// How long something lasts, in words of the reader's language.
import type { Cadence } from "../wire/types";
import { say } from "../words/page.svelte";

const two = (n: number): string => String(n).padStart(2, "0");

/** A time that is left: days and hours, hours and minutes, or minutes and seconds. */
export function lasts(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / 86400);
  const hours = Math.floor((whole % 86400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  if (days) return say(hours ? "lasts-days-hours" : "lasts-days", { days, hours });
  if (hours) return say(minutes ? "lasts-hours-minutes" : "lasts-hours", { hours, minutes });
  return `${minutes}:${two(whole % 60)}`;
}

/** A time that somebody has chosen: whole units, in words. */
export function chosen(seconds: number): string {
  if (seconds >= 3600) return lasts(seconds);
  return seconds >= 60
    ? say("lasts-minutes", { minutes: Math.round(seconds / 60) })
    : say("lasts-seconds", { seconds });
}

/** The pace of a table in a few words; none where people are as fast or slow as they like. */
export function paceTold(cadence: Cadence | undefined): string {
  const { letters, bank, gain, most } = { letters: false, bank: 0, gain: 0, most: 0, ...cadence };
  if (!bank) return letters ? say("pace-letters") : "";
  if (bank === gain && bank === most) return say("pace-each", { time: chosen(bank) });
  return gain
    ? say("pace-bank-gain", { bank: chosen(bank), gain: chosen(gain) })
    : say("pace-bank-alone", { bank: chosen(bank) });
}

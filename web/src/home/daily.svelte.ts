// The deals of the day that this person has played: their results, and how many days in a row.
import { router } from "../router.svelte";
import { enterDay, playDay, readDay, readTable, Refusal } from "../wire/api";
import { follow, write } from "../wire/following";
import { person } from "../wire/held.svelte";
import type { DayInfo } from "../wire/types";
import { sentenceOf } from "./play";
import { before, dayOf, streakOf, together, type Deals, type Played } from "./streak";

const KEY = "cabale.daily";
const MOST = 200; // deals remembered

function stored(): Deals {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Deals;
  } catch {
    return {};
  }
}

class Daily {
  private all = $state.raw<Deals>(stored());
  today = $state(dayOf(new Date()));
  infos = $state.raw<Record<string, DayInfo>>({}); // by game, of today's finished deals
  readonly streak = $derived(streakOf(this.all, this.today));

  constructor() {
    follow(KEY, () => (this.all = stored()), together);
  }

  of(game: string): Played | null {
    const played = this.all[`${this.today}/${game}`];
    return played && (played.end || !played.gone) ? played : null;
  }

  /** A deal of today that was begun and is not finished. */
  get begun(): { game: string; table: string } | null {
    for (const [key, { table, end, gone }] of Object.entries(this.all))
      if (!end && !gone && key.startsWith(`${this.today}/`))
        return { game: key.split("/")[1]!, table };
    return null;
  }

  private keep(key: string, played: Played): void {
    this.all = Object.fromEntries([...Object.entries({ ...this.all, [key]: played })].slice(-MOST));
    write(KEY, this.all);
  }

  /** Begin today's deal; the sentence says what went wrong. */
  async play(game: string): Promise<string> {
    try {
      const created = await playDay(this.today, game, { name: person.name });
      person.keepAll(created);
      this.keep(`${this.today}/${game}`, { table: created.id, end: null });
      router.go(`/t/${created.id}`);
      return "";
    } catch (error) {
      return sentenceOf(error);
    }
  }

  /** Look at what has ended since yesterday, and at how today's deals went for others. */
  async look(): Promise<void> {
    this.today = dayOf(new Date());
    for (const [key, played] of Object.entries(this.all)) {
      const day = key.split("/")[0];
      const open = !played.end && !played.gone;
      if (day === this.today || (day === before(this.today) && open)) await this.meet(key, played);
    }
  }

  /** Bring one deal up to date; a table that its host has removed is not waited for. */
  private async meet(key: string, played: Played): Promise<void> {
    try {
      if (!played.gone) await this.settle(key, played);
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== "no-such-table") throw error;
      played = { ...played, gone: true };
      this.keep(key, played);
    }
    if (played.gone && played.end) this.tell(await readDay(key));
  }

  private async settle(key: string, { table, end }: Played): Promise<void> {
    if ((await readTable(table)).phase !== "over") return;
    const secret = person.secrets(table)[0]?.secret;
    if (!secret) return;
    const info = await enterDay(table, secret);
    if (!end && info.mine) this.keep(key, { table, end: info.mine });
    this.tell(info);
  }

  private tell(info: DayInfo): void {
    if (info.date === this.today) this.infos = { ...this.infos, [info.game]: info };
  }
}

export const daily = new Daily();

// What the host sees and does, for all parts of the desk.
import { sentenceOf } from "../home/play";
import { atClubDesk, atDesk, peopleOfHouse, tablesOfHouse } from "../wire/api";
import type { ClubDesk, Desk, KnownPerson, KnownTable } from "../wire/types";

const KEY = "cabale.host"; // for this tab alone: a desk is not left open

class HostDesk {
  key = $state(sessionStorage.getItem(KEY) ?? "");
  desk = $state.raw<Desk | null>(null); // null: the key was not told, or is another
  club = $state.raw<ClubDesk | null>(null);
  people = $state.raw<KnownPerson[]>([]);
  tables = $state.raw<KnownTable[]>([]);
  problem = $state("");
  sure = $state(""); // what a second press carries out

  /** Do something, then see everything as it is now. */
  private async attempt(act: () => Promise<unknown>): Promise<void> {
    this.problem = this.sure = "";
    try {
      await act();
      await this.look();
    } catch (error) {
      this.problem = sentenceOf(error);
    }
  }

  private async look(): Promise<void> {
    const key = this.key;
    [this.desk, this.club, this.people, this.tables] = await Promise.all([
      atDesk(key),
      atClubDesk(key),
      peopleOfHouse(key),
      tablesOfHouse(key),
    ]);
  }

  async open(): Promise<void> {
    await this.attempt(() => atDesk(this.key));
    if (this.desk) sessionStorage.setItem(KEY, this.key);
  }

  /** Leave the desk: the key is gone from this tab. */
  close(): void {
    sessionStorage.removeItem(KEY);
    this.desk = this.club = null;
    this.key = "";
  }

  /** See what has changed, unless something is about to be done. */
  async lookAgain(): Promise<void> {
    if (this.desk && !this.sure) await this.look().catch(() => null);
  }

  act(what: string, body: object = {}): Promise<void> {
    return this.attempt(() => atDesk(this.key, what, body));
  }

  actInClub(what: string, body: object = {}): Promise<void> {
    return this.attempt(() => atClubDesk(this.key, what, body));
  }

  /** Something that cannot be undone takes two presses. */
  press(what: string, club = false): void {
    if (this.sure !== what) this.sure = what;
    else void (club ? this.actInClub(what) : this.act(what));
  }
}

export const desk = new HostDesk();

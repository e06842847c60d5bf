// Which games this person has met: whose goal card was seen, of which one was played to its end.
import { follow, write } from "../wire/following";

/** Names of games, kept with the person; what one device knows is added to what others do. */
class Met {
  constructor(private readonly key: string) {
    follow(
      key,
      () => null,
      (here, there) => [...new Set([...((here as string[] | null) ?? []), ...(there as string[])])],
    );
  }

  has(game: string): boolean {
    return this.all().includes(game);
  }

  note(game: string): void {
    if (!this.has(game)) write(this.key, [...this.all(), game]);
  }

  private all(): string[] {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "[]") as string[];
    } catch {
      return [];
    }
  }
}

export const goals = new Met("cabale.goals");
export const finished = new Met("cabale.finished");

// What the host says to everybody, and the club if this person may see one.
import { newsOfHouse } from "../wire/api";

class HouseNews {
  text = $state("");
  club = $state(""); // its name

  async read(): Promise<void> {
    const found = await newsOfHouse().catch(() => null);
    if (found) [this.text, this.club] = [found.text, found.club];
  }
}

export const news = new HouseNews();

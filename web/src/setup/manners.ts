// A bot in words of the server: its level, and behind a dash its manner if it has one.

/** The level without the manner. */
export function levelOf(bot: string): string {
  return bot.split("-")[0] ?? "";
}

/** The manner, empty if it has none. */
export function mannerOf(bot: string): string {
  return bot.slice(levelOf(bot).length + 1);
}

/** A bot of a level in a manner. */
export function botOf(level: string, manner: string): string {
  return manner ? `${level}-${manner}` : level;
}

/** The manner of a bot that nobody chose one for, so that those at a table differ. */
export function usualManner(seat: number, manners: string[]): string {
  return manners[(seat + manners.length - 1) % manners.length] ?? "";
}

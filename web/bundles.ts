// Which modules travel together: what one screen needs is one file, whatever the number of modules.
// A game, a language and a screen that is not a table stay files of their own.
import type { Rolldown } from "vite";

const GAME = /\/src\/games\/(\w+)\//;

/** The games that import a module themselves. */
function gamesOf(importers: readonly string[]): Set<string> {
  return new Set(importers.flatMap((id) => GAME.exec(id)?.[1] ?? []));
}

/** What every table needs, and with it what several games draw with. */
function isTable(id: string, context: Rolldown.ChunkingContext): boolean {
  if (id.endsWith("/src/table/TablePage.svelte")) return true;
  return !GAME.test(id) && gamesOf(context.getModuleInfo(id)?.importers ?? []).size > 1;
}

/** A group takes along what its modules import, unless an earlier group has it. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: "page", test: (id) => !id.includes("/src/app/worker"), tags: ["$initial"], priority: 2 },
  { name: (id, context) => (isTable(id, context) ? "table" : null), priority: 1 },
];

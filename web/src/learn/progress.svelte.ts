// How far this person has come in each lesson.
import { follow, write } from "../wire/following";
import type { GameInfo, LessonInfo } from "../wire/types";

const KEY = "cabale.learned";

export interface Progress {
  at: number; // the step to go on with
  done: boolean; // finished once
}
type Learned = Record<string, Progress>; // by "game/lesson", the latest last

function stored(): Learned {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Learned;
  } catch {
    return {};
  }
}

/** The further of two ways through each lesson. */
function furthest(here: unknown, there: unknown): Learned {
  const both = { ...(there as Learned), ...(here as Learned) };
  for (const [key, far] of Object.entries((there as Learned | null) ?? {})) {
    const near = both[key] ?? START;
    both[key] = { at: Math.max(near.at, far.at), done: near.done || far.done };
  }
  return both;
}

const START: Progress = { at: 0, done: false };

class Learning {
  private all = $state.raw<Learned>(stored());

  constructor() {
    follow(KEY, () => (this.all = stored()), furthest);
  }

  of(game: string, lesson: string): Progress {
    return this.all[`${game}/${lesson}`] ?? START;
  }

  keep(game: string, lesson: string, at: number, done: boolean): void {
    const key = `${game}/${lesson}`;
    const { [key]: before, ...others } = this.all;
    this.all = { ...others, [key]: { at, done: done || (before?.done ?? false) } };
    write(KEY, this.all);
  }

  /** The lesson to go on with: the first that was not finished, else the first. */
  next(game: GameInfo): LessonInfo | null {
    const open = game.lessons.find((lesson) => !this.of(game.name, lesson.name).done);
    return open ?? game.lessons[0] ?? null;
  }

  count(game: GameInfo): number {
    return game.lessons.filter((lesson) => this.of(game.name, lesson.name).done).length;
  }

  /** The game whose lesson was last open; empty if none was. */
  get last(): string {
    return Object.keys(this.all).at(-1)?.split("/")[0] ?? "";
  }
}

export const learning = new Learning();

// A table at which nothing is asked: a finished game, or a position that the rules show. Boards draw
// it as they draw any other.
import type { Beat, GameUi, TargetProps } from "../games/game";
import { screenSize } from "../look/screen.svelte";
import type { GameInfo } from "../wire/types";
import type { Key } from "./model";
import { codeOf } from "./selection";
import { targetProps } from "./target";

export abstract class StillTable<Ui extends GameUi | null> {
  readonly present = false;
  readonly choices = [];
  readonly chosen = [];
  readonly talk = [];
  readonly sent = false;
  readonly taught = false;

  constructor(
    readonly id: string,
    readonly game: GameInfo,
    readonly ui: Ui,
  ) {}

  abstract readonly inspected: Key | null;
  abstract marked(key: Key): boolean;
  abstract inspect(key: Key | null): void;

  get narrow(): boolean {
    return screenSize.narrow;
  }
  /** Nothing is played, unless a game is looked at again. */
  get beat(): Beat<unknown> | null {
    return null;
  }
  lit(): boolean {
    return false;
  }
  wants(): boolean {
    return false;
  }
  picked(): boolean {
    return false;
  }
  target(key: Key, label = ""): TargetProps {
    return targetProps(this, key, label);
  }
  code(verb: string, ...args: number[]): number {
    return codeOf(this.game.verbs, verb, args);
  }
  press(key: Key): void {
    this.inspect(key);
  }
  tellWhy(): void {}

  askWhyAction(_action: number, key: Key | null): void {
    if (key) this.inspect(key);
  }

  // -- nothing is answered

  clear(): void {}
  answer(): void {}
  answerAll(): void {}
  say(): void {}
}

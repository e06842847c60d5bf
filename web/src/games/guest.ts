// A game from another package may bring a board of its own: `page/board.js` in its folder, a plain
// module that the server serves from its own address, with a GuestBoard as its default export.
import type { GameInfo } from "../wire/types";
import { say } from "../words/page.svelte";
import type { GameUi, Table } from "./game";
import Guest from "./Guest.svelte";
import { plainText } from "./plain";

/** What `page/board.js` exports. */
export interface GuestBoard {
  /** The piece types it draws as targets; other parts of an answer become buttons. */
  pieces: readonly string[];
  /** Draw the table into the box; called again whenever something that it read has changed. */
  draw(box: HTMLElement, table: Table<unknown>): void;
}

/** How a game is drawn by its own module; a module that fails leaves it to the text board. */
export async function loadGuest(game: GameInfo): Promise<GameUi | null> {
  try {
    const module = (await import(/* @vite-ignore */ game.board)) as { default: GuestBoard };
    return uiOf(module.default, game);
  } catch (error) {
    console.warn(`the board of ${game.name} cannot be loaded`, error);
    return null;
  }
}

function uiOf(board: GuestBoard, game: GameInfo): GameUi {
  return {
    pieces: board.pieces,
    Board: (anchor, props) =>
      Guest(anchor, {
        board,
        get table() {
          return props.table;
        },
      }),
    text: (view, words) => plainText(game.view, view, words, say("the-board")),
  };
}

import { beforeEach, expect, test } from "vitest";
import { Wishes } from "../../src/table/wishes";
import type { FromPage } from "../../src/wire/types";

let line: boolean; // whether anything gets through
let arrived: FromPage[];
let wishes: Wishes;
let asked: number; // the id of the last question whether the server is there
beforeEach(() => {
  line = false;
  arrived = [];
  wishes = new Wishes(
    () => 3,
    (message) => {
      if (line && message.t === "ping") asked = message.id;
      else if (line) arrived.push(message);
      return line;
    },
  );
});

test("what is wished while the line is lost goes once when it is back", () => {
  wishes.vote(2, true);
  wishes.takeBack();
  wishes.takeBack();
  line = true;
  wishes.resume();
  wishes.heard(asked);
  wishes.resume();
  expect(arrived).toEqual([
    { t: "vote", seat: 2, yes: true },
    { t: "takeback", position: 3, give_up: false },
  ]);
});

test("what was wished on a line that was dead already goes again", () => {
  line = true;
  wishes.vote(2, true);
  wishes.heard(asked);
  wishes.vote(1, true); // into the void
  wishes.resume();
  expect(arrived.slice(2)).toEqual([{ t: "vote", seat: 1, yes: true }]);
});

test("of two wishes about one thing the last counts", () => {
  wishes.vote(2, true);
  wishes.vote(1, true);
  wishes.vote(2, false);
  line = true;
  wishes.resume();
  expect(arrived).toEqual([
    { t: "vote", seat: 2, yes: false },
    { t: "vote", seat: 1, yes: true },
  ]);
});

test("nothing is wished for the seat that had the device before", () => {
  wishes.undo(true);
  wishes.forget();
  line = true;
  wishes.resume();
  expect(arrived).toEqual([]);
});

import { beforeEach, describe, expect, test } from "vitest";
import { Outbox } from "../../src/table/outbox.svelte";
import type { Unsent } from "../../src/table/unsent";
import type { FromPage } from "../../src/wire/types";

let line: boolean; // whether anything gets through
let arrived: FromPage[];
let outbox: Outbox;
let kept: Unsent; // what a page that is loaded anew finds
const open = (): Outbox =>
  new Outbox(
    (message) => {
      if (line) arrived.push(message);
      return line;
    },
    kept,
    (more) => void (kept = { ...kept, ...more }),
  );
const talk = (n: number, text: string): { t: "talk" } & Parameters<Outbox["heard"]>[0] => ({
  ...{ t: "talk", n, seat: 0, text, about: null, at: 0 },
});
beforeEach(() => {
  line = true;
  arrived = [];
  kept = { answer: null, words: [], draft: "" };
  outbox = open();
});

describe("an answer", () => {
  test("that was given while the line was lost goes when it is back, with the same key", () => {
    line = false;
    outbox.answer(7, 3, "key");
    expect(outbox.sent).toBe(true);
    line = true;
    outbox.resume();
    expect(arrived).toEqual([{ t: "answer", position: 3, key: "key", action: 7 }]);
  });

  test("that has arrived is not sent again", () => {
    outbox.answer(7, 3);
    outbox.settle();
    outbox.resume();
    expect(arrived).toHaveLength(1);
  });

  test("that is refused may be given anew, and what was planned after it is forgotten", () => {
    outbox.answerAll([1, 2]);
    outbox.followPlan([1], 0);
    const key = (arrived[0] as { key: string }).key;
    outbox.refused({ t: "refused", what: "answer", reason: "illegal", key, refusal: null });
    expect(outbox.sent).toBe(false);
    outbox.followPlan([2], 1);
    expect(arrived).toHaveLength(1);
  });

  test("that was planned is dropped with the rest when it is not legal", () => {
    outbox.answerAll([1, 2]);
    outbox.followPlan([9], 0);
    expect(outbox.hurries).toBe(false);
    expect(arrived).toEqual([]);
  });
});

describe("a word", () => {
  test("is kept until it is heard back", () => {
    outbox.say("Bonjour", null, 0, 0);
    expect(outbox.unheard).toHaveLength(1);
    outbox.heard(talk(0, "Bonjour"));
    expect(outbox.unheard).toEqual([]);
  });

  test("that did not get through is said again, one that did is not", () => {
    outbox.say("one", null, 0, 0);
    line = false;
    outbox.say("two", null, 0, 0);
    line = true;
    outbox.heard(talk(0, "one")); // among what was missed
    outbox.sayAgain();
    expect(arrived.map((word) => (word as { text: string }).text)).toEqual(["one", "two"]);
  });

  test("that is refused is not tried again", () => {
    outbox.say("spam", null, 0, 0);
    outbox.refused({ t: "refused", what: "talk", reason: "too-fast", key: null, refusal: null });
    expect(outbox.unheard).toEqual([]);
  });
});

describe("a page that is loaded anew", () => {
  beforeEach(() => {
    line = false;
  });

  test("sends an answer that had not arrived, by its key, and gives no other meanwhile", () => {
    outbox.answer(7, 3, "key");
    const anew = open();
    expect(anew.sent).toBe(true);
    expect(anew.awaits(3)).toBe(true);
    line = true;
    anew.resume();
    expect(arrived).toEqual([{ t: "answer", position: 3, key: "key", action: 7 }]);
    anew.settle();
    expect(open().sent).toBe(false);
  });

  test("says a word that was not heard, though the same word was said before", () => {
    outbox.say("yes", null, 0, 5);
    const anew = open();
    anew.heard(talk(4, "yes"));
    line = true;
    anew.sayAgain();
    expect(arrived).toEqual([{ t: "talk", text: "yes", about: null, seat: 0 }]);
    anew.heard(talk(5, "yes"));
    expect(open().unheard).toEqual([]);
  });
});

test("nothing of one seat is done in the name of the next", () => {
  outbox.answerAll([1, 2]);
  outbox.answer(5, 0);
  outbox.forget();
  outbox.resume();
  outbox.followPlan([1], 1);
  expect(arrived).toHaveLength(1);
  expect(outbox.sent).toBe(false);
});

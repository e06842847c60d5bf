// What this screen has decided or said and does not know to be heard yet. It is kept while the
// line is lost and sent again when it is back; the server counts an answer by its key once, and a
// word is said again only if it was not among those that were missed. What the server could not
// store goes again by itself, until it can. A page that is loaded anew goes on with it.
import { answerKey } from "../wire/entropy";
import type { AnswerSent, FromPage, Refused, Talk } from "../wire/types";
import type { Unsent, Word } from "./unsent";

const AGAIN = 2500; // milliseconds between two tries of what could not be stored

export class Outbox {
  sent = $state(false); // an answer is on its way
  unstored = $state(false); // the server could not store something of it
  unheard = $state.raw<readonly Word[]>([]); // words on their way, oldest first
  private pending: AnswerSent | null;
  private plan: number[] = []; // answers to give one after the other
  private unsaid = 0; // of the words on their way, the oldest so many could not be stored
  private timer = 0; // tries again what could not be stored

  constructor(
    private readonly send: (message: FromPage) => boolean,
    left: Unsent,
    private readonly keep: (unsent: Partial<Unsent>) => void,
  ) {
    this.pending = left.answer;
    this.sent = left.answer !== null;
    this.unheard = left.words;
  }

  /** Answers are planned that nobody has to look at one by one. */
  get hurries(): boolean {
    return this.plan.length > 0;
  }

  answer(action: number, position: number, key = answerKey()): void {
    this.plan = [];
    this.give(action, position, key);
  }

  /** Answers to follow each other, each as soon as it is legal. */
  answerAll(actions: readonly number[]): void {
    this.plan = [...actions];
  }

  /** Give the next planned answer if it is legal, else forget the rest. */
  followPlan(legal: readonly number[], position: number): void {
    const next = this.plan.shift();
    if (next === undefined) return;
    if (legal.includes(next)) this.give(next, position, answerKey());
    else this.plan = [];
  }

  private give(action: number, position: number, key: string): void {
    this.pending = { t: "answer", position, key, action };
    this.keep({ answer: this.pending });
    this.sent = true;
    this.send(this.pending);
  }

  /** Say something, when so many words are known. */
  say(text: string, about: string | null, seat: number, after: number): void {
    const word: Word = { t: "talk", text, about, seat, after };
    this.await([...this.unheard, word]);
    this.utter(word);
  }

  private utter({ t, text, about, seat }: Word): void {
    this.send({ t, text, about, seat });
  }

  private await(words: readonly Word[]): void {
    this.unheard = words;
    this.keep({ words });
  }

  /** The line is back: an answer goes again at once; whether a word was heard is not known yet. */
  resume(): void {
    if (this.pending) this.send(this.pending);
  }

  /** Everything that was missed has been told: what is not among it was not heard. */
  sayAgain(): void {
    this.unsaid = 0;
    for (const word of this.unheard) this.utter(word);
  }

  /** An answer to this question is on its way. */
  awaits(position: number): boolean {
    return this.pending?.position === position;
  }

  /** The question is another one: the answer has arrived, or has no place any more. */
  settle(): void {
    this.sent = false;
    this.done();
  }

  done(): void {
    this.pending = null;
    this.keep({ answer: null });
    this.rest();
  }

  /** Nothing has to go again any more, if that is so. */
  private rest(): void {
    if (this.pending || this.unheard.length) return;
    this.unstored = false;
    clearTimeout(this.timer);
  }

  private tryAgain(): void {
    this.unstored = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      const words = this.unheard.slice(0, this.unsaid);
      this.unsaid = 0;
      for (const word of words) this.utter(word);
      this.resume();
    }, AGAIN);
  }

  heard(said: Talk): void {
    const mine = this.unheard.filter(
      (one) => one.seat === said.seat && one.about === said.about && one.after <= said.n,
    );
    const found = mine.find((one) => one.text === said.text) ?? mine[0];
    if (found) this.await(this.unheard.filter((one) => one !== found));
    this.rest();
  }

  /** What was refused; true: it is kept here and goes again. */
  refused({ what, key, reason }: Refused): boolean {
    if (reason === "not-stored" && this.keeps(what, key)) {
      this.tryAgain();
      return true;
    }
    this.drop(what, key);
    return false;
  }

  private keeps(what: string, key: string | null): boolean {
    if (what === "answer") return key === this.pending?.key;
    if (what !== "talk" || this.unsaid >= this.unheard.length) return false;
    this.unsaid += 1;
    return true;
  }

  private drop(what: string, key: string | null): void {
    if (what === "talk") this.await(this.unheard.slice(1));
    if (what !== "answer") return;
    this.sent = false;
    this.plan = [];
    if (key === this.pending?.key) this.done();
  }

  /** Another seat takes the device: nothing of the one before is done in its name. */
  forget(): void {
    this.settle();
    this.plan = [];
  }
}

// One socket to one table: speaks first, counts what it has seen, comes back by itself.
import { stepAfter } from "./changes";
import type { Change, FromPage, Hello, Step, ToPage } from "./types";

/** What the page hears: each Step whole, however it came. */
export type Heard = Exclude<ToPage, Change>;

export type Line =
  | { state: "opening" }
  | { state: "open" }
  | { state: "lost"; retryAt: number; code: number } // tries again then, in milliseconds since 1970
  | { state: "closed"; code: number }; // for good: the code says why

const WAITS = [500, 1000, 2000, 4000, 8000, 15000, 30000];
const GIVEN_UP = 1006; // what a browser says of a line that ended without a goodbye
const FINAL = new Set([4400, 4401, 4403, 4404, 4410]);
// A dead network is noticed within five seconds.
const QUIET = 3000; // ask whether the server is there after so much silence
const ANSWER = 2000; // so long it may take to say so
const WELCOME = 10_000; // a new line that has not been welcomed by then leads nowhere

/** Whatever carries messages between a table and this page. */
export interface Messenger {
  send(message: FromPage): boolean;
  close(): void;
  retryNow(): void;
}

export class TableSocket implements Messenger {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private ended = false;
  private welcomed = false; // the server has answered on this line
  private step: Step | null = null; // the newest
  private asking = false; // for everything, because a change did not fit

  constructor(
    private readonly table: string,
    private readonly hello: () => Hello,
    private readonly heard: (message: Heard) => void,
    private readonly changed: (line: Line) => void,
  ) {
    addEventListener("online", this.retryNow);
    document.addEventListener("visibilitychange", this.retryNow);
    this.open();
  }

  send(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.retryNow);
    document.removeEventListener("visibilitychange", this.retryNow);
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.socket?.close();
  }

  /** The network is back, or the person: a line is tried at once, one that is there is asked. */
  readonly retryNow = (): void => {
    if (this.ended || document.hidden) return;
    if (this.socket && this.welcomed) return this.ask();
    this.drop();
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    this.changed({ state: "opening" });
    this.welcomed = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.hear(event.data);
    socket.onclose = (event) => this.lost(event.code);
    this.expect(WELCOME);
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ToPage;
    if (message.t === "welcome") {
      this.tries = 0;
      this.welcomed = true;
      this.changed({ state: "open" });
    }
    this.listen();
    if (message.t === "change") return this.follow(message);
    if (message.t === "step") this.step = message;
    if (message.t === "step" || message.t === "welcome") this.asking = false;
    this.heard(message);
  }

  /** Only what differs has come; if that does not fit what is known, everything is asked for. */
  private follow(change: Change): void {
    if (this.asking) return;
    const next = this.step && stepAfter(this.step, change);
    if (!next) {
      this.asking = this.send({ t: "whole" });
      return;
    }
    this.step = next;
    this.heard(next);
  }

  /** A line that has gone silent is asked; one that does not answer is given up. */
  private listen(): void {
    if (!this.welcomed) return;
    clearTimeout(this.pulse);
    this.pulse = window.setTimeout(() => this.ask(), QUIET);
  }

  private ask(): void {
    this.send({ t: "ping", id: 0 });
    this.expect(ANSWER);
  }

  /** Give the line up if nothing is heard in time. */
  private expect(within: number): void {
    clearTimeout(this.pulse);
    this.pulse = window.setTimeout(() => {
      this.drop();
      this.lost(GIVEN_UP);
    }, within);
  }

  /** A dead network does not carry the goodbye either, so none is waited for. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.socket = null;
  }

  private lost(code: number): void {
    clearTimeout(this.pulse);
    this.socket = null;
    if (this.ended) return;
    if (FINAL.has(code)) return this.changed({ state: "closed", code });
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]!;
    this.tries += 1;
    this.changed({ state: "lost", retryAt: Date.now() + wait, code });
    this.timer = window.setTimeout(() => this.open(), wait);
  }
}

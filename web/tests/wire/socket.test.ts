import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableSocket, type Line } from "../../src/wire/socket";
import type { FromPage, ToPage } from "../../src/wire/types";

/** The other end of the line, played by the test. */
class End {
  static readonly OPEN = 1;
  static made: End[] = [];
  readyState = 0;
  sent: FromPage[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: ((event: { code: number }) => void) | null = () => {};

  constructor(readonly address: string) {
    End.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    this.drop(1000);
  }
  accept(): void {
    this.readyState = End.OPEN;
    this.onopen();
  }
  says(message: Partial<ToPage>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let lines: Line[];
let heard: ToPage[];
let socket: TableSocket;
let page: EventTarget; // hears what the browser tells the page
const last = (): End => End.made.at(-1)!;
const line = (): Line => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  End.made = [];
  lines = [];
  heard = [];
  vi.stubGlobal("WebSocket", End);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "https:", host: "cabale.example" });
  vi.stubGlobal("document", new EventTarget());
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  socket = new TableSocket(
    "abc",
    () => ({ t: "hello", secrets: [] }),
    (message) => heard.push(message),
    (now) => lines.push(now),
  );
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it speaks first, on the same host, and is open once it is welcomed", () => {
  expect(last().address).toBe("wss://cabale.example/ws/abc");
  last().accept();
  expect(last().sent).toEqual([{ t: "hello", secrets: [] }]);
  expect(line().state).toBe("opening");
  last().says({ t: "welcome" });
  expect(line().state).toBe("open");
  expect(heard.map((message) => message.t)).toEqual(["welcome"]);
});

test("nothing is sent before the line is there, and the caller is told", () => {
  expect(socket.send({ t: "consent", yes: true })).toBe(false);
  last().accept();
  expect(socket.send({ t: "consent", yes: true })).toBe(true);
});

describe("what differs", () => {
  const whole = { t: "step", seq: 3, log: 0, events: [], view: { turn: 1 } } as Partial<ToPage>;
  const change = (seq: number): Partial<ToPage> => ({
    ...{ t: "change", seq, log: 0, events: [] },
    view: { turn: seq },
  });
  beforeEach(() => {
    last().accept();
    last().says({ t: "welcome" });
    last().says(whole);
  });

  test("is heard as a whole Step", () => {
    last().says(change(4));
    expect(heard.at(-1)).toMatchObject({ t: "step", seq: 4, view: { turn: 4 } });
  });

  test("and does not fit is not heard: everything is asked for, once", () => {
    last().says(change(5));
    last().says(change(6));
    expect(heard.at(-1)).toMatchObject({ seq: 3 });
    expect(last().sent.filter((message) => message.t === "whole")).toHaveLength(1);
    last().says({ ...whole, seq: 6 } as Partial<ToPage>);
    last().says(change(7));
    expect(heard.at(-1)).toMatchObject({ seq: 7, view: { turn: 7 } });
  });

  test("is asked for again on a new line where the old one broke too early", () => {
    last().says(change(5));
    last().drop(1006);
    vi.advanceTimersByTime(500);
    last().accept();
    last().says({ t: "welcome" });
    last().says(change(4));
    expect(heard.at(-1)).toMatchObject({ seq: 4 });
  });
});

describe("a lost line", () => {
  test("says when it tries again, waits longer each time, and begins anew after a welcome", () => {
    last().drop(1006);
    expect(line()).toMatchObject({ state: "lost", retryAt: 500 });
    vi.advanceTimersByTime(500);
    expect(End.made).toHaveLength(2);
    last().drop(1006);
    expect(line()).toMatchObject({ state: "lost", retryAt: 1500 });
    vi.advanceTimersByTime(1000);
    last().accept();
    last().says({ t: "welcome" });
    last().drop(1006);
    expect(line()).toMatchObject({ state: "lost", retryAt: 2000 });
  });

  test("is tried at once when the network is back", () => {
    last().drop(1006);
    page.dispatchEvent(new Event("online"));
    expect(End.made).toHaveLength(2);
  });

  test("is not tried again where the server has said that there is nothing", () => {
    last().drop(4404);
    expect(line()).toEqual({ state: "closed", code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(End.made).toHaveLength(1);
  });

  test("is noticed within five seconds, though nothing says goodbye, and what it says later is not heard", () => {
    const dead = last();
    dead.accept();
    dead.says({ t: "welcome" });
    dead.close = () => {}; // a browser waits for an answer that cannot come
    vi.advanceTimersByTime(5000);
    expect(line()).toMatchObject({ state: "lost", retryAt: 5500 });
    vi.advanceTimersByTime(500);
    expect(End.made).toHaveLength(2);
    expect(dead.onclose).toBeNull();
  });

  test("is not what silence means where the server answers", () => {
    last().accept();
    last().says({ t: "welcome" });
    for (let asked = 0; asked < 5; asked++) {
      vi.advanceTimersByTime(4000);
      expect(last().sent.at(-1)).toEqual({ t: "ping", id: 0 });
      last().says({ t: "pong" });
    }
    expect(line().state).toBe("open");
  });

  test("that nobody takes or welcomes is given up, and tried anew", () => {
    const deaf = last();
    deaf.close = () => {};
    vi.advanceTimersByTime(10_500);
    expect(End.made).toHaveLength(2);
    expect(deaf.onopen).toBeNull();
    last().accept(); // and says nothing
    vi.advanceTimersByTime(9_000);
    expect(line().state).toBe("opening");
    vi.advanceTimersByTime(2_000);
    expect(End.made).toHaveLength(3);
  });

  test("that nobody takes yet is tried anew when the network is back", () => {
    page.dispatchEvent(new Event("online"));
    expect(End.made).toHaveLength(2);
    last().accept();
    expect(last().sent).toEqual([{ t: "hello", secrets: [] }]);
  });

  test("is noticed within two seconds by whoever wakes the device", () => {
    const dead = last();
    dead.accept();
    dead.says({ t: "welcome" });
    dead.close = () => {};
    document.dispatchEvent(new Event("visibilitychange"));
    expect(dead.sent.at(-1)).toEqual({ t: "ping", id: 0 });
    vi.advanceTimersByTime(2000);
    expect(line().state).toBe("lost");
  });

  test("stays closed once it was closed here", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(End.made).toHaveLength(1);
  });
});

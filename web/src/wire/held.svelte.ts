// The seats this browser holds, and who its person is: a guest, or somebody known on each device.
import type { Created, Held, Introduced } from "./types";

export interface HeldSeat extends Held {
  seat: number;
}
interface Key {
  id: string;
  token: string; // of this device; it stands for every seat of the person
}

const SEATS = "cabale.seats";
const NAME = "cabale.name";
const KEY = "cabale.me";
const MOST = 200; // the server takes no longer list

function stored<T>(key: string, none: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? none;
  } catch {
    return none;
  }
}

class Person {
  name = $state(localStorage.getItem(NAME) ?? "");
  held = $state.raw<HeldSeat[]>(stored(SEATS, []));
  key = $state.raw<Key | null>(stored(KEY, null));
  lockedOut = $state(false); // another device has removed this one
  /** Seats with secrets of their own, which the person has still to bring along. */
  readonly loose = $derived(this.held.filter((one) => one.secret !== this.key?.token));

  constructor() {
    addEventListener("storage", () => {
      this.held = stored(SEATS, []);
      this.key = stored(KEY, null);
    });
  }

  get token(): string {
    return this.key?.token ?? "";
  }

  rename(name: string): void {
    this.name = name;
    localStorage.setItem(NAME, name);
  }

  /** This device is the person's from now on. */
  become({ id, name, token }: Introduced): void {
    this.key = { id, token };
    this.lockedOut = false;
    localStorage.setItem(KEY, JSON.stringify(this.key));
    if (name) this.rename(name);
  }

  /** This device is nobody's any more: what it held by its token is gone. */
  part(): void {
    const token = this.token;
    this.key = null;
    localStorage.removeItem(KEY);
    this.write(this.held.filter((one) => one.secret !== token));
  }

  secrets(table: string): HeldSeat[] {
    return this.held.filter((one) => one.table === table).sort((a, b) => a.seat - b.seat);
  }

  keep(table: string, seat: number, secret: string): void {
    const same = (one: HeldSeat): boolean =>
      one.secret === secret &&
      (secret !== this.token || (one.table === table && one.seat === seat));
    const others = this.held.filter((one) => !same(one));
    this.write([...others, { table, seat, secret }].slice(-MOST));
  }

  keepAll(created: Created): void {
    for (const { seat, secret } of created.mine) this.keep(created.id, seat, secret);
  }

  forget(table: string): void {
    this.write(this.held.filter((one) => one.table !== table));
  }

  /** The person holds these seats now; their own secrets are void. */
  bring(brought: readonly HeldSeat[]): void {
    const gone = new Set(brought.map((one) => one.secret));
    this.write(this.held.filter((one) => !gone.has(one.secret)));
  }

  private write(held: HeldSeat[]): void {
    this.held = held;
    localStorage.setItem(SEATS, JSON.stringify(held));
  }
}

export const person = new Person();

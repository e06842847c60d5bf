// The seats this browser holds, and who its person is. Nothing else is kept of them anywhere.
import type { Created, Held } from "./types";

export interface HeldSeat extends Held {
  seat: number;
}

const SEATS = "cabale.seats";
const NAME = "cabale.name";
const MOST = 200; // the server takes no longer list

function stored(): HeldSeat[] {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? "[]") as HeldSeat[];
  } catch {
    return [];
  }
}

class Person {
  name = $state(localStorage.getItem(NAME) ?? "");
  held = $state.raw<HeldSeat[]>(stored());

  constructor() {
    addEventListener("storage", () => (this.held = stored()));
  }

  rename(name: string): void {
    this.name = name;
    localStorage.setItem(NAME, name);
  }

  secrets(table: string): HeldSeat[] {
    return this.held.filter((one) => one.table === table).sort((a, b) => a.seat - b.seat);
  }

  keep(table: string, seat: number, secret: string): void {
    const others = this.held.filter((one) => one.secret !== secret);
    this.write([...others, { table, seat, secret }].slice(-MOST));
  }

  keepAll(created: Created): void {
    for (const { seat, secret } of created.mine) this.keep(created.id, seat, secret);
  }

  forget(table: string): void {
    this.write(this.held.filter((one) => one.table !== table));
  }

  private write(held: HeldSeat[]): void {
    this.held = held;
    localStorage.setItem(SEATS, JSON.stringify(held));
  }
}

export const person = new Person();

// The person of this browser, as the server knows them: devices, and what follows from one to another.
import {
  adoptSeats,
  carryOver,
  changeMe,
  introduce,
  readMe,
  recoverBy,
  removeDevice,
  removePasskey,
  takeLeave,
} from "../wire/api";
import { gather, onChange, scatter } from "../wire/following";
import { person } from "../wire/held.svelte";
import type { Introduced, Leave, Me } from "../wire/types";
import { deviceName } from "./device";
import { makePasskey, passBy } from "./passkey";

const AT_ONCE = 20; // seats that one request brings
const PAUSE = 1500; // milliseconds after a change before it is told

class MySelf {
  info = $state.raw<Me | null>(null); // null: a guest, or not read yet
  private timer = 0;

  constructor() {
    onChange(() => this.tellSoon());
  }

  /** Read who I am, take in what other devices know, bring along what this one still holds. */
  async read(): Promise<void> {
    if (!person.token) return;
    const me = await readMe();
    scatter(me.settings);
    if (me.name) person.rename(me.name);
    this.info = me;
    await this.bring();
  }

  /** A guest becomes a person; every seat is kept. */
  async become(): Promise<void> {
    await this.arrive(await introduce(person.name, deviceName()));
    await changeMe({ settings: gather() });
  }

  async carry(code: string): Promise<void> {
    await this.arrive(await carryOver(code, deviceName()));
  }

  async recover(words: string): Promise<void> {
    await this.arrive(await recoverBy(words, deviceName()));
  }

  async remove(id: string): Promise<void> {
    this.info = await removeDevice(id);
  }

  async makePasskey(): Promise<void> {
    this.info = await makePasskey();
  }

  async comeByPasskey(): Promise<void> {
    await this.arrive(await passBy());
  }

  async removePasskey(id: string): Promise<void> {
    this.info = await removePasskey(id);
  }

  async rest(leave: Leave): Promise<void> {
    this.info = await takeLeave(leave);
  }

  async rename(name: string): Promise<void> {
    person.rename(name);
    if (person.token) this.info = await changeMe({ name });
  }

  private async arrive(introduced: Introduced): Promise<void> {
    person.become(introduced);
    await this.read();
  }

  /** Bring seats that were taken as a guest; both ways of holding one stand until it is done. */
  private async bring(): Promise<void> {
    for (;;) {
      const some = person.loose.slice(0, AT_ONCE);
      if (!some.length) return;
      for (const { table, seat } of some) person.keep(table, seat, person.token);
      await adoptSeats(some);
      person.bring(some);
    }
  }

  private tellSoon(): void {
    if (!person.token) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      void changeMe({ settings: gather() }).catch(() => null);
    }, PAUSE);
  }
}

export const me = new MySelf();

// In which ways this person is called when the page is closed.
import { confirmBell, hangBell, hushBells, myBells, takeDownBell, waysToCall } from "../wire/api";
import { person } from "../wire/held.svelte";
import type { BellInfo, BellWays, Hang, Held, Quiet } from "../wire/types";
import { page } from "../words/page.svelte";

const PUSHED = "cabale.bell"; // the bell that is this very browser
export const NIGHT = { start: 22 * 60, end: 8 * 60 };

/** The seats of a guest; a person is known without them. */
const held = (): Held[] =>
  person.token ? [] : person.held.map(({ table, secret }) => ({ table, secret }));

/** The bytes of base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

class Bells {
  ways = $state.raw<BellWays | null>(null); // null until the server was asked
  all = $state.raw<BellInfo[]>([]);
  here = $state(localStorage.getItem(PUSHED) ?? ""); // id of this browser's bell

  /** This browser can be called at all: it has a worker, and a carrier. */
  readonly able = "serviceWorker" in navigator && "PushManager" in window;
  readonly pushed = $derived(this.all.some((bell) => bell.id === this.here));
  readonly quiet = $derived(this.all.find((bell) => bell.quiet)?.quiet ?? null);
  /** Somebody can be called: a person, or a guest who holds a seat. */
  readonly somebody = $derived(person.token !== "" || person.held.length > 0);

  /** The host has turned a way on. */
  readonly callable = $derived(
    this.ways !== null && (this.ways.push !== "" || this.ways.mail || this.ways.hook),
  );

  async load(): Promise<void> {
    this.ways = await waysToCall();
    this.all = this.somebody ? await myBells(held()) : [];
  }

  private async hang(wish: Pick<Hang, "kind" | "address"> & Partial<Hang>): Promise<BellInfo> {
    const bell = await hangBell({
      keys: null,
      quiet: this.quiet,
      ...wish,
      language: page.language,
      held: held(),
    });
    await this.load();
    return bell;
  }

  /** Let the browser's carrier call; false if its reader forbids it. */
  async hangHere(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    const worker = await navigator.serviceWorker.ready;
    const found = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(this.ways?.push ?? ""),
    });
    await this.hangFound(found);
    return true;
  }

  private async hangFound(found: PushSubscription): Promise<void> {
    const { p256dh = "", auth = "" } = found.toJSON().keys ?? {};
    const bell = await this.hang({
      kind: "push",
      address: found.endpoint,
      keys: { p256dh, auth },
    });
    this.here = bell.id;
    localStorage.setItem(PUSHED, bell.id);
  }

  /** A guest has taken another seat: the browser is to be called for it too. */
  async keepUp(): Promise<void> {
    if (!this.here || !this.able || person.token || !person.held.length) return;
    const worker = await navigator.serviceWorker.ready;
    const found = await worker.pushManager.getSubscription();
    if (found) await this.hangFound(found);
  }

  /** Call a mailbox or a webhook; a mailbox is sent a number first. */
  async hangAddress(kind: "mail" | "hook", address: string): Promise<void> {
    await this.hang({ kind, address: address.trim() });
  }

  /** Tell the number that was sent to a mailbox. */
  async confirm(id: string, number: string): Promise<void> {
    await confirmBell(id, number.trim(), held());
    await this.load();
  }

  async takeDown(id: string): Promise<void> {
    await takeDownBell(id, held());
    if (id === this.here) {
      this.here = "";
      localStorage.removeItem(PUSHED);
      const worker = await navigator.serviceWorker.ready;
      await (await worker.pushManager.getSubscription())?.unsubscribe();
    }
    await this.load();
  }

  /** Other quiet hours, the same for every bell. */
  async hush(hours: { start: number; end: number } | null): Promise<void> {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const quiet: Quiet | null = hours && { ...hours, zone };
    await hushBells(quiet, held());
    await this.load();
  }
}

export const bells = new Bells();

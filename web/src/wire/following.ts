// What follows a person from device to device: values in this browser's storage that others share.
type Merge = (here: unknown, there: unknown) => unknown;

interface Followed {
  reread: () => void; // take in what now stands in the storage
  merge: Merge;
}

const followed = new Map<string, Followed>();
let changed = (): void => undefined;

/** Let a value follow; unless said otherwise what another device wrote counts. */
export function follow(key: string, reread: () => void, merge: Merge = (_, there) => there): void {
  followed.set(key, { reread, merge });
}

/** Keep a value here, and let the other devices know. */
export function write(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
  changed();
}

/** Whoever carries changes to the server. */
export function onChange(tell: () => void): void {
  changed = tell;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** All that follows, as it stands here. */
export function gather(): Record<string, unknown> {
  const found = [...followed.keys()].map((key) => [key, read(key)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== null));
}

/** Take in what the person's other devices know. */
export function scatter(values: Record<string, unknown>): void {
  for (const [key, { reread, merge }] of followed) {
    if (!(key in values)) continue;
    localStorage.setItem(key, JSON.stringify(merge(read(key), values[key])));
    reread();
  }
}

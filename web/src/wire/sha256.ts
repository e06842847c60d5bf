// SHA-256 (FIPS 180-4): browsers offer it only to pages with https, and a table at home has none.

/** The first 32 bits of the fractional part of the `root`-th root of each of the first primes. */
function fractions(count: number, root: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++)
    if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => ((prime ** (1 / root) % 1) * 2 ** 32) | 0);
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The bytes with a one, zeros and their length in bits, to whole blocks of 64. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

/** The sixteen words of a block, and those that follow from them. */
function schedule(view: DataView, block: number): number[] {
  const w = Array.from({ length: 16 }, (_, i) => view.getInt32(block + i * 4));
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + low + w[i - 7]! + high) | 0);
  }
  return w;
}

function compress(state: number[], w: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}

/** The hash of some bytes, in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  let state = START;
  for (let block = 0; block < view.byteLength; block += 64)
    state = compress(state, schedule(view, block));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

// The keys that targets wear. No code begins another one, so that none is waited for.

const KEYS = "123456789gijkmoqrstvwxyz"; // no letter that names a seat or goes somewhere

/** The first key of a code of two, until the second is pressed. */
export const typing = $state({ begun: "" });

/** A code for each target: one key where they suffice; else the last keys begin codes of two. */
export function codes(count: number): string[] {
  const begins = Math.max(0, Math.ceil((count - KEYS.length) / (KEYS.length - 1)));
  const alone = [...KEYS.slice(0, KEYS.length - begins)];
  const twice = [...KEYS.slice(KEYS.length - begins)].flatMap((first) =>
    [...KEYS].map((second) => first + second),
  );
  return [...alone, ...twice].slice(0, count);
}

function random(bytes: number): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Random words that this browser adds to the shuffle, so that nobody can have prepared it. */
export const entropy = (): string => random(16);

/** A mark by which an answer that is sent twice counts once. */
export const answerKey = (): string => random(12);

/** Random bytes in hexadecimal. */
export function random(bytes: number): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A mark by which an answer that is sent twice counts once. */
export const answerKey = (): string => random(12);

import { expect, test } from "vitest";
import { typeSize } from "../../src/look/type";

test("a short sentence is set as large as it may be", () => {
  expect(typeSize(40, 460, 52, 21)).toBe(21);
});

test("a long one, or a small box, takes smaller type, down to the least that can be read", () => {
  const sizes = [60, 90, 120, 150, 600].map((letters) => typeSize(letters, 300, 52, 21));

  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[0]).toBeLessThan(21);
  expect(sizes.at(-1)).toBe(12);
});

// Words that are never cut: where they do not fit their box, they are set in smaller type.
import type { Attachment } from "svelte/attachments";

const STEP = 0.5; // pixels

interface Fitted {
  element: HTMLElement;
  least: number; // pixels of type
  size: number; // now
}
const fitted = new Map<Element, Fitted>(); // by the element, and by the box that holds it

const isWhole = ({ element }: Fitted): boolean =>
  element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth;

/** All together: the page is laid out once for each size that is tried, not once for each word. */
function setAll(all: ReadonlySet<Fitted>): void {
  for (const { element } of all) if (element.style.fontSize) element.style.fontSize = "";
  let cut = [...all].filter((one) => !isWhole(one));
  for (const one of cut) one.size = parseFloat(getComputedStyle(one.element).fontSize);
  while (cut.length) {
    for (const one of cut) {
      one.size -= STEP;
      one.element.style.fontSize = `${one.size}px`;
    }
    cut = cut.filter((one) => one.size > one.least && !isWhole(one));
  }
}

const boxes = new Map<Element, Set<Fitted>>(); // whose size decides for whom
const watch = new ResizeObserver((changes) => {
  setAll(new Set(changes.flatMap(({ target }) => [...(boxes.get(target) ?? [])])));
});
// A font that comes late makes other words of the same box.
document.fonts.addEventListener("loadingdone", () => setAll(new Set(fitted.values())));

function observe(box: Element, one: Fitted): void {
  const held = boxes.get(box) ?? new Set();
  boxes.set(box, held.add(one));
  watch.observe(box);
}

function leave(box: Element, one: Fitted): void {
  const held = boxes.get(box);
  held?.delete(one);
  if (held?.size) return;
  boxes.delete(box);
  watch.unobserve(box);
}

/** From the size that the style sheet gives down to `least` pixels, until the words are seen whole. */
export function fit(words: string, least = 9.5): Attachment<HTMLElement> {
  return (element) => {
    void words;
    element.style.transitionProperty = "none"; // what is measured must be there at once
    const one: Fitted = { element, least, size: 0 };
    const around = [element, element.parentElement].filter((box) => box !== null);
    fitted.set(element, one);
    around.forEach((box) => observe(box, one));
    return () => {
      fitted.delete(element);
      around.forEach((box) => leave(box, one));
    };
  };
}

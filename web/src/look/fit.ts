// Words that are never cut: where they do not fit their box, they are set in smaller type.
import type { Attachment } from "svelte/attachments";

const STEP = 0.5; // pixels

/** From the size that the style sheet gives down to `least` pixels, until the words are seen whole. */
export function fit(words: string, least = 9.5): Attachment<HTMLElement> {
  return (element) => {
    void words;
    element.style.transitionProperty = "none"; // what is measured must be there at once
    const whole = (): boolean =>
      element.scrollHeight <= element.clientHeight + 1 &&
      element.scrollWidth <= element.clientWidth;
    const set = (): void => {
      element.style.fontSize = "";
      let size = parseFloat(getComputedStyle(element).fontSize);
      while (size > least && !whole()) {
        size -= STEP;
        element.style.fontSize = `${size}px`;
      }
    };
    const watch = new ResizeObserver(set);
    watch.observe(element);
    if (element.parentElement) watch.observe(element.parentElement);
    // A font that comes late makes other words of the same box.
    document.fonts.addEventListener("loadingdone", set);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", set);
    };
  };
}

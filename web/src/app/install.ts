// The page as an app: what the operating system shows of it, and the worker that stays behind.
import type { Language } from "../words/fluent";

/** Tell the browser how the app is called in the reader's language. */
export function introduceApp(language: Language): void {
  if (!import.meta.env.PROD) return;
  const link =
    document.querySelector<HTMLLinkElement>("link[rel=manifest]") ?? document.createElement("link");
  link.rel = "manifest";
  link.href = `/app.${language}.webmanifest`;
  document.head.append(link);
}

/** Leave the worker behind; where the browser has none, as on plain http, the page does without. */
export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
  } catch {
    // the reader forbids it, or the server just went away: the page is whole without it
  }
}

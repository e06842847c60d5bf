// What a device is called in the list of devices: something its owner knows it by.
const BROWSERS: [RegExp, string][] = [
  [/Firefox\//, "Firefox"],
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const first = (kinds: [RegExp, string][], agent: string): string =>
  kinds.find(([sign]) => sign.test(agent))?.[1] ?? "";

export function deviceName(agent: string = navigator.userAgent): string {
  return [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean).join(", ");
}

/** Whether a device of that name is held in one hand. */
export const isHandheld = (name: string): boolean => /iPhone|iPad|Android/.test(name);

/** A number as the reader's language writes it: 11.5 or 11,5. */
export const figure = (value: number, most = 2, least = 0): string =>
  new Intl.NumberFormat(document.documentElement.lang, {
    maximumFractionDigits: most,
    minimumFractionDigits: least,
  }).format(value);

/** A share in whole percent. */
export const percent = (share: number): number => Math.round(100 * share);

/** A difference in whole percent, with its sign; nothing has none. */
export function signed(share: number): string {
  const whole = Math.abs(percent(share));
  return whole ? `${share < 0 ? "−" : "+"}${whole}` : "0";
}

/** Half of an interval in whole percent; never none. */
export const half = (error: number): number => Math.max(1, percent(error));

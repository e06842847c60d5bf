/** A number as the reader's language writes it: 11.5 or 11,5. */
export const figure = (value: number, most = 2, least = 0): string =>
  new Intl.NumberFormat(document.documentElement.lang, {
    maximumFractionDigits: most,
    minimumFractionDigits: least,
  }).format(value);

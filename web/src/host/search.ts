// Finding somebody or something by a few letters.

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text holds what is sought, whatever the accents and the case. */
export const holds = (text: string, sought: string): boolean =>
  plain(text).includes(plain(sought.trim()));

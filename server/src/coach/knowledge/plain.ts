/** Text as terms are written: in lower case, single blanks between its words, and no punctuation. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

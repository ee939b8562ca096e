import { plainLetters } from '@pythia/contracts/plain-letters.ts';

/** Text as terms are written: in lower case, single blanks between its words, and no punctuation. */
export const plain = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

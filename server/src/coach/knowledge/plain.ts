import { plainLetters } from '@pythia/contracts/plain-letters.ts';

export const plain = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

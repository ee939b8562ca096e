import { sameAs } from '../lexicon/same-words.ts';
import { TECHNOLOGIES } from '../lexicon/technologies.ts';
import { type Lexeme, wordRoot } from '../text/lexeme.ts';

const SHORT = { least: 3, most: 5, cut: 3 };

const isClipped = (a: Lexeme, { low }: Lexeme): boolean =>
  low.length >= SHORT.least &&
  low.length <= SHORT.most &&
  !TECHNOLOGIES.has(low) &&
  a.low.length >= low.length + SHORT.cut &&
  a.low.startsWith(low);

export const isSameWord = (a: Lexeme, b: Lexeme): boolean =>
  a.stem === b.stem ||
  sameAs(b.stem).includes(a.stem) ||
  isClipped(a, b) ||
  (b.stem.length >= 6 && a.stem.length >= 6 && wordRoot(a.stem) === wordRoot(b.stem));

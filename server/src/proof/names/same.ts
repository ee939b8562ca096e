import { sameAs } from '../lexicon/same-words.ts';
import { type Lexeme, wordRoot } from '../text/lexeme.ts';

export const isSameWord = (a: Lexeme, b: Lexeme): boolean =>
  a.stem === b.stem ||
  sameAs(b.stem).includes(a.stem) ||
  (b.stem.length >= 6 && a.stem.length >= 6 && wordRoot(a.stem) === wordRoot(b.stem));

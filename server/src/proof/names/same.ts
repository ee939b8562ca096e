import { sameAs } from '../lexicon/same-words.ts';
import { type Lexeme, rootOf } from '../text/lexeme.ts';

export const isSameWord = (a: Lexeme, b: Lexeme): boolean =>
  a.stem === b.stem ||
  sameAs(b.stem).includes(a.stem) ||
  (b.stem.length >= 6 && a.stem.length >= 6 && rootOf(a.stem) === rootOf(b.stem));

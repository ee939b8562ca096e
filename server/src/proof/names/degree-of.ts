import { DEGREES } from '../lexicon/qualifications.ts';
import { squash } from '../text/lexeme.ts';

/** The kind of degree that a word names, `master`; '' where it names none. Of `be` and `med`, the capitals say whether. */
export function degreeOf(text: string): string {
  if (/^[BM]\.?Ed\.?$/.test(text)) return text.startsWith('B') ? 'bachelor' : 'master';
  if (/^B\.?E\.?$/.test(text)) return 'bachelor';
  return DEGREES[squash(text)] ?? '';
}

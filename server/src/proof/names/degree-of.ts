import { DEGREES } from '../lexicon/qualifications.ts';
import { squash } from '../text/lexeme.ts';

/** @returns '' for no degree. The capitals of `be` and `med` decide. */
export function degreeOf(text: string): string {
  if (/^[BM]\.?Ed\.?$/.test(text)) return text.startsWith('B') ? 'bachelor' : 'master';
  if (/^M\.S\.?$/.test(text)) return 'master';
  if (/^B\.?E\.?$/.test(text)) return 'bachelor';
  return DEGREES[squash(text)] ?? '';
}

import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import { inPieces } from '../in-pieces.ts';
import { withoutSidebar } from '../layout/sidebar.ts';
import { unfold } from '../layout/unfold.ts';

const MOST_ROWS = 1_000;
/** Characters; wider rows have lost their line breaks. */
const WIDEST = 160;
/** Characters; shorter rows hold no header with its text. */
const MAY_HOLD_TWO = 80;
const INNER_PAGE_NUMBER = /\bpage \d{1,3} (?:of|\/) \d{1,3}\b/gi;
const INNER_BULLET = /(?<=\S)[^\S\n]*[•▪‣●◦○■□➢➤►✓✔❖]\s+/gu;

export const rowsOf = (text: string): string[] =>
  withoutSidebar(plainLetters(text).split(/\r\n|[\r\n\u2028\f\v]/, MOST_ROWS))
    .flatMap(cut)
    .slice(0, MOST_ROWS);

export const atBullets = (row: string): string[] => row.replace(INNER_BULLET, '\n• ').split('\n');

function cut(row: string): string[] {
  if (row.length <= MAY_HOLD_TWO) return [row];
  const pieces = row.replace(INNER_PAGE_NUMBER, '\n').split('\n');
  return (row.length > WIDEST ? pieces.flatMap(atBullets) : pieces).flatMap(inPieces).flatMap(unfold);
}

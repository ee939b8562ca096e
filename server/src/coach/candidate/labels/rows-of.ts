import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import { inPieces } from '../in-pieces.ts';
import { withoutSidebar } from '../layout/sidebar.ts';
import { unfold } from '../layout/unfold.ts';

/** Nobody's résumé has as many; the rest is not read. */
const MOST_ROWS = 1_000;
/** No page is so wide: the text's line breaks were lost. */
const WIDEST = 160;
/** A shorter row holds no job's header with what is told of it. */
const MAY_HOLD_TWO = 80;
const INNER_BULLET = /(?<=\S)[^\S\n]*[•▪‣●◦○■□➢➤►✓✔❖]\s+/gu;

/** A text as it was pasted → its rows, blank ones among them; a page's sidebar stands behind it, and what came in one piece is cut. */
export const rowsOf = (text: string): string[] =>
  withoutSidebar(plainLetters(text).split(/\r\n|[\r\n\u2028\f\v]/, MOST_ROWS))
    .flatMap(cut)
    .slice(0, MOST_ROWS);

function cut(row: string): string[] {
  if (row.length <= MAY_HOLD_TWO) return [row];
  const pieces = row.length > WIDEST ? row.replace(INNER_BULLET, '\n• ').split('\n') : [row];
  return pieces.flatMap(inPieces).flatMap(unfold);
}

import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import { inPieces } from '../in-pieces.ts';
import { readHeader } from '../layout/header-line.ts';
import { withoutSidebar } from '../layout/sidebar.ts';
import { unfold } from '../layout/unfold.ts';
import { startsWithVerb } from '../speech/verbs.ts';

const MOST_ROWS = 1_000;
/** Characters; wider rows have lost their line breaks. */
const WIDEST = 160;
/** Characters; shorter rows hold no header with its text. */
const MAY_HOLD_TWO = 80;
const INNER_PAGE_NUMBER = /\b(?:[Pp]age|PAGE) \d{1,3} (?:of|\/) \d{1,3}(?=\s*$|\s+[\p{Lu}•])/gu;
const INNER_BULLET = /(?<=\S)[^\S\n]*[•▪‣▸▹●◦○■□➢➤►✓✔❖]\s+/gu;

export const rowsOf = (text: string): string[] =>
  withoutSidebar(plainLetters(text).split(/\r\n|[\r\n\u2028\f\v]/, MOST_ROWS))
    .flatMap(cut)
    .slice(0, MOST_ROWS);

/** `Baker • Rye & Co • 2019 – 2021` */
export function atBullets(row: string): string[] {
  const parts = row.split(INNER_BULLET);
  const joined = parts.join(' · ');
  const { role, employer, dates } = (parts.length > 1 && readHeader(joined)) || {};
  const isHeader = role && employer && (dates === parts[0] || dates === parts.at(-1));
  return isHeader && !parts.some(startsWithVerb)
    ? [joined]
    : parts.map((part, at) => (at === 0 ? part : `• ${part}`));
}

function cut(row: string): string[] {
  if (row.length <= MAY_HOLD_TWO) return [row];
  const pieces = row.replace(INNER_PAGE_NUMBER, '\n').split('\n');
  return (row.length > WIDEST ? pieces.flatMap(atBullets) : pieces).flatMap(inPieces).flatMap(unfold);
}

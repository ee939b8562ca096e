import { beginsGap, GAP, OPEN_BRACKET } from '@pythia/contracts/gap.ts';

type Piece = string | { readonly gap: string };

/** @param unfinished shows a growing gap once its first word is known */
export function splitGaps(text: string, unfinished: boolean): readonly Piece[] {
  if (!text.includes('[')) return [text];
  const open = unfinished ? OPEN_BRACKET.exec(text) : null;
  const begins = open ? beginsGap(open[1]!) : 'no';
  if (!open || begins === 'no') return split(text);
  const before = split(text.slice(0, open.index));
  return begins === 'yes' ? [...before, { gap: open[1]! }] : before;
}

const split = (text: string): Piece[] =>
  text
    .split(GAP) // gaps are the odd parts
    .map((piece, place) => (place % 2 === 1 ? { gap: piece } : piece))
    .filter((piece) => piece !== '');

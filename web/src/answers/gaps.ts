import { beginsGap, GAP, OPEN_BRACKET } from '@pythia/contracts/gap.ts';

/** A piece of text, or the words of what is left to the reader to fill in. */
type Piece = string | { readonly gap: string };

/**
 * A text by what is said in it and what is to be filled in.
 * @param unfinished it is still being written: a gap is shown as one from its first word on, and not before that is known
 */
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
    .split(GAP) // the words of the gaps stand at the odd places
    .map((piece, place) => (place % 2 === 1 ? { gap: piece } : piece))
    .filter((piece) => piece !== '');

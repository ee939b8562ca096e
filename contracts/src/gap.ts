/**
 * First words of a gap for the candidate to fill: `[the amount]`, `[your last employer]`, `[what came of
 * it]`. Array indices, footnotes and remarks begin otherwise.
 */
const BEGINNINGS = 'a an the one your its what where when how who which whether why'.split(' ');

/** A bracket after a word is an index. */
const OPENING = String.raw`(?<![\p{L}\p{N}_\])])\[`;

/** A gap of two words at least, its words in group 1; `[…](…)` and `[…]:` are links. */
export const GAP = new RegExp(
  String.raw`${OPENING}((?:${BEGINNINGS.join('|')})[ ,][^[\]\n]{1,120})\](?![([:])`,
  'giu',
);

/** An unclosed bracket at the end of a growing text; its words in group 1. */
export const OPEN_BRACKET = new RegExp(String.raw`${OPENING}([^[\]\n]{0,120})$`, 'u');

/** `undecided` while the first word is being written. */
export function beginsGap(words: string): 'yes' | 'no' | 'undecided' {
  const [, first = '', end = ''] = /^(\p{L}*)(.?)/u.exec(words.toLowerCase()) ?? [];
  if (end === '') return BEGINNINGS.some((beginning) => beginning.startsWith(first)) ? 'undecided' : 'no';
  return BEGINNINGS.includes(first) && /[ ,]/.test(end) ? 'yes' : 'no';
}

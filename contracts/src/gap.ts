/**
 * How something is begun that is left to the candidate: an article, a possessive or a question word, as in
 * `[the amount]`, `[your last employer]`, `[what came of it]`. No array index, footnote or remark begins like that.
 */
const BEGINNINGS = [
  ...['a', 'an', 'the', 'one', 'your', 'its'],
  ...['what', 'where', 'when', 'how', 'who', 'which', 'whether', 'why'],
];

/** Not behind a word, as an index stands. */
const OPENING = String.raw`(?<![\p{L}\p{N}_\])])\[`;

/** A gap in an answer, of two words at least, with its words as the first group; `[…](…)` and `[…]:` are links. */
export const GAP = new RegExp(
  String.raw`${OPENING}((?:${BEGINNINGS.join('|')})[ ,][^[\]\n]{1,120})\](?![([:])`,
  'giu',
);

/** A bracket at the end of a text that goes on, which may turn out to be a gap; its words so far as the first group. */
export const OPEN_BRACKET = new RegExp(String.raw`${OPENING}([^[\]\n]{0,120})$`, 'u');

/** Whether the words of a bracket that is still open are a gap's: undecided while its first word is being written. */
export function beginsGap(words: string): 'yes' | 'no' | 'undecided' {
  const [, first = '', end = ''] = /^(\p{L}*)(.?)/u.exec(words.toLowerCase()) ?? [];
  if (end === '') return BEGINNINGS.some((beginning) => beginning.startsWith(first)) ? 'undecided' : 'no';
  return BEGINNINGS.includes(first) && /[ ,]/.test(end) ? 'yes' : 'no';
}

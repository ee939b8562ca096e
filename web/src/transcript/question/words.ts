const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** In lower case and without marks; words of writing without spaces too. */
export const wordsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text.toLowerCase().replaceAll('’', "'")))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** Where so many words of a text end, with the marks that close the last; the whole length where it has fewer. */
export function endOfWords(text: string, count: number): number {
  if (count === 0) return 0;
  let left = count;
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (left === 0 && (isWordLike || /^\s/.test(segment))) return index;
    if (isWordLike) left -= 1;
  }
  return text.length;
}

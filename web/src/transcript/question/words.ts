const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Lower case without marks; also for scripts without spaces. */
export const plainWordsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text.toLowerCase().replaceAll('’', "'")))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

export function endOfWords(text: string, count: number): number {
  if (count === 0) return 0;
  let left = count;
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (left === 0 && (isWordLike || /^\s/.test(segment))) return index;
    if (isWordLike) left -= 1;
  }
  return text.length;
}

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

/** Phrases may follow each other: "Okay, thank you. Take your time." */
const PHRASES = `
  ah, alright, and, cool, good, great, hello, hey, hi, hmm, mhm, mm, nice, no, oh, ok, okay, perfect,
  please, right, so, sure, thanks, uh, um, well, wow, yeah, yep, yes, all right, can you hear me, fair
  enough, go ahead, good morning, good afternoon, got it, i see, i understand, just a moment, just a
  second, let me see, makes sense, nice to meet you, no problem, no rush, no worries, of course, one
  moment, one second, sounds good, take your time, thank you, thank you for that, thank you so much, thank
  you very much, thanks a lot, thanks for that, that makes sense, uh huh, very good, very nice, whenever
  you are ready, whenever you're ready, you know, you too`
  .split(',')
  .map((phrase) => phrase.trim().replace(/\s+/g, ' '));

const COURTESIES = new RegExp(`^(?:(?:${PHRASES.toSorted((a, b) => b.length - a.length).join('|')}) )+`);

/** True for one word, repeated words and courtesies, also unfinished ones. */
export function isSmallTalk(text: string): boolean {
  const words = plainWordsOf(text);
  if (new Set(words).size < 2) return true;
  const rest = `${words.join(' ')} `.replace(COURTESIES, '').trim();
  return rest === '' || PHRASES.some((phrase) => phrase.startsWith(rest));
}

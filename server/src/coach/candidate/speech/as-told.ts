import { closeSentence } from './say.ts';
import { isPast } from './verbs.ts';

const LONE_I = /\bi\b(?=\s|['’](?:m|ve|d|ll)\b)/g;
const INNER_START = /(?<=[.!?] )(?:we|he|she|they|it)\b/g;

/**
 * A sentence of a story or of notes for one, in its own words. Notes leave out who did it: "called the doctor" is
 * "I called the doctor".
 */
export function asTold(sentence: string): string {
  const text = sentence
    .replace(LONE_I, 'I')
    .replace(INNER_START, (word) => word[0]!.toUpperCase() + word.slice(1));
  const [first = '', second = ''] = text.split(/[\s,;:]+/, 2);
  const hasNoSubject = isPast(first.toLowerCase()) && !isDescription(first, second);
  const told = hasNoSubject ? `I ${first.toLowerCase()}${text.slice(first.length)}` : text;
  return closeSentence(told);
}

/** "Lost parcels", "finished on Friday", "left side": said of something, not by somebody. */
const isDescription = (first: string, second: string): boolean =>
  /^(?:based|related|born|left|put|set|cut|shut|hurt|read)$/i.test(first)
    ? /^(?:\p{L}+ed|side|hand|\d+|by|on|in)$/iu.test(second)
    : /^(?:by|was|were|is|are)$/i.test(second);

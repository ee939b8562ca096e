import { AUXILIARIES, isSubject, isYou } from '../word-classes.ts';
import type { NoQuestion } from './no-question.ts';

const ANSWERED = /\b(?:because|nobody|no|yes|not (?:really|any|yet|always|even)|of course)\b.{4,}$/;
const FIGURES =
  /^(?:who (?:knows|cares|doesn't|wouldn't)|what (?:an? \w+|else can|can you|could possibly|are you going to)|why (?:bother|wouldn't)|guess what|(?:do )?you know what|what do i know|how (?:cool|good|lucky|hard can))/;

/** Questions that the speaker answers, or that expect no answer. */
export const rhetorical: NoQuestion = {
  kind: 'rhetorical',
  isLikely: ({ text, words }) => {
    if (FIGURES.test(text)) return true;
    if (words.some(({ plain }) => isYou(plain))) return false;
    const [before = '', end = ''] = words.slice(-2).map(({ plain }) => plain);
    const endsInAnswer = words.length >= 5 && (end === 'not' || (AUXILIARIES.has(end) && isSubject(before)));
    return endsInAnswer || (words.length >= 5 && ANSWERED.test(text));
  },
  lines: [
    'why do we bother because people notice',
    'is it glamorous it is not',
    'Who knows?',
    'You know what?',
  ],
};

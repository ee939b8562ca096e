import { secondsOf, sayLength, answerWords } from '../spoken-length.ts';
import { AIM } from '../spoken-length.ts';
import { ofAnswer, type Rule } from '../rule.ts';

/** Seconds. */
const TOO_LONG = 150;
const WORDS_SHOWN = 12;

export const tooLong: Rule<'too-long'> = {
  kind: 'too-long',
  find: (given) => {
    const seconds = secondsOf(given);
    if (seconds < TOO_LONG) return undefined;
    const words = answerWords(given.text);
    const at = Math.floor((words.length * AIM.most) / seconds);
    return {
      sentence: `${sayLength(given)}, where two minutes are enough. Two minutes were over when you said this.`,
      quotes: ofAnswer(words.slice(at, at + WORDS_SHOWN).join(' ')),
    };
  },
  examples: [
    { answer: 'I moved the dough. '.repeat(80), seconds: 151, isFound: true },
    { answer: 'I moved the dough. '.repeat(100), isFound: true },
    { answer: 'I moved the dough. '.repeat(80), seconds: 149, isFound: false },
  ],
};

import { expect, test } from 'vitest';
import { plainWords } from '#coach/question/plain-words.ts';
import { isOther } from './wordings.ts';

test.each([
  ['failure', 'Tell me about something you built from nothing.'],
  ['mistake', 'Tell me about a time you discovered an error late in a job.'],
  ['mistake', 'Have you come across something dishonest at work?'],
  ['mistake', 'How forgiving are you of other people’s mistakes?'],
  ['salary', 'What did you bring in, in money terms?'],
  ['salary', 'How much did you save them in money terms?'],
] as const)('what sounds like %s asks for something else: %s', (id, asked) => {
  expect(isOther(id, plainWords(asked))).toBe(true);
});

test.each([
  ['failure', 'Tell me about something that you built from nothing and that failed.'],
  ['mistake', 'Tell me about a mistake that you found and had made yourself.'],
  ['mistake', 'Have you ever given out the wrong medication, or made any other mistake?'],
  ['salary', 'In money terms, what are you looking for?'],
] as const)('and %s is asked for by its own words, whatever stands beside them: %s', (id, asked) => {
  expect(isOther(id, plainWords(asked))).toBe(false);
});

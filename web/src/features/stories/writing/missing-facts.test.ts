import { expect, test } from 'vitest';
import { missingFacts, readAnswers, withFact } from './missing-facts.ts';

const STORY = `**Situation**

The oven broke at [the bakery].

**Result**

[how did it end, and what came of it?]

**To make it stronger, add**

- Lesson: [what did you learn from it, in one sentence?]
- Ending: [how did it end, and what came of it?]`;

test('gaps are asked as questions, each once, with the part that they belong to', () => {
  expect(missingFacts(STORY)).toEqual([
    { question: 'The bakery?', part: 'Situation' },
    { question: 'How did it end, and what came of it?', part: 'Result' },
    { question: 'What did you learn from it, in one sentence?', part: 'Lesson' },
  ]);
});

test('a story without a gap asks nothing', () => {
  expect(missingFacts('**Action**\n\nI rang [sic] the doctor[1].')).toEqual([]);
});

test('an answer becomes a line of the notes that names its part', () => {
  const fact = { question: 'How did it end?', part: 'Result' };
  expect(withFact('oven broke\n', fact, ' we were\n on time ')).toBe('oven broke\nResult: we were on time');
  expect(withFact('', fact, 'well')).toBe('Result: well');
});

test.each([
  ['', {}],
  ['{"a": ', {}],
  ['null', {}],
  ['{"a": 1, "b": "c"}', { b: 'c' }],
])('of %j the answers are read', (written, read) => {
  expect(readAnswers(written)).toEqual(read);
});

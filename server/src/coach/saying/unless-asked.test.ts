import { expect, test } from 'vitest';
import { withoutPrivate } from './unless-asked.ts';
import { asks, candidateFrom, foundByMarks } from './testing/asked.ts';

const candidate = candidateFrom({
  work: 'Nurse, Rye Ward, 2010 - present\n- Cut falls by 12% in a year',
  stories: ['For three years I was the full-time carer for my mother, who had dementia.'],
});
const stories = foundByMarks(candidate, 'my mother', 'falls');

test.each(['How do you cope when the ward is very busy?', 'What are you proud of?'])(
  'of a family nothing is told to who has not asked: %s',
  (text) => {
    expect(withoutPrivate(asks(text, 'open'), stories)).toEqual([stories[1]]);
  },
);

test.each(['What did you do in your years away from nursing?', 'Did you have a career break?'])(
  'it is told to who has: %s',
  (text) => {
    expect(withoutPrivate(asks(text, 'open'), stories)).toEqual(stories);
  },
);

test('a story that ends in an illness is told up to there', () => {
  const told = candidateFrom({
    stories: [
      'I wrote the checking sheet for weekly tablets. The ward closed. Then I had lymphoma. I was treated until October.',
    ],
  });
  const [one] = withoutPrivate(asks('Which error have you dealt with?', 'open'), foundByMarks(told, 'sheet'));
  const said = one!.episode.sentences.map(({ text }) => text).join(' ');
  expect(said).toContain('checking sheet');
  expect(said).not.toMatch(/lymphoma|treated/);
});

test('the question after the gap is one, in whatever words', () => {
  const question = asks('What happened in 2016?', 'open', { usual: 'cv-gap' });
  expect(withoutPrivate(question, stories)).toEqual(stories);
});

import { expect, test } from 'vitest';
import { upToPrivate, withoutPrivate } from './unless-asked.ts';
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

test('what follows is told up to an illness, unless it answers what is asked of one’s life', () => {
  const said = 'I moved the stall.\nThen I had lymphoma.\nI came back in May.';
  expect(upToPrivate(asks('And then?', 'follow-up'), said)).toBe('I moved the stall.');
  expect(upToPrivate(asks('Was there a gap?', 'open', { usual: 'cv-gap' }), said)).toBe(said);
});

test.each([
  'I got a diploma student to lead the handover',
  'I had the breakdown records typed up and found the pump',
  'I had three cancer patients moved to side rooms',
  'I developed a stroke pathway with the paramedics',
])('and no work is taken for an illness: %s', (line) => {
  expect(upToPrivate(asks('And then?', 'follow-up'), line)).toBe(line);
});

test('a scene that is left without a deed is not told', () => {
  const told = candidateFrom({
    stories: ['The extruder caught fire in May. I had a stroke that night. I redrew the isolation plan.'],
  });
  expect(withoutPrivate(asks('Tell me about a fire.', 'open'), foundByMarks(told, 'extruder'))).toEqual([]);
});

import { expect, test } from 'vitest';
import { failuresFirst } from './asks-for-failure.ts';
import { asks, candidateFrom, foundByMarks } from './testing/asked.ts';

const candidate = candidateFrom({
  work: 'Baker, Rye & Co., 2019 - present\n- Cut waste by 20% in one year\n- Ordered 400 tins twice, because I had not read the list. Since then I read it aloud',
});
const stories = foundByMarks(candidate, 'waste', 'tins');

test.each([
  'Tell me about a mistake.',
  'Describe a project that failed.',
  'What is the worst thing you have broken?',
  'Tell me about a time you noticed a mistake that you had made.',
  'Tell me about a mistake you made at work, and how you corrected the mistake.',
])('of what was found a failure is told to who asks for one: %s', (text) => {
  const [first] = failuresFirst(asks(text, 'behavioural'), stories);
  expect(first?.episode).toBe(stories[1]?.episode);
});

test.each([
  'How do you keep others from making mistakes?',
  'What are you proud of?',
  'Tell me about a time you found a mistake in somebody else’s work.',
  'Tell me about a time a colleague made a mistake.',
  'When did you spot a mistake before it went out?',
  'How did you deal with a machine failure?',
  'Your chef cuts the menu in a way that you think is a mistake. Do you speak up?',
])('nobody else gets one for it: %s', (text) => {
  expect(failuresFirst(asks(text, 'behavioural'), stories)[0]).toBe(stories[0]);
});

import { expect, test } from 'vitest';
import { askedSoFar } from './asked-so-far.ts';

test.each([
  ['So tell me about a time you had a', 'tell me about a time you had a'],
  ['Hello there. We have six ovens. How do you', 'We have six ovens. How do you'],
  ['How did you reduce', 'How did you reduce'],
  ['how would you handle a difficult', 'how would you handle a difficult'],
  ['So tell us a bit about you', 'tell us a bit about you'],
  ['Give an example of when you', 'Give an example of when you'],
  ['Describe a project', 'Describe a project'],
  ['Two bakers who will not speak to', 'Two bakers who will not speak to'],
])('in %j something is being asked', (said, asked) => {
  expect(askedSoFar(said)).toBe(asked);
});

test.each([
  '',
  'We also have a gym in the',
  'How do you',
  'Give us a bit',
  'We have six ovens. How',
  'Good morning, nice to meet you all',
])('in %j nothing is, or too little of it was said', (said) => {
  expect(askedSoFar(said)).toBeUndefined();
});

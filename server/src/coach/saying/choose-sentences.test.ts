import { expect, test } from 'vitest';
import { NO_KNOWLEDGE } from '#coach/knowledge/knowledge.ts';
import { chooseSentences } from './choose-sentences.ts';
import { asks, candidateOf, NOTHING_TOLD } from './testing/asked.ts';

const STORY = [
  'I am a product designer for clinics.',
  'A driver named Joss kept missing his breaks on the long route to the coast.',
  'I went out on the route with him and timed every stop on it.',
  'Afterwards we cut two stops, and the route was done on time for the rest of the year.',
];
const candidate = candidateOf({ stories: [STORY.join(' ')] });

const chosen = (words: number): string[] => {
  const question = asks('Tell me about a time you planned.', 'behavioural');
  const asking = { candidate, question, found: [], told: NOTHING_TOLD, knowledge: NO_KNOWLEDGE, budget: 90 };
  return chooseSentences(candidate.episodes[0]!, asking, words).map(({ text }) => text);
};

test('who one is is no part of a story', () => {
  expect(chosen(90)).toEqual(STORY.slice(1));
});

test('no pronoun is left without the sentence that it means', () => {
  expect(chosen(35)).not.toContain(STORY[2]);
  expect(chosen(35)).toContain(STORY[3]);
});

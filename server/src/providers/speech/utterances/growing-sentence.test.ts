import { expect, test } from 'vitest';
import { GrowingSentence } from './growing-sentence.ts';

/** All but the last piece were cut. */
function given(...pieces: string[]): string[] {
  const sentence = new GrowingSentence();
  const texts = pieces.map((piece, place) => sentence.add(piece, place < pieces.length - 1));
  return [...texts, sentence.close()].filter((text) => text !== '');
}

test('a whole utterance is given as it was heard', () => {
  expect(given('Tell me about a conflict. How did you resolve it?')).toEqual([
    'Tell me about a conflict. How did you resolve it?',
  ]);
});

test('a sentence that is cut goes on without a mark and a capital in its middle', () => {
  expect(given('What is the difference.', 'Between a process and a thread.')).toEqual([
    'What is the difference',
    'between a process and a thread?',
  ]);
});

test('a piece that begins another sentence brings the mark of the one before', () => {
  expect(given('So how was that for you.', 'Tell me what you would do differently.')).toEqual([
    'So how was that for you',
    '? Tell me what you would do differently.',
  ]);
});

test('a name keeps its capital', () => {
  expect(given('We moved the whole thing to', 'Kubernetes in March.')).toEqual([
    'We moved the whole thing to',
    'Kubernetes in March.',
  ]);
});

test('an utterance that ends in a comma gets the mark of a sentence', () => {
  expect(given('Unless to be selfish is to be ill-disposed,')).toEqual([
    'Unless to be selfish is to be ill-disposed.',
  ]);
  expect(given('how would you do that,')).toEqual(['how would you do that?']);
});

test('what was cut and is not gone on with gets its mark', () => {
  const sentence = new GrowingSentence();
  expect(sentence.add('Why do you want to leave', true)).toBe('Why do you want to leave');
  expect(sentence.close()).toBe('?');
  expect(sentence.close()).toBe('');
});

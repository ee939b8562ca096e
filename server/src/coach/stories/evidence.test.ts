import { expect, test } from 'vitest';
import { evidenceOf, failureOf } from './evidence.ts';
import { testEpisode } from './testing/candidates.ts';

const shown = (text: string): Record<string, number> =>
  Object.fromEntries([...evidenceOf(testEpisode(text))].map(([{ id }, chance]) => [id, chance]));

test('a mark shows more than a verb, and a verb more than everyday words', () => {
  const marked = shown('The owner came round to it.')['persuasion']!;
  const said = shown('I convinced the owner.')['persuasion']!;
  const hinted = shown('I gave a presentation and showed a proposal.')['persuasion'] ?? 0;
  expect(marked).toBeGreaterThan(said);
  expect(said).toBeGreaterThan(hinted);
});

test('several signs add up, and never exceed certainty', () => {
  const one = shown('I mediated.')['conflict']!;
  const several = shown('I mediated in an argument. The feud ended and we found common ground.')['conflict']!;
  expect(several).toBeGreaterThan(one);
  expect(several).toBeLessThanOrEqual(1);
});

test('what is denied is no sign', () => {
  expect(shown('We had no complaints.')['angry-customer']).toBeUndefined();
  expect(shown('We had three complaints.')['angry-customer']).toBeGreaterThan(0.5);
});

test('what goes wrong at the end marks a failure more than what goes wrong at the beginning', () => {
  const begun = evidenceOf(testEpisode('The launch failed. I rebuilt it. Everybody was glad.'));
  const ended = evidenceOf(testEpisode('I planned a launch. I built it. The launch failed.'));
  expect(failureOf(ended)).toBeGreaterThan(failureOf(begun));
  expect(failureOf(begun)).toBeGreaterThan(0);
});

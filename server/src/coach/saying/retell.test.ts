import { expect, test } from 'vitest';
import type { Told } from '#coach/stories/told.ts';
import { retell } from './retell.ts';
import { asks, episodeWith } from './testing/asked.ts';
import { baker } from './testing/baker.ts';

const EPISODE = episodeWith(baker, 'proving room');
const ALL = EPISODE.sentences.map(({ text }) => text);
const QUESTION = asks('Tell me about a bad night.', 'behavioural');

const again = (told: Told): string =>
  retell(EPISODE, { candidate: baker, question: QUESTION, found: [], told, budget: 90 }, '').text;

const toldOf = (sentences: readonly string[]): Told => ({
  episodes: [EPISODE.id],
  sentences: new Set(sentences),
  last: undefined,
});

test('a story of which something is left goes on with that alone', () => {
  const said = again(toldOf(ALL.slice(0, 2)));
  for (const text of ALL.slice(0, 2)) expect(said).not.toContain(text.slice(2));
  expect(said).toContain('We delivered everything but the rolls on time.');
});

test('of a story that was told whole one sentence is said again, after words that say so', () => {
  const said = again(toldOf(ALL));
  expect(ALL.filter((text) => said.includes(text.slice(2)))).toHaveLength(1);
  expect(said).toMatch(/\b(?:told|before|again|already|once more|same case)\b/);
});

test('a third time has other words around it', () => {
  const [lead = ''] = again(toldOf(ALL)).split(':');
  expect(again(toldOf([...ALL, `${lead}: and so on.`]))).not.toContain(lead);
});

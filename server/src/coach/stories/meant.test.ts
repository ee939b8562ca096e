import { expect, test } from 'vitest';
import { indexStories } from './story-index.ts';
import { candidateOf, questionOf, toldOf } from './testing/candidates.ts';

const SNOW = 'The bypass was closed by snow with 19 of our lorries on it. I rang each driver every hour.';
const LEAFLET = 'I wrote a leaflet on operations. Calls from patients fell by half.';

test('a story is found by a sentence that shares no word with the question', () => {
  for (const stories of [
    [SNOW, LEAFLET],
    [LEAFLET, SNOW],
  ]) {
    const [first] = indexStories(candidateOf(stories)).find(
      questionOf('What about trucks stuck on a road in winter weather?'),
      toldOf(),
    );
    expect(first!.episode.sentences[0]!.text).toBe(
      'The bypass was closed by snow with 19 of our lorries on it.',
    );
    expect(first!.matched).toEqual([]);
  }
});

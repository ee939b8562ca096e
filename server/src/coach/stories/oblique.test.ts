import { describe, expect, test } from 'vitest';
import { indexStories } from './story-index.ts';
import { candidateOf, questionOf, toldOf } from './testing/candidates.ts';
import { PEOPLE } from './testing/people.ts';

describe.each(PEOPLE)('of what the $profession did', ({ episodes, questions }) => {
  const index = indexStories(candidateOf(episodes));

  test.each(questions)('%s finds %i first', (ask, episode) => {
    expect(index.find(questionOf(ask), toldOf())[0]!.episode.sentences[0]!.text).toBe(
      candidateOf(episodes).episodes[episode]!.sentences[0]!.text,
    );
  });
});

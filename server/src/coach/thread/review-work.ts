import type { Review } from '@pythia/contracts/review.ts';
import { type AnswerToReview, readAnswer, type StoryChance } from '#review/read-answer.ts';
import { reviewOf } from '#review/review-answer.ts';
import { readTokens } from '../language/read-text.ts';
import type { Vectors } from '../meaning/vectors.ts';
import type { Found } from '../stories/found.ts';

export interface MeantAnswer extends AnswerToReview {
  meanings?: Vectors | undefined;
}

export async function reviewMeant(
  { meanings: vectors, ...given }: MeantAnswer,
  fitting: readonly StoryChance[],
): Promise<Review> {
  const reading = { wordsOf: readTokens, vectors, fitting, now: () => new Date() };
  return reviewOf(await readAnswer(given, reading));
}

export const chancesOf = (found: readonly Found[]): StoryChance[] =>
  found
    .flatMap(({ episode, chance }) =>
      chance === undefined ? [] : [{ text: episode.sentences.map(({ text }) => text).join(' '), chance }],
    )
    .toSorted((one, other) => other.chance - one.chance);

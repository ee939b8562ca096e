import type { Review } from '@pythia/contracts/review.ts';
import { type AnswerToReview, readAnswer, type StoryChance } from '#review/read-answer.ts';
import { reviewOf } from '#review/review-answer.ts';
import { readTokens } from '../language/read-text.ts';
import type { Vectors } from '../meaning/vectors.ts';
import type { Found } from '../stories/found.ts';

/** An answer with what its texts mean. */
export interface MeantAnswer extends AnswerToReview {
  meanings?: Vectors | undefined;
}

/** Reviews an answer. Nothing of it stays in the thread. */
export async function reviewMeant(
  { meanings: vectors, ...given }: MeantAnswer,
  fitting: readonly StoryChance[],
): Promise<Review> {
  const reading = { wordsOf: readTokens, vectors, fitting, now: () => new Date() };
  return reviewOf(await readAnswer(given, reading));
}

/** The stories that were found for a question, the likeliest first, where it is known how likely they are. */
export const chancesOf = (found: readonly Found[]): StoryChance[] =>
  found
    .flatMap(({ episode, chance }) =>
      chance === undefined ? [] : [{ text: episode.sentences.map(({ text }) => text).join(' '), chance }],
    )
    .toSorted((one, other) => other.chance - one.chance);

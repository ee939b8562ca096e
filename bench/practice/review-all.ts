import { supportLines } from '../../server/src/asking/support-lines.ts';
import { coachThread } from '../../server/src/coach/answer.ts';
import { NO_MATERIAL } from '../../server/src/coach/material.ts';
import { sentenceModels } from '../../server/src/inference/sentence-models.ts';
import type { Review } from '@pythia/contracts/review.ts';
import type { PractisedAnswer } from './practised-answer.ts';

export interface Reviewed {
  practised: PractisedAnswer;
  review: Review;
  /** Includes vectors. */
  ms: number;
}

/** Speed is not measured. */
const WITHIN_MS = 60_000;

export async function reviewAll(
  answers: readonly PractisedAnswer[],
  { byWords }: { byWords: boolean },
): Promise<Reviewed[]> {
  const models = sentenceModels({ onFailure: console.error });
  const thread = coachThread({
    readWithinMs: WITHIN_MS,
    meaning: byWords ? undefined : models.of('meaning'),
    reviewWithinMs: WITHIN_MS,
    onDeath: console.error,
  });
  const coach = thread.of('the bench');
  const reviewed: Reviewed[] = [];
  for (const practised of answers) {
    const { question, answer, material } = practised;
    const begun = performance.now();
    const known = { ...NO_MATERIAL, work: material.join('\n') };
    const review = await coach.review({
      material: known,
      question,
      answer,
      seconds: practised.seconds,
      prepared: '',
      support: supportLines(known),
    });
    reviewed.push({ practised, review, ms: performance.now() - begun });
  }
  await thread.close();
  await models.close();
  return reviewed;
}

import type { BodyOf } from '@pythia/contracts/endpoint.ts';
import type { Review, reviewAnswer } from '@pythia/contracts/review.ts';
import { supportLines } from '#asking/support-lines.ts';
import type { Coach } from '#coach/answer.ts';
import type { Material } from '#coach/material.ts';
import type { Id } from '#db/database.ts';
import { type Application, forJob } from './for-job.ts';

export interface ReviewParts {
  materialOf: (userId: Id) => Promise<Material>;
  review: (userId: string, ...given: Parameters<Coach['review']>) => Promise<Review>;
}

interface Practised extends Omit<BodyOf<typeof reviewAnswer>, 'job_id'> {
  userId: Id;
  job: Application | null;
}

/**
 * Stores nothing.
 * @throws as the coach does
 */
export async function reviewPractised(
  { materialOf, review }: ReviewParts,
  { userId, job, ...given }: Practised,
): Promise<Review> {
  const material = forJob(await materialOf(userId), job);
  return review(userId, { ...given, material, support: supportLines(material) });
}

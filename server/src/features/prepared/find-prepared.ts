import { FREE_PREPARED } from '@pythia/contracts/prepared.ts';
import type { Database, Id } from '#db/database.ts';
import type { FoundPrepared } from '#asking/prepared-words.ts';
import { findAmong, type FindAmongParts } from './find-among.ts';
import { approvedAnswers } from './prepared-store.ts';

export interface FindPreparedParts extends FindAmongParts {
  db: Database;
}

interface AskedOfPrepared {
  userId: Id;
  /** The application that the interview is for. */
  jobId: Id | null;
  /** In a free session as many are said as may be approved without Pro. */
  isFree: boolean;
  question: string;
}

/** What its user prepared of a question, in whatever words it is asked. */
export async function findPrepared(
  parts: FindPreparedParts,
  { userId, jobId, isFree, question }: AskedOfPrepared,
): Promise<FoundPrepared> {
  const approved = await approvedAnswers(parts.db, { userId, jobId: isFree ? null : jobId });
  return findAmong(parts, isFree ? approved.slice(0, FREE_PREPARED) : approved, question);
}

/** Has what is needed to find it opened and read before the first question, where there is something to find. */
export async function readyPrepared(
  parts: FindPreparedParts,
  { userId, jobId }: Pick<AskedOfPrepared, 'userId' | 'jobId'>,
): Promise<void> {
  const approved = await approvedAnswers(parts.db, { userId, jobId });
  const [first] = approved;
  if (!first) return;
  await findAmong(parts, approved, 'What is asked first?');
}

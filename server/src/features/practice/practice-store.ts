import type { Practice, PracticeTurn } from '@pythia/contracts/practice.ts';
import type { Review } from '@pythia/contracts/review.ts';
import { newId, type Database, type Id, type Instant, type Row } from '#db/database.ts';
import type { PractisedQuestion } from './plan-practice.ts';
import type { FollowUp } from './practice-belongings.ts';

export interface WantedPractice {
  userId: Id;
  sessionId: Id;
}

const LOOKED_AT = 100;

export async function insertPractice(
  db: Database,
  { userId, sessionId, turns }: WantedPractice & { turns: readonly PracticeTurn[] },
): Promise<void> {
  const row = { session_id: sessionId, user_id: userId, turns: JSON.stringify(turns), said: 0 };
  await db.insertInto('practices').values(row).execute();
}

export async function findPractice(
  db: Database,
  { userId, sessionId }: WantedPractice,
): Promise<Omit<Practice, 'running'> | undefined> {
  const row = await db
    .selectFrom('practices')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'practices.session_id')
    .select(['practices.turns', 'practices.follow_up', 'practices.said'])
    .select(['interview_sessions.job_title', 'interview_sessions.company', 'interview_sessions.expires_at'])
    .where('practices.session_id', '=', sessionId)
    .where('practices.user_id', '=', userId)
    .where('interview_sessions.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { said, job_title, company, expires_at } = row;
  return {
    session_id: sessionId,
    job_title,
    company,
    expires_at: new Date(expires_at).toISOString(),
    turns: turnsOf(row),
    said,
    answers: await answersIn(db, { userId, sessionId }),
  };
}

/** What is said in a user's practice; undefined where they have no such practice. */
export async function turnsIn(db: Database, wanted: WantedPractice): Promise<PracticeTurn[] | undefined> {
  const row = await db
    .selectFrom('practices')
    .select(['turns', 'follow_up'])
    .where('session_id', '=', wanted.sessionId)
    .where('user_id', '=', wanted.userId)
    .executeTakeFirst();
  return row && turnsOf(row);
}

const turnsOf = ({ turns, follow_up }: Pick<Row<'practices'>, 'turns' | 'follow_up'>): PracticeTurn[] =>
  withFollowUp(
    JSON.parse(turns) as PracticeTurn[],
    follow_up === null ? null : (JSON.parse(follow_up) as FollowUp),
  );

function withFollowUp(turns: readonly PracticeTurn[], followUp: FollowUp | null): PracticeTurn[] {
  return turns.flatMap((turn) => {
    if (turn.id !== followUp?.after) return [turn];
    const { question } = followUp;
    return [turn, { id: 'follow-up', lines: [question], question, from: 'answer' as const }];
  });
}

async function answersIn(db: Database, { userId, sessionId }: WantedPractice): Promise<Practice['answers']> {
  const rows = await db
    .selectFrom('practice_answers')
    .select(['id', 'turn', 'text', 'seconds', 'review'])
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, review: JSON.parse(row.review) as Review }));
}

export async function advanceSaid(
  db: Database,
  { userId, sessionId, line }: WantedPractice & { line: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('practices')
    .set({ said: line + 1 })
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('said', '=', line)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertAnswer(
  db: Database,
  {
    userId,
    sessionId,
    review,
    now,
    ...answer
  }: WantedPractice & {
    turn: string;
    question: string;
    text: string;
    seconds: number | null;
    review: Review;
    now: Instant;
  },
): Promise<void> {
  const row = { ...answer, id: newId(), session_id: sessionId, user_id: userId, created_at: now };
  await db
    .insertInto('practice_answers')
    .values({ ...row, review: JSON.stringify(review) })
    .execute();
}

/**
 * Stores a follow-up unless there is one, or the interviewer has gone on.
 * @param said lines after the answered turn
 */
export async function keepFollowUp(
  db: Database,
  { userId, sessionId, said, followUp }: WantedPractice & { said: number; followUp: FollowUp },
): Promise<void> {
  await db
    .updateTable('practices')
    .set({ follow_up: JSON.stringify(followUp) })
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('said', '=', said)
    .where('follow_up', 'is', null)
    .execute();
}

export async function practisedQuestions(db: Database, userId: Id): Promise<PractisedQuestion[]> {
  const rows = await db
    .selectFrom('practice_answers')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'practice_answers.session_id')
    .select(['practice_answers.question', 'practice_answers.review'])
    .where('practice_answers.user_id', '=', userId)
    .where('practice_answers.turn', '!=', 'follow-up')
    .where('interview_sessions.deleted_at', 'is', null)
    .orderBy('practice_answers.id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return rows.map(({ question, review }) => ({
    question,
    isGood: (JSON.parse(review) as Review).flaws.length === 0,
  }));
}

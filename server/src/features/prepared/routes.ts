import * as contract from '@pythia/contracts/prepared.ts';
import { FREE_REVIEW, reviewAnswer } from '@pythia/contracts/review.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import { takeTurns } from '#core/take-turns.ts';
import type { Database, Id } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import type { CallLimits } from '#http/call-limits.ts';
import { found } from '#http/found.ts';
import type { DraftParts } from './collect.ts';
import { composeDraft } from './draft-answer.ts';
import { findApplication, readSet, storePrepared } from './prepared-store.ts';
import { reviewPractised, type ReviewParts } from './review-practised.ts';
import { writeWordings } from './suggest-wordings.ts';

interface PreparedParts extends DraftParts, ReviewParts {
  db: Database;
  clock: Clock;
  limits: Pick<CallLimits, 'admit'>;
}

/** Low, so that answers in interviews find the model free. */
const LINE = { concurrency: 2, mostEach: 4, mostInAll: 100 };
const RETRY_AFTER_SECONDS = 5;

export function bindPrepared(bind: Bind, parts: PreparedParts): void {
  const { db, clock, limits } = parts;
  const inTurn = takeTurns<Id>({ ...LINE, whenFull: tooManyWait });
  const application = async (userId: Id, jobId: Id | null) =>
    jobId === null ? null : found(await findApplication(db, { userId, jobId }));

  bind(contract.readPrepared, async ({ identity: { userId }, query: { job_id: jobId = null } }) => {
    await application(userId, jobId);
    return readSet(db, { userId, jobId });
  });

  bind(contract.savePrepared, async ({ identity: { userId, subscribed }, body }) => {
    const { job_id: jobId, version, answers } = body;
    const set = { userId, jobId };
    await application(userId, jobId);
    if (!subscribed) {
      if (jobId !== null) throw new AppError('forbidden', SERVER_MESSAGES.notSubscribed);
      const most = Math.max(contract.FREE_PREPARED, approvedIn((await readSet(db, set)).answers));
      if (approvedIn(answers) > most) throw new AppError('forbidden', SERVER_MESSAGES.preparedNeedsPro);
    }
    const saved = await storePrepared(db, { ...set, version, answers, now: clock.now().getTime() });
    if (saved === undefined) throw new AppError('conflict', SERVER_MESSAGES.preparedChanged);
    return { version: saved };
  });

  bind(contract.draftAnswer, async ({ identity: { userId, subscribed }, body, signal }) => {
    const { job_id: jobId, ...asked } = body;
    const job = await application(userId, jobId);
    if (job && !subscribed) throw new AppError('forbidden', SERVER_MESSAGES.notSubscribed);
    return inTurn(userId, () => composeDraft(parts, { ...asked, userId, job }, signal));
  });

  bind(contract.suggestWordings, async ({ identity: { userId }, body: { question }, signal }) => ({
    wordings: await inTurn(userId, () => writeWordings(parts, question, signal)),
  }));

  bind(reviewAnswer, async ({ identity: { userId, subscribed }, body }) => {
    const { job_id: jobId, ...given } = body;
    const job = await application(userId, jobId);
    if (job && !subscribed) throw new AppError('forbidden', SERVER_MESSAGES.notSubscribed);
    const review = await reviewPractised(parts, { ...given, userId, job });
    if (!subscribed) await limits.admit([FREE_REVIEW], { userId });
    return review;
  });
}

/** Answers approved with Pro stay approved without it. */
const approvedIn = (answers: readonly contract.PreparedAnswer[]): number =>
  answers.filter(({ state }) => state === 'approved').length;

const tooManyWait = (): AppError =>
  new AppError('unavailable', SERVER_MESSAGES.answerServiceBusy, { retryAfter: RETRY_AFTER_SECONDS });

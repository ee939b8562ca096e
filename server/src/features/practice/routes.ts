import * as contract from '@pythia/contracts/practice.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import type { Review } from '@pythia/contracts/review.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { usualQuestion } from '@pythia/contracts/usual-questions.ts';
import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { supportLines } from '#asking/support-lines.ts';
import type { Coach, ListedStory } from '#coach/answer.ts';
import type { Material } from '#coach/material.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { found } from '#http/found.ts';
import { followUpTo } from './follow-up.ts';
import { isAskedIn } from './is-asked-in.ts';
import { planOneQuestion, planPractice, type PracticeAbout } from './plan-practice.ts';
import {
  advanceSaid,
  findPractice,
  insertAnswer,
  insertPractice,
  keepFollowUp,
  practisedQuestions,
  turnsIn,
  type WantedPractice,
} from './practice-store.ts';

interface PracticeSession {
  material: Material;
  jobId: Id | null;
  isExpired: boolean;
  append(line: { kind: 'line'; text: string }): unknown;
}

interface PracticeParts {
  db: Database;
  clock: Clock;
  startSession: (userId: Id, about: { resume_summary: string; job_id: Id | null }) => Promise<{ id: Id }>;
  openSession: (
    wanted: WantedPractice & { kind: 'practice' },
  ) => Promise<{ session: PracticeSession; release: () => void } | undefined>;
  approvedOf: (set: { userId: Id; jobId: Id | null }) => Promise<PreparedAnswer[]>;
  isGeneralQuestion: (question: string) => boolean;
  ownsJob: (wanted: { userId: Id; jobId: Id }) => Promise<boolean>;
  listStories: (userId: Id, material: Material) => Promise<ListedStory[]>;
  review: (userId: Id, ...given: Parameters<Coach['review']>) => Promise<Review>;
  onStoriesFailure: (error: unknown) => void;
}

/** Learned by heart, so it is not followed up. */
const FIRST_QUESTION = 'question-1';

export function bindPractice(bind: Bind, parts: PracticeParts): void {
  const { db, clock } = parts;

  const read = async (wanted: WantedPractice): Promise<contract.Practice> => {
    const practice = found(await findPractice(db, wanted));
    return { ...practice, running: Date.parse(practice.expires_at) > clock.now().getTime() };
  };

  bind(contract.startPractice, async ({ identity: { userId, subscribed }, body }) => {
    const { resume_summary = '', job_id: jobId = null, question } = body;
    const needsPro = jobId !== null || (question !== undefined && !parts.isGeneralQuestion(question));
    if (needsPro && !subscribed) throw new AppError('forbidden', SERVER_MESSAGES.notSubscribed);
    if (jobId !== null && !(await parts.ownsJob({ userId, jobId })))
      throw new AppError('not-found', SERVER_MESSAGES.notFound);
    const { id: sessionId } = await parts.startSession(userId, { resume_summary, job_id: jobId });
    const material = await inSession(parts, { userId, sessionId }, async (session) => session.material);
    const { withPro, without } = contract.PRACTICE_QUESTIONS;
    const turns =
      question === undefined
        ? planPractice(await aboutOf(parts, { userId, jobId, material }), subscribed ? withPro : without)
        : planOneQuestion(question, material);
    await insertPractice(db, { userId, sessionId, turns });
    return read({ userId, sessionId });
  });

  bind(contract.readPractice, ({ identity: { userId }, params: { session_id: sessionId } }) =>
    read({ userId, sessionId }),
  );

  bind(
    contract.sayPracticeLine,
    async ({ identity: { userId }, params: { session_id: sessionId }, body: { line } }) => {
      const wanted = { userId, sessionId };
      const { turns, said } = await read(wanted);
      const text = turns.flatMap(({ lines }) => lines)[line];
      if (text === undefined || line !== said) return { said };
      await inSession(parts, wanted, async (session) => {
        if (session.isExpired) throw new AppError('conflict', SERVER_MESSAGES.practiceOver);
        if (await advanceSaid(db, { ...wanted, line })) session.append({ kind: 'line', text });
      });
      return { said: line + 1 };
    },
  );

  bind(contract.answerInPractice, async ({ identity: { userId }, params, body }) => {
    const wanted = { userId, sessionId: params.session_id };
    const { turn: id, text, seconds } = body;
    const { turns, answers } = await read(wanted);
    const turn = turns.find((one) => one.id === id);
    if (!turn?.question) throw new AppError('not-found', SERVER_MESSAGES.notFound);
    const { question } = turn;
    if (answers.filter((one) => one.turn === id).length >= contract.PRACTICE_ATTEMPTS)
      throw new AppError('conflict', SERVER_MESSAGES.practisedOften);
    const review = await inSession(parts, wanted, async ({ material, jobId }) => {
      const approved = await parts.approvedOf({ userId, jobId });
      const prepared = approved.find((answer) => questionOf(answer) === question)?.text ?? '';
      const given = { question: question.slice(0, LIMITS.preparedQuestion), answer: text, seconds, prepared };
      return parts.review(userId, { ...given, material, support: supportLines(material) });
    });
    const now = clock.now().getTime();
    const whole = seconds === null ? null : Math.round(seconds);
    await insertAnswer(db, { ...wanted, turn: id, question, text, seconds: whole, review, now });
    if (id !== FIRST_QUESTION) {
      const followUp = { after: id, question: followUpTo(text, review) };
      await keepFollowUp(db, { ...wanted, said: linesUpTo(turns, id), followUp });
    }
    return read(wanted);
  });
}

/** Lets a question of a practice be answered: without Pro one that is asked in it, or a practice were a free copilot. @throws AppError `forbidden` */
export const admitToPractice =
  (db: Database) =>
  async ({ subscribed, question, ...wanted }: WantedPractice & { subscribed: boolean; question: string }) => {
    const turns = subscribed ? undefined : await turnsIn(db, wanted);
    if (!turns || isAskedIn(turns, question)) return;
    throw new AppError('forbidden', SERVER_MESSAGES.notAskedInPractice);
  };

/** How many lines there are until a turn is over. */
const linesUpTo = (turns: readonly contract.PracticeTurn[], id: string): number =>
  turns.slice(0, turns.findIndex((turn) => turn.id === id) + 1).flatMap(({ lines }) => lines).length;

const questionOf = ({ id, question }: PreparedAnswer): string => usualQuestion(id)?.question ?? question;

async function aboutOf(
  parts: PracticeParts,
  { userId, jobId, material }: { userId: Id; jobId: Id | null; material: Material },
): Promise<PracticeAbout> {
  const [stories, approved, practised] = await Promise.all([
    storiesIn(parts, userId, material),
    parts.approvedOf({ userId, jobId }),
    practisedQuestions(parts.db, userId),
  ]);
  const { name, role, company, jobDescription: posting, education, work } = material;
  const prepared = approved.map(questionOf);
  return { name, role, company, posting, background: `${education}\n${work}`, stories, prepared, practised };
}

async function storiesIn(parts: PracticeParts, userId: Id, material: Material): Promise<string[]> {
  try {
    const stories = await parts.listStories(userId, material);
    return stories
      .filter(({ standing }) => standing !== 'hidden')
      .toSorted((one, other) => Number(other.standing === 'favourite') - Number(one.standing === 'favourite'))
      .map(({ title }) => title);
  } catch (error) {
    parts.onStoriesFailure(error);
    return [];
  }
}

async function inSession<T>(
  { openSession }: PracticeParts,
  wanted: WantedPractice,
  work: (session: PracticeSession) => Promise<T>,
): Promise<T> {
  const { session, release } = found(await openSession({ ...wanted, kind: 'practice' }));
  try {
    return await work(session);
  } finally {
    release();
  }
}

import { z } from 'zod';
import { type Budget, SESSION_START } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { RESUME_SUMMARY_MAX } from './resume-summary.ts';
import { PRACTISED, Review } from './review.ts';
import { Text } from './text.ts';

export const PRACTICE_QUESTIONS = { withPro: 5, without: 3 } as const;
/** Minutes; a practice takes five, and some people repeat every answer. */
export const PRACTICE_MINUTES = 60;
export const PRACTICE_ATTEMPTS = 6;

const PRACTICE_START: readonly Budget[] = [
  ...SESSION_START,
  {
    name: 'practice start',
    by: 'user',
    calls: 20,
    perMinutes: 24 * 60,
    refusal: 'You have practised twenty times today. Start the next one tomorrow.',
  },
];
const PRACTICE_LINE: readonly Budget[] = [{ name: 'practice line', by: 'user', calls: 300, perMinutes: 60 }];
const PRACTICE_REVIEW: readonly Budget[] = [
  { name: 'practice review', by: 'user', calls: 30, perMinutes: 5 },
];

const PracticeTurn = z.object({
  id: z.string(),
  lines: z.array(z.string()).min(1),
  question: z.string().nullable(),
  from: z.enum(['usual', 'material', 'posting', 'weak', 'prepared', 'answer', 'chosen']).nullable(),
});
export type PracticeTurn = z.infer<typeof PracticeTurn>;

const PracticeAnswer = z.object({
  id: z.string(),
  turn: z.string(),
  text: z.string(),
  seconds: z.number().nullable(),
  review: Review,
});
export type PracticeAnswer = z.infer<typeof PracticeAnswer>;

export const Practice = z.object({
  session_id: z.string(),
  job_title: z.string(),
  company: z.string(),
  expires_at: z.iso.datetime(),
  running: z.boolean(),
  turns: z.array(PracticeTurn),
  said: z.int().nonnegative(),
  answers: z.array(PracticeAnswer),
});
export type Practice = z.infer<typeof Practice>;

const SessionId = z.object({ session_id: z.uuid() });

/** Ends the earlier practice; costs no trial. */
export const startPractice = defineEndpoint({
  method: 'POST',
  path: '/practices',
  summary: 'Start a practice: an interview of planned questions, with an interviewer in the application',
  access: 'user',
  budgets: PRACTICE_START,
  body: z
    .object({
      resume_summary: Text.trim().max(RESUME_SUMMARY_MAX).optional(),
      /** Application that is practised for; needs Pro. */
      job_id: z.uuid().optional(),
      /** Asked alone; without Pro one of the knowledge's. */
      question: Text.trim().min(1).max(LIMITS.preparedQuestion).optional(),
    })
    .prefault({}),
  reply: Practice,
});

export const readPractice = defineEndpoint({
  method: 'GET',
  path: '/practices/:session_id',
  summary: 'A practice of the signed-in user, as far as it is',
  access: 'user',
  params: SessionId,
  reply: Practice,
});

/** A line said before, or out of turn, changes nothing. */
export const sayPracticeLine = defineEndpoint({
  method: 'POST',
  path: '/practices/:session_id/said',
  summary: 'Tell that the interviewer of a practice has said this line, counted from 0 over all turns',
  access: 'user',
  budgets: PRACTICE_LINE,
  params: SessionId,
  body: z.object({ line: z.int().min(0).max(100) }),
  reply: z.object({ said: z.int().nonnegative() }),
});

/** 409 after {@link PRACTICE_ATTEMPTS} answers. */
export const answerInPractice = defineEndpoint({
  method: 'POST',
  path: '/practices/:session_id/answers',
  summary: 'Keep what was answered in a practice, with its review',
  access: 'user',
  budgets: PRACTICE_REVIEW,
  params: SessionId,
  body: z.object({
    turn: Text.min(1).max(40),
    text: Text.trim().min(1).max(PRACTISED.answer),
    seconds: z.number().min(1).max(PRACTISED.seconds).nullable(),
  }),
  reply: Practice,
});

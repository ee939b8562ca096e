import { z } from 'zod';
import { type Budget, SESSION_START } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { RESUME_SUMMARY_MAX } from './resume-summary.ts';
import { PRACTISED, Review } from './review.ts';
import { Text } from './text.ts';

/** How many questions a practice has, beside one that follows up. */
export const PRACTICE_QUESTIONS = { withPro: 5, without: 3 } as const;
/** How long one stays open, in minutes: it takes five, and some like to say everything twice. */
export const PRACTICE_MINUTES = 60;
/** How often an answer to one question can be said. */
export const PRACTICE_ATTEMPTS = 6;

/** Each is a plan of the coach's thread, and reviews. */
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
/** More than the interviewer can say. */
const PRACTICE_LINE: readonly Budget[] = [{ name: 'practice line', by: 'user', calls: 300, perMinutes: 60 }];
const PRACTICE_REVIEW: readonly Budget[] = [
  { name: 'practice review', by: 'user', calls: 30, perMinutes: 5 },
];

const PracticeTurn = z.object({
  /** `opening`, `question-1` and so on, `follow-up`, `closing`. */
  id: z.string(),
  /** What the interviewer says, line by line. */
  lines: z.array(z.string()).min(1),
  /** What of it is to be answered; null for small talk. */
  question: z.string().nullable(),
  /** What it was chosen for. */
  from: z.enum(['usual', 'material', 'posting', 'weak', 'prepared', 'answer']).nullable(),
});
export type PracticeTurn = z.infer<typeof PracticeTurn>;

const PracticeAnswer = z.object({
  id: z.string(),
  /** The turn that it answers. */
  turn: z.string(),
  text: z.string(),
  /** How long it was spoken; null where nobody measured. */
  seconds: z.number().nullable(),
  review: Review,
});
export type PracticeAnswer = z.infer<typeof PracticeAnswer>;

/** An interview with an interviewer in the application. */
export const Practice = z.object({
  session_id: z.string(),
  job_title: z.string(),
  company: z.string(),
  expires_at: z.iso.datetime(),
  /** Whether it has time left, and so goes on. */
  running: z.boolean(),
  turns: z.array(PracticeTurn),
  /** How many of the lines of all turns the interviewer has said. */
  said: z.int().nonnegative(),
  /** Oldest first; of one turn there may be several. */
  answers: z.array(PracticeAnswer),
});
export type Practice = z.infer<typeof Practice>;

const SessionId = z.object({ session_id: z.uuid() });

/** Ends the one before. It costs no trial. */
export const startPractice = defineEndpoint({
  method: 'POST',
  path: '/practices',
  summary: 'Start a practice: an interview of planned questions, with an interviewer in the application',
  access: 'user',
  budgets: PRACTICE_START,
  body: z
    .object({
      resume_summary: Text.trim().max(RESUME_SUMMARY_MAX).optional(),
      /** An own application that is practised for; it needs Pro. */
      job_id: z.uuid().optional(),
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

/** One that was said before, or whose turn it is not, changes nothing. */
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

/** 409 once it was answered as often as it can be. */
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

import { z } from 'zod';
import type { Budget } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { USUAL_IDS } from './usual-questions.ts';

/** In the order of the page. */
export const ASKED_KINDS = [
  'open',
  'motivation',
  'behavioural',
  'situational',
  'experience',
  'technical',
  'logistics-of-job',
  'follow-up',
  'candidate-questions',
] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/**
 * `cue`: a cue stood there, and no answer came · `said` by the user, in a practice · `unknown`: old sessions
 * do not tell who answered · `none`: heard, and not answered.
 */
export const ANSWER_WAYS = ['prepared', 'cue', 'model', 'coach', 'said', 'unknown', 'none'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/** The gravest first. `not-chosen`: stories were offered, and none was taken. */
export const STALLS = ['no-answer', 'stopped', 'cut-off', 'not-chosen', 'slow', 'asked-again'] as const;
export type Stall = (typeof STALLS)[number];

const DebriefedQuestion = z.object({
  /** Its event in the log, or its line where it was only heard. */
  id: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(ASKED_KINDS),
  way: z.enum(ANSWER_WAYS),
  stall: z.enum(STALLS).nullable(),
  /** Milliseconds; null: not measured. */
  first_text_ms: z.int().nonnegative().nullable(),
  total_ms: z.int().nonnegative().nullable(),
  /** What was shown of an answer, or said in a practice; cut to the length of a prepared one. */
  answer: z.string(),
  /** The usual question that it is beyond doubt. */
  usual: z.enum(USUAL_IDS).nullable(),
});
export type DebriefedQuestion = z.infer<typeof DebriefedQuestion>;

const AboutQuestions = z.object({
  /** Questions that were about it, or whose answers were. */
  questions: z.array(z.string()),
});

/** What an interview that is over tells. */
export const Debrief = z.object({
  /** First and last event; null where there is none. */
  began_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  /** In their order. */
  questions: z.array(DebriefedQuestion),
  /** Questions beyond the most that are told. */
  more_questions: z.int().nonnegative(),
  /** What the posting asks for; null where words cannot be compared: not English. */
  requirements: z.array(AboutQuestions.extend({ text: z.string(), is_touched: z.boolean() })).nullable(),
  /** As {@link Debrief.requirements}, and null where they could not be read in time. */
  stories: z.array(AboutQuestions.extend({ title: z.string(), is_told: z.boolean() })).nullable(),
  /** As the session's material has them; empty: unknown. */
  company: z.string(),
  role: z.string(),
  name: z.string(),
});
export type Debrief = z.infer<typeof Debrief>;

/** Each reads a whole session, and stories in the coach's thread. */
const DEBRIEF: readonly Budget[] = [{ name: 'debrief', by: 'user', calls: 60, perMinutes: 5 }];

/** 409 while it runs. */
export const debriefInterview = defineEndpoint({
  method: 'GET',
  path: '/interviews/:session_id/review',
  summary:
    'What an ended session of the signed-in user tells: its questions and how each was answered, what of the job and which stories came up',
  access: 'user',
  budgets: DEBRIEF,
  params: z.object({ session_id: z.uuid() }),
  reply: Debrief,
});

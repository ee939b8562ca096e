import { z } from 'zod';
import type { Budget } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { USUAL_IDS } from './usual-questions.ts';

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

/** `cue` alone, no answer · `said` in a practice · `unknown`: in old sessions. */
export const ANSWER_WAYS = ['prepared', 'cue', 'model', 'coach', 'said', 'unknown', 'none'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/** `not-chosen`: of offered stories. */
export const STALLS = ['no-answer', 'stopped', 'cut-off', 'not-chosen', 'slow', 'asked-again'] as const;
export type Stall = (typeof STALLS)[number];

const DebriefedQuestion = z.object({
  id: z.string(),
  /** Event of the log: the question, or the line of one that was only heard. */
  event: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(ASKED_KINDS),
  way: z.enum(ANSWER_WAYS),
  stall: z.enum(STALLS).nullable(),
  /** Milliseconds; null: not measured. */
  first_text_ms: z.int().nonnegative().nullable(),
  total_ms: z.int().nonnegative().nullable(),
  /** Shown, or said in a practice; cut to a prepared answer's length. */
  answer: z.string(),
  usual: z.enum(USUAL_IDS).nullable(),
});
export type DebriefedQuestion = z.infer<typeof DebriefedQuestion>;

const AboutQuestions = z.object({
  questions: z.array(z.string()),
});

/** Ended interview, read for what it teaches. */
export const Debrief = z.object({
  began_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  questions: z.array(DebriefedQuestion),
  /** Count of those left out. */
  more_questions: z.int().nonnegative(),
  /** Null: not English, so that words cannot be compared. */
  requirements: z.array(AboutQuestions.extend({ text: z.string(), is_touched: z.boolean() })).nullable(),
  /** Null as well: not read in time. */
  stories: z.array(AboutQuestions.extend({ title: z.string(), is_told: z.boolean() })).nullable(),
  company: z.string(),
  role: z.string(),
  name: z.string(),
});
export type Debrief = z.infer<typeof Debrief>;

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

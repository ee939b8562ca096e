import { z } from 'zod';
import type { Budget } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { Text } from './text.ts';

export const FLAWS = [
  'off-question',
  'invented',
  'fact-changed',
  'no-action',
  'no-result',
  'number-missing',
  'we-only',
  'prepared-left-out',
  'too-long',
  'too-short',
  'too-fast',
  'too-slow',
  'fillers',
] as const;
export type FlawId = (typeof FLAWS)[number];

export const STRENGTHS = [
  'own-action',
  'result-told',
  'prepared-told',
  'good-length',
  'steady-pace',
] as const;
export type StrengthId = (typeof STRENGTHS)[number];

const Quote = z.object({ text: z.string(), of: z.enum(['answer', 'material', 'prepared']) });
export type Quote = z.infer<typeof Quote>;

const remark = <Kind extends string>(kinds: readonly Kind[]) =>
  z.object({ kind: z.enum(kinds), sentence: z.string(), quotes: z.array(Quote) });

export const Review = z.object({
  flaws: z.array(remark(FLAWS)),
  strengths: z.array(remark(STRENGTHS)),
});
export type Review = z.infer<typeof Review>;

/** Characters (about six minutes) and seconds of a spoken answer. */
export const PRACTISED = { answer: 6_000, seconds: 1_800 } as const;

const REVIEW: readonly Budget[] = [{ name: 'review', by: 'user', calls: 30, perMinutes: 5 }];
export const FREE_REVIEW: Budget = {
  name: 'free review',
  by: 'user',
  calls: 3,
  perMinutes: 24 * 60,
  refusal: 'Without Pro three answers a day are reviewed. You can go on practising without.',
};

export const reviewAnswer = defineEndpoint({
  method: 'POST',
  path: '/prepared/review',
  summary:
    'Review what the signed-in user said to a question, against their own material; nothing of it is kept',
  access: 'user',
  budgets: REVIEW,
  body: z.object({
    job_id: z.uuid().nullable(),
    question: Text.trim().min(1).max(LIMITS.preparedQuestion),
    answer: Text.trim().min(1).max(PRACTISED.answer),
    seconds: z.number().min(1).max(PRACTISED.seconds).nullable(),
    prepared: Text.trim().max(LIMITS.preparedText),
  }),
  reply: Review,
});

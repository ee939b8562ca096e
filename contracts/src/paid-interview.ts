import { z } from 'zod';
import { ANSWER, SESSION_START } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LineKey, Sending } from './interviews.ts';
import { LanguageTag } from './language.ts';
import { LIMITS } from './limits.ts';
import { RESUME_SUMMARY_MAX } from './resume-summary.ts';
import { Text } from './text.ts';

const DurationChoice = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type DurationChoice = z.infer<typeof DurationChoice>;

export const PaidSession = z.object({
  thread_id: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime({ offset: true, local: true }),
});
export type PaidSession = z.infer<typeof PaidSession>;

export const startPaidSession = defineEndpoint({
  method: 'POST',
  path: '/openai/start-session',
  summary: 'Start a session of the chosen length',
  access: 'subscriber',
  budgets: SESSION_START,
  body: z.object({
    duration_choice: DurationChoice,
    resume_summary: Text.trim().max(RESUME_SUMMARY_MAX).default(''),
    language: LanguageTag.optional(),
    job_id: z.uuid().optional(),
    continues: z.uuid().optional(),
  }),
  reply: PaidSession,
});

export const paidStream = defineEndpoint({
  method: 'POST',
  path: '/openai/stream',
  summary: 'Stream an answer in a paid session',
  access: 'subscriber',
  budgets: ANSWER,
  body: z.object({
    thread_id: Text.min(1).max(64),
    message_text: Text.trim().min(1).max(LIMITS.message),
    lines: z.array(LineKey).max(LIMITS.questionLines).optional(),
    /** Words said before the message, as context: not part of the question. */
    before: Text.trim().min(1).max(LIMITS.leadIn).optional(),
    /** Title of an offered alternative: answers the same question with that story. */
    instead: Text.trim().min(1).max(LIMITS.instead).optional(),
    /** Exchange asked once more: its answer was not said. */
    again: z.uuid().optional(),
    /** Retry key: earlier attempts get no answer. */
    sending: Sending.optional(),
  }),
  reply: 'answer-stream',
});

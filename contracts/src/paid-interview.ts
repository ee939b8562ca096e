import { z } from 'zod';
import { ANSWER, SESSION_START } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LineKey, Sending } from './interviews.ts';
import { LanguageTag } from './language.ts';
import { LIMITS } from './limits.ts';
import { RESUME_SUMMARY_MAX } from './resume-summary.ts';
import { Text } from './text.ts';

/** Its key in {@link PAID_SESSION_MINUTES}. */
const DurationChoice = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type DurationChoice = z.infer<typeof DurationChoice>;

export const PaidSession = z.object({
  thread_id: z.string(),
  created_at: z.iso.datetime(),
  /** UTC, also where it names no zone. */
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
    /** What will be spoken: English unless said, or that of the session that it continues. */
    language: LanguageTag.optional(),
    /** An own application that the interview is for. */
    job_id: z.uuid().optional(),
    /** An own earlier session: the new one is about the same job and has the same material. */
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
    /** The lines that the message was made of. */
    lines: z.array(LineKey).max(LIMITS.questionLines).optional(),
    /** What was said before it and was not asked about, by which half a question is understood. */
    before: Text.trim().min(1).max(LIMITS.leadIn).optional(),
    /** The title of an alternative as an earlier answer offered it: the same question is answered with that. */
    instead: Text.trim().min(1).max(LIMITS.instead).optional(),
    /** The exchange of which it asks the same again: what was suggested there was not said. */
    again: z.uuid().optional(),
    /** Lets who asks send it once more where no reply came: attempts before this one are answered to nobody. */
    sending: Sending.optional(),
  }),
  reply: 'answer-stream',
});

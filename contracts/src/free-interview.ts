import { z } from 'zod';
import { ANSWER, SESSION_START } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LineKey, Sending } from './interviews.ts';
import { LanguageTag } from './language.ts';
import { LIMITS } from './limits.ts';
import { RESUME_SUMMARY_MAX } from './resume-summary.ts';
import { Text } from './text.ts';

export const FreeSession = z.object({
  session_id: z.string(),
  job_title: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Begun by an earlier call: what this call gave is not in it. */
  resumed: z.boolean(),
  counted: z.boolean(),
});
export type FreeSession = z.infer<typeof FreeSession>;

export const createFreeSession = defineEndpoint({
  method: 'POST',
  path: '/free/create-session',
  summary: 'Start a free session, or resume the one that is unexpired',
  access: 'user',
  budgets: SESSION_START,
  body: z
    .object({
      job_title: Text.trim().max(LIMITS.jobTitle).optional(),
      resume_summary: Text.trim().max(RESUME_SUMMARY_MAX).optional(),
      language: LanguageTag.optional(),
      continues: z.uuid().optional(),
    })
    .prefault({}),
  reply: FreeSession,
});

export const freeChat = defineEndpoint({
  method: 'POST',
  path: '/free/chat',
  summary: 'Stream an answer in a free session',
  access: 'user',
  budgets: ANSWER,
  body: z.object({
    message: Text.trim().min(1).max(LIMITS.message),
    session_id: Text.min(1).max(64),
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

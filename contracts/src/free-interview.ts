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
  /** That of the session itself: a resumed one keeps its own. */
  job_title: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Begun by an earlier call, perhaps in another place: what this one gave is not in it. */
  resumed: z.boolean(),
  /** Whether it has cost its trial, which it does with the first line or the first word of an answer. */
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
      /** What will be spoken: English unless said, or that of the session that it continues. */
      language: LanguageTag.optional(),
      /** An own earlier session: the new one is about the same job and has the same material. */
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

import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Text } from './text.ts';

export const THANK_YOU_MAX = 4_000;

const SessionId = z.object({ session_id: z.uuid() });
const ThankYou = z.object({
  version: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** Null: the draft, unchanged. */
  text: Text.max(THANK_YOU_MAX).nullable(),
});
export type ThankYou = z.infer<typeof ThankYou>;

export const readThankYou = defineEndpoint({
  method: 'GET',
  path: '/interviews/:session_id/thank-you',
  summary: 'The thank-you note for a session of the signed-in user, as far as they changed its draft',
  access: 'user',
  params: SessionId,
  reply: ThankYou,
});

export const saveThankYou = defineEndpoint({
  method: 'PUT',
  path: '/interviews/:session_id/thank-you',
  summary:
    'Keep this as the thank-you note for a session of the signed-in user; 409 when it was changed since the version that is named',
  access: 'user',
  params: SessionId,
  body: ThankYou,
  reply: ThankYou.pick({ version: true }),
});

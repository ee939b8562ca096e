import { z } from 'zod';
import { SECOND_SCREEN_LINK, SECOND_SCREEN_OPENING } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { Text } from './text.ts';

/** The socket path of what a second screen is told, below the API prefix: a feed (`feed.ts`), its bearer being the token. */
export const SECOND_SCREEN_FEED_PATH = '/second-screen/feed';

const ofSession = z.object({ session_id: z.uuid() });

/** 256 random bits as base64url. */
const Secret = Text.max(43).regex(/^[\w-]{43}$/);

/** Whether a second screen reads along: nobody was let in · a link waits to be opened · it is open. */
export const SecondScreenState = z.object({
  state: z.enum(['none', 'waiting', 'open']),
  /** When it was opened; null before. */
  opened_at: z.iso.datetime().nullable(),
});
export type SecondScreenState = z.infer<typeof SecondScreenState>;

export const linkSecondScreen = defineEndpoint({
  method: 'POST',
  path: '/interviews/:session_id/second-screen',
  summary: 'A link that lets one other device read an own running session along; what was let in before ends',
  access: 'user',
  budgets: SECOND_SCREEN_LINK,
  params: ofSession,
  reply: z.object({ token: Secret, expires_at: z.iso.datetime() }),
  status: 201,
});

export const readSecondScreenState = defineEndpoint({
  method: 'GET',
  path: '/interviews/:session_id/second-screen',
  summary: 'Whether another device reads an own session along',
  access: 'user',
  params: ofSession,
  reply: SecondScreenState,
});

export const endSecondScreen = defineEndpoint({
  method: 'DELETE',
  path: '/interviews/:session_id/second-screen',
  summary: 'End reading along on another device, and a link to it that was not opened yet',
  access: 'user',
  params: ofSession,
  reply: 'nothing',
});

/** A browser that is signed in says as whom, in the `Authorization` header: it must be the session's user. */
export const openSecondScreen = defineEndpoint({
  method: 'POST',
  path: '/second-screen/open',
  summary: 'Exchange the token of a link, once, for one that reads its session until that ends',
  access: 'public',
  budgets: SECOND_SCREEN_OPENING,
  body: z.object({ token: Secret }),
  reply: z.object({ token: Secret }),
});

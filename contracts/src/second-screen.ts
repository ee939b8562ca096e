import { z } from 'zod';
import { SECOND_SCREEN_LINK, SECOND_SCREEN_OPENING } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { Text } from './text.ts';

/** Socket of a second screen: a feed (`feed.ts`) whose bearer is the token. */
export const SECOND_SCREEN_FEED_PATH = '/second-screen/feed';

const ofSession = z.object({ session_id: z.uuid() });

const Secret = Text.max(43).regex(/^[\w-]{43}$/);

/** `waiting`: the link was not opened yet. */
export const SecondScreenState = z.object({
  state: z.enum(['none', 'waiting', 'open']),
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

/** A signed-in browser sends its token, and must be the session's user. */
export const openSecondScreen = defineEndpoint({
  method: 'POST',
  path: '/second-screen/open',
  summary: 'Exchange the token of a link, once, for one that reads its session until that ends',
  access: 'public',
  budgets: SECOND_SCREEN_OPENING,
  body: z.object({ token: Secret }),
  reply: z.object({ token: Secret }),
});

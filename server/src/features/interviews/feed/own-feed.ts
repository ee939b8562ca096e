import { STREAM_OPENING } from '@pythia/contracts/budgets.ts';
import { FEED_PATH } from '@pythia/contracts/feed.ts';
import type { FastifyRequest } from 'fastify';
import { identify } from '#http/authorise.ts';
import type { CallLimits } from '#http/call-limits.ts';
import type { Authenticate, Identify } from '#http/identity.ts';
import { notSignedIn } from '#http/socket-closing.ts';
import { socketToken } from '#http/socket-token.ts';
import type { FeedRoute } from './serve-feeds.ts';

export interface OwnFeedParts {
  authenticate: Authenticate;
  identitiesOf: Identify;
  limits: CallLimits;
  heartbeatMs: number;
}

export const ownFeed = ({ authenticate, limits, ...parts }: OwnFeedParts): FeedRoute => ({
  ...parts,
  path: FEED_PATH,
  tokensEveryMs: parts.heartbeatMs,
  closingOf: async () => notSignedIn(),
  admit: async ({ query, params, ip }: FastifyRequest) => {
    const token = socketToken(query);
    const { userId } = await identify(() => token, ip, { authenticate, ...limits });
    await limits.admit(STREAM_OPENING, { userId });
    return { userId, token, sessionId: (params as { session_id: string }).session_id };
  },
});

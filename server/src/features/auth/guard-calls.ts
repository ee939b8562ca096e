import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import { callCounter, forgetCalls } from '#db/count-calls.ts';
import type { Database } from '#db/database.ts';
import { answersInHand } from '#http/answers-in-hand.ts';
import { watchBacklog } from '#http/backlog.ts';
import { endpointBinder } from '#http/bind-endpoint.ts';
import { callLimits } from '#http/call-limits.ts';
import type { Authenticate } from '#http/identity.ts';
import { accessTokens, type AccessTokens } from './access-tokens.ts';
import { findTokenHolder } from './accounts-store.ts';

interface GuardParts {
  db: Database;
  clock: Clock;
  /** Signs access tokens. */
  secret: string;
  /** Multiplies every budget. */
  factor: number;
  /** Streamed answers in hand at a time. */
  mostAnswers: () => number;
  /** How often a caller whose answer is a stream is authenticated again. */
  checkEveryMs?: number | undefined;
}

/** What binds calls, for those who may call and as often as they may, and the guards themselves. */
export function guardCalls(app: FastifyInstance, parts: GuardParts) {
  const { db, clock, factor, mostAnswers: most, checkEveryMs } = parts;
  const tokens = accessTokens(parts.secret, clock);
  const authenticate = authenticator({ db, clock, tokens });
  const forget = (keys: string[]): Promise<void> => forgetCalls(db, keys);
  const limits = callLimits({ count: callCounter(db, clock), forget, clock, factor });
  const isBehind = watchBacklog(app);
  const inHand = answersInHand({ most, isBehind });
  const bind = endpointBinder(app, { authenticate, limits, checkEveryMs }, inHand);
  return { tokens, authenticate, limits, isBehind, bind };
}

/** Tells who a token stands for, by one query: its user, as long as no password change or reset ended it. */
function authenticator(parts: { db: Database; clock: Clock; tokens: AccessTokens }): Authenticate {
  return async (token) => {
    const claims = parts.tokens.read(token);
    const holder = claims && (await findTokenHolder(parts.db, claims));
    if (!holder) throw new AppError('unauthenticated', MESSAGES.notSignedIn);
    const subscribed = (holder.subscription_ends_at ?? 0) > parts.clock.now().getTime();
    return { userId: holder.id, subscribed };
  };
}

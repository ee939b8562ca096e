import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { callCounter } from '#db/count-calls.ts';
import type { Database } from '#db/database.ts';
import { endpointBinder } from '#http/bind-endpoint.ts';
import { callLimits } from '#http/call-limits.ts';
import { accessTokens } from './access-tokens.ts';
import { authenticator } from './authenticate.ts';

interface GuardParts {
  db: Database;
  clock: Clock;
  /** Signs access tokens. */
  secret: string;
  /** Multiplies every budget. */
  factor: number;
}

/** What binds calls, for those who may call and as often as they may, and the guards themselves. */
export function guardCalls(app: FastifyInstance, { db, clock, secret, factor }: GuardParts) {
  const tokens = accessTokens(secret, clock);
  const authenticate = authenticator({ db, clock, tokens });
  const limits = callLimits({ count: callCounter(db, clock), clock, factor });
  return { tokens, authenticate, limits, bind: endpointBinder(app, { authenticate, limits }) };
}

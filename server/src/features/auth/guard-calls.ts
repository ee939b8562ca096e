import { ANSWER } from '@pythia/contracts/budgets.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import { callCounter, forgetCalls } from '#db/count-calls.ts';
import type { Database } from '#db/database.ts';
import { hasSubscription } from '#db/has-subscription.ts';
import { answersInHand } from '#http/answers-in-hand.ts';
import { watchBacklog } from '#http/backlog.ts';
import { endpointBinder } from '#http/bind-endpoint.ts';
import { callLimits } from '#http/call-limits.ts';
import { Revocations } from '#http/revocation.ts';
import { accessTokens, identifyBy } from './access-tokens.ts';

interface GuardParts {
  db: Database;
  clock: Clock;
  secret: string;
  factor: number;
  model?: { readonly label: unknown };
  mostAnswers: number;
  checkEveryMs?: number | undefined;
  isBehind?: (() => boolean) | undefined;
}

export function guardCalls(app: FastifyInstance, parts: GuardParts) {
  const { db, clock, factor, model, mostAnswers: most, checkEveryMs } = parts;
  const tokens = accessTokens(parts.secret, clock);
  const { identitiesOf, authenticate } = identifyBy(tokens, { db, clock });
  const forget = (keys: string[]): Promise<void> => forgetCalls(db, keys);
  const limits = callLimits({ count: callCounter(db, clock), forget, clock, factor });
  const isBehind = parts.isBehind ?? watchBacklog(app);
  const inHand = answersInHand({ most, model, isBehind });
  const revocations = new Revocations();
  const bind = endpointBinder(app, { authenticate, limits, checkEveryMs, revocations }, inHand);
  /**
   * Admits an answer that no call asked for, under the limits of such a call.
   * @throws AppError as such a call does
   */
  const admitAnswer = async <T>(
    { userId, forSubscribers }: { userId: string; forSubscribers: boolean },
    answer: () => Promise<T>,
  ): Promise<T> =>
    inHand.admit(async () => {
      await limits.admitUser(userId);
      if (forSubscribers && !(await hasSubscription(db, userId, clock.now().getTime())))
        throw new AppError('forbidden', SERVER_MESSAGES.notSubscribed);
      await limits.admit(ANSWER, { userId });
      return inHand.admitOf(userId, answer);
    });
  return { tokens, authenticate, identitiesOf, revocations, limits, isBehind, bind, admitAnswer };
}

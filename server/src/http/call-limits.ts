import { createHash } from 'node:crypto';
import { EACH_ADDRESS, EACH_USER, type Budget } from '@pythia/contracts/budgets.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/clock.ts';
import { AppError, DatabaseReadOnly } from '#core/errors.ts';
import type { CountCalls, CountedCall } from '#core/sliding-window.ts';
import { callerNetwork } from './caller-network.ts';
import { countInMemory } from './count-in-memory.ts';

export interface Caller {
  address?: string;
  userId?: string | undefined;
  account?: string | undefined;
}

/** @throws AppError `too-many-requests` with the seconds to wait */
export interface CallLimits {
  admitStranger: (address: string) => Promise<void>;
  /** Counted by this instance alone: nothing shared is guarded. */
  admitUser: (userId: string) => Promise<void>;
  admit: (budgets: readonly Budget[], caller: Caller) => Promise<void>;
  forgive: (budgets: readonly Budget[], caller: Caller) => Promise<void>;
}

/** @param factor multiplies every budget */
export function callLimits(parts: {
  count: CountCalls;
  forget: (keys: string[]) => Promise<void>;
  clock: Clock;
  factor: number;
}): CallLimits {
  const { clock, factor } = parts;
  const refusedUntil = new LRUCache<string, number>({ max: REMEMBERED_REFUSALS });
  const inMemory = countInMemory(clock);
  const shared = rememberRefusals(orElse(parts.count, inMemory), { clock, refusedUntil });
  const here = rememberRefusals(inMemory, { clock, refusedUntil });
  const admit = async (count: CountCalls, budgets: readonly Budget[], caller: Caller): Promise<void> => {
    if (budgets.length === 0) return;
    const waits = await count(budgets.map((budget) => counted(budget, caller, factor)));
    const waitMs = Math.max(...waits);
    if (waitMs === 0) return;
    const refusal = budgets[waits.indexOf(waitMs)]?.refusal ?? SERVER_MESSAGES.tooManyRequests;
    throw new AppError('too-many-requests', refusal, { retryAfter: Math.ceil(waitMs / 1_000) });
  };
  return {
    admitStranger: (address) => admit(shared, [EACH_ADDRESS], { address }),
    admitUser: (userId) => admit(here, [EACH_USER], { userId }),
    admit: (budgets, caller) => admit(shared, budgets, caller),
    forgive: async (budgets, caller) => {
      const keys = budgets.map((budget) => counted(budget, caller, factor).key);
      for (const key of keys) refusedUntil.delete(key);
      await parts.forget(keys);
    },
  };
}

const ONE_NETWORK = 64;

function counted(budget: Budget, caller: Caller, factor: number): CountedCall {
  const windowMs = budget.perMinutes * 60_000;
  const parts = [budget.name, budget.by, windowMs, ...namesOf(budget, caller)];
  const key = createHash('sha256').update(parts.join('\0')).digest('base64url'); // addresses are stored hashed
  return { key, limit: budget.calls * factor, windowMs };
}

function namesOf({ by, ipv6Prefix = ONE_NETWORK }: Budget, caller: Caller): (string | undefined)[] {
  const network = () => caller.address && callerNetwork(caller.address, ipv6Prefix);
  switch (by) {
    case 'user':
      return [caller.userId];
    case 'address':
      return [network()];
    case 'account':
      return [caller.account];
    case 'account and address':
      return [caller.account, network()];
  }
}

/** Counts in memory while the database is not writable: running interviews go on. */
function orElse(count: CountCalls, otherwise: CountCalls): CountCalls {
  return async (calls) => {
    try {
      return await count(calls);
    } catch (error) {
      if (error instanceof DatabaseReadOnly) return otherwise(calls);
      throw error;
    }
  };
}

/** Keys; about 2 MB. An attacker with more keys only pays one count each for the oldest. */
const REMEMBERED_REFUSALS = 10_000;

/** Remembers refusals until they end: a flood costs no writes. */
function rememberRefusals(
  count: CountCalls,
  { clock, refusedUntil }: { clock: Clock; refusedUntil: LRUCache<string, number> },
): CountCalls {
  return async (calls) => {
    const now = clock.now().getTime();
    const remembered = calls.map(({ key }) => Math.max(0, (refusedUntil.get(key) ?? 0) - now));
    if (remembered.some((waitMs) => waitMs > 0)) return remembered;
    const waits = await count(calls);
    for (const [place, { key }] of calls.entries()) {
      const waitMs = waits[place] ?? 0;
      if (waitMs > 0) refusedUntil.set(key, now + waitMs);
    }
    return waits;
  };
}

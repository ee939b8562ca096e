import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import type { Belongings, RetentionRule } from '#db/belongings/belonging.ts';
import type { Database } from '#db/database.ts';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import { withLease } from '#db/lease.ts';
import { deleteOldSpentTrials } from '#db/spent-trials.ts';
import { runEvery } from '#http/run-every.ts';
import { deleteOldCalls, deleteOldSignInFailures, deleteUnverifiedAccounts } from './old-rows-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LEASE = { name: 'retention', forMs: 10 * 60_000 };

const COUNTS: readonly RetentionRule[] = [
  { name: 'calls', days: 2 / 24, deleteOld: deleteOldCalls }, // budgets look back two windows of at most an hour
  { name: 'sign_in_failures', days: 1 / 24, deleteOld: deleteOldSignInFailures },
];
const ACCOUNTS: readonly RetentionRule[] = [
  { name: 'spent_trials', days: 365, deleteOld: deleteOldSpentTrials },
  { name: 'unverified_accounts', days: 7, deleteOld: deleteUnverifiedAccounts },
];

function rulesFor({ belongings, retentionDays }: Pick<RetentionParts, 'belongings' | 'retentionDays'>) {
  const days = (rule: RetentionRule): number =>
    rule.days === 'as sessions' ? retentionDays || Infinity : rule.days;
  const ofBelongings = Object.values(belongings)
    .toReversed()
    .flatMap(({ retention = [] }) => retention);
  const others = [...ACCOUNTS, ...ofBelongings].toSorted((one, other) => days(one) - days(other));
  return [...COUNTS, ...others]
    .map((rule) => ({ ...rule, days: days(rule) }))
    .filter((rule) => rule.days < Infinity);
}

interface RetentionParts {
  db: Database;
  clock: Clock;
  belongings: Belongings;
  retentionDays: number;
  /** A failed rule does not stop others. */
  onForgotten: (rule: string, rows: number) => void;
  onFailure: (rule: string, error: unknown) => void;
}

interface HourlyParts extends Pick<RetentionParts, 'db' | 'clock' | 'belongings' | 'retentionDays'> {
  metrics: {
    rowsForgotten: RetentionParts['onForgotten'];
    forgettingFailed(rule: string): void;
  };
}

export function forgetOldHourly(app: FastifyInstance, { metrics, ...parts }: HourlyParts): void {
  const onForgotten = (name: string, rows: number): void => metrics.rowsForgotten(name, rows);
  const onFailure = (name: string, error: unknown): void => {
    metrics.forgettingFailed(name);
    app.log.error({ err: error, rule: name }, 'what is old was not deleted');
  };
  runEvery(app, HOUR_MS, (signal) => forgetOld({ ...parts, onForgotten, onFailure }, signal));
}

/** Works in batches, on one instance at a time. */
export async function forgetOld(parts: RetentionParts, signal: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  await withLease(parts, LEASE, async (until) => {
    const goesOn = (): boolean => !signal.aborted && clock.now().getTime() < until;
    for (const { name, days, deleteOld } of rulesFor(parts)) {
      const deleteSome = async (limit: number): Promise<number> => {
        const now = clock.now().getTime();
        const rows = await deleteOld(db, { old: now - days * DAY_MS, now }, limit);
        parts.onForgotten(name, rows);
        return rows;
      };
      await deleteInBatches(deleteSome, goesOn).catch((error: unknown) => parts.onFailure(name, error));
    }
  });
}

import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import { withLease } from '#db/lease.ts';
import { RESTORABLE_FOR_MS } from '#db/restorable.ts';
import { deleteOldSpentTrials } from '#db/spent-trials.ts';
import { runEvery } from '#http/run-every.ts';
import {
  deleteDeadLinks,
  deleteDeletedFrom,
  deleteDeletedOfResume,
  deleteDoneFrom,
  deleteEventsKept30Days,
  deleteEventsOfOldSessions,
  deleteMessagesOfDeleted,
  deleteOldCalls,
  deleteOldSessions,
  deleteSessionsKept30Days,
  deleteOldSignInFailures,
  deleteUnverifiedAccounts,
  type DeleteOld,
} from './old-rows-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RESTORABLE_DAYS = RESTORABLE_FOR_MS / DAY_MS;
/** The rest is left for the next hour. */
const LEASE = { name: 'retention', forMs: 10 * 60_000 };

interface Rule {
  /** For operators: in a label of the metrics, and in the log. */
  name: string;
  /** How long what has no use any more is kept. */
  days: number;
  deleteOld: DeleteOld;
}

const rule = (name: string, days: number, deleteOld: DeleteOld): Rule => ({ name, days, deleteOld });

/** In the order in which they are applied. */
const FIXED = [
  rule('calls', 2 / 24, deleteOldCalls), // budgets look two windows back, of an hour at most
  rule('sign_in_failures', 1 / 24, deleteOldSignInFailures),
  rule('deleted_jobs', RESTORABLE_DAYS, deleteDeletedFrom('jobs')),
  rule('deleted_stories', RESTORABLE_DAYS, deleteDeletedFrom('stories')),
  rule('deleted_documents', RESTORABLE_DAYS, deleteDeletedFrom('documents')),
  rule('deleted_settled_stories', RESTORABLE_DAYS, deleteDeletedOfResume('settled_stories')),
  rule('deleted_settled_jobs', RESTORABLE_DAYS, deleteDeletedOfResume('settled_jobs')),
  rule('deleted_interview_facts', RESTORABLE_DAYS, deleteDeletedOfResume('interview_facts')),
  rule('deleted_messages', RESTORABLE_DAYS, deleteMessagesOfDeleted),
  rule('deleted_conversations', RESTORABLE_DAYS, deleteDeletedFrom('conversations')),
  rule('deleted_events', RESTORABLE_DAYS, deleteDeletedFrom('session_events')),
  rule('links', 1, deleteDeadLinks),
  rule('spent_trials', 365, deleteOldSpentTrials),
  rule('unverified_accounts', 7, deleteUnverifiedAccounts),
  rule('mails', 30, deleteDoneFrom('mails', 'sent_at')),
  rule('events_kept_30_days', 30, deleteEventsKept30Days),
  rule('sessions_kept_30_days', 30, deleteSessionsKept30Days),
  rule('billing_events', 30, deleteDoneFrom('billing_events', 'done_at')),
];

const rules = (retentionDays: number): Rule[] =>
  retentionDays === 0
    ? FIXED
    : [
        ...FIXED,
        rule('events_of_old_sessions', retentionDays, deleteEventsOfOldSessions),
        rule('old_sessions', retentionDays, deleteOldSessions),
      ];

interface RetentionParts {
  db: Database;
  clock: Clock;
  /** How long a session is kept after its end; 0 keeps it. */
  retentionDays: number;
  /** Hears of rows as they go, and of a rule that failed; the others are applied all the same. */
  onForgotten: (rule: string, rows: number) => void;
  onFailure: (rule: string, error: unknown) => void;
}

interface HourlyParts extends Pick<RetentionParts, 'db' | 'clock' | 'retentionDays'> {
  metrics: {
    rowsForgotten: RetentionParts['onForgotten'];
    forgettingFailed(rule: string): void;
  };
}

/** Deletes what has no use any more while the application runs. */
export function forgetOldHourly(app: FastifyInstance, { metrics, ...parts }: HourlyParts): void {
  const onForgotten = (name: string, rows: number): void => metrics.rowsForgotten(name, rows);
  const onFailure = (name: string, error: unknown): void => {
    metrics.forgettingFailed(name);
    app.log.error({ err: error, rule: name }, 'what is old was not deleted');
  };
  runEvery(app, HOUR_MS, (signal) => forgetOld({ ...parts, onForgotten, onFailure }, signal));
}

/** Deletes what has no use any more, in batches, on one instance at a time. */
export async function forgetOld(parts: RetentionParts, signal: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  await withLease(parts, LEASE, async (until) => {
    const goesOn = (): boolean => !signal.aborted && clock.now().getTime() < until;
    for (const { name, days, deleteOld } of rules(parts.retentionDays)) {
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

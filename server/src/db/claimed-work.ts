import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import type { Database, Id, Instant } from './database.ts';

export interface WorkColumns {
  id: Id;
  state: 'waiting' | 'dead' | (string & {});
  attempts: number;
  next_attempt_at: Instant;
  /** An instance works on the row until this time. */
  claimed_until: Instant | null;
  last_error: string | null;
  created_at: Instant;
}

interface Work<Row extends WorkColumns> {
  db: Database;
  clock: Clock;
  table: string;
  /**
   * @param signal aborts when the lease is lost
   * @returns changed columns, the state among them
   * @throws to be tried again
   */
  perform: (row: Row, signal: AbortSignal) => Promise<Partial<Row>>;
  judge: (row: Row, error: unknown) => { reason: string; retryable: boolean };
  onFailure?: (failure: WorkFailure) => void;
}

export interface WorkFailure {
  id: Id;
  attempts: number;
  dead: boolean;
  reason: string;
}

const LEASE_MS = 20_000;
const RENEW_MS = 5_000;

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 5 * 60_000;
const GIVE_UP_AFTER_MS = 24 * 3_600_000;

/**
 * Does due work until none is left or the signal aborts. Instances share it by leases, renewed while they
 * live. At least once: work is repeated if its instance died before noting the result.
 */
export async function doDueWork<Row extends WorkColumns>(
  work: Work<Row>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const row = await claimNext(work);
    if (!row) return;
    await update(work, row, { ...(await attempt(work, row, signal)), claimed_until: null });
  }
}

async function attempt<Row extends WorkColumns>(
  work: Work<Row>,
  row: Row,
  stopped: AbortSignal,
): Promise<Partial<WorkColumns>> {
  const lease = renewLease(work, row);
  try {
    const changes = await work.perform(row, AbortSignal.any([stopped, lease.lost]));
    return { last_error: null, ...changes };
  } catch (error) {
    const { reason, retryable } = work.judge(row, error);
    const next = nextAttempt(row, work.clock.now().getTime());
    const dead = !retryable || next === undefined;
    work.onFailure?.({ id: row.id, attempts: row.attempts, dead, reason });
    return { last_error: reason, ...(dead ? { state: 'dead' } : { next_attempt_at: next }) };
  } finally {
    lease.end();
  }
}

function nextAttempt(row: WorkColumns, now: Instant): Instant | undefined {
  const next = now + Math.min(FIRST_RETRY_MS * 2 ** (row.attempts - 1), LONGEST_RETRY_MS);
  return next < row.created_at + GIVE_UP_AFTER_MS ? next : undefined;
}

const tablesOf = (db: Database) => db as unknown as Kysely<Record<string, WorkColumns>>;

async function claimNext<Row extends WorkColumns>({ db, clock, table }: Work<Row>): Promise<Row | undefined> {
  const tables = tablesOf(db);
  const now = clock.now().getTime();
  for (;;) {
    const due = await tables
      .selectFrom(table)
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', now)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await tables
      .updateTable(table)
      .set((eb) => ({ claimed_until: now + LEASE_MS, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', due.id)
      .where('state', '=', 'waiting')
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed as Row;
  }
}

/** `lost` aborts before another instance may take over. */
function renewLease<Row extends WorkColumns>(work: Work<Row>, row: Row) {
  const lost = new AbortController();
  let until = row.claimed_until ?? 0;
  let renewing = false;

  const renew = async (): Promise<void> => {
    const next = work.clock.now().getTime() + LEASE_MS;
    if (await update(work, row, { claimed_until: next })) until = next;
    else lost.abort(new Error('another instance has taken the work over'));
  };
  const timer = setInterval(() => {
    if (work.clock.now().getTime() + RENEW_MS >= until) {
      lost.abort(new Error('the lease could not be renewed in time'));
    }
    if (renewing) return;
    renewing = true;
    renew()
      .catch(() => {})
      .finally(() => (renewing = false));
  }, RENEW_MS);
  return { lost: lost.signal, end: () => clearInterval(timer) };
}

/** @returns whether the lease was still ours: each claim raises `attempts` */
async function update<Row extends WorkColumns>(
  { db, table }: Work<Row>,
  { id, attempts }: Row,
  changes: Partial<WorkColumns>,
): Promise<boolean> {
  const updated = await tablesOf(db)
    .updateTable(table)
    .set(changes)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

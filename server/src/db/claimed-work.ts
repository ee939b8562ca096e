import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import type { Database, Id, Instant } from './database.ts';

/** What a table of work has beside columns of its own. */
export interface WorkColumns {
  id: Id;
  /** A piece that is done has any other state. */
  state: 'waiting' | 'dead' | (string & {});
  attempts: number;
  next_attempt_at: Instant;
  /** While this lies in the future, an instance works on it. */
  claimed_until: Instant | null;
  last_error: string | null;
  created_at: Instant;
}

export interface Work<Row extends WorkColumns> {
  db: Database;
  clock: Clock;
  table: string;
  /**
   * Does one piece, however long that takes; the signal aborts when its lease is lost.
   * @returns what changes in its row, the state among it
   * @throws to be tried again
   */
  perform: (row: Row, signal: AbortSignal) => Promise<Partial<Row>>;
  /** Hears of every failure. @returns what is noted of it, and whether another try is worth while */
  judge: (row: Row, error: unknown) => { reason: string; retryable: boolean };
  onFailure?: (failure: WorkFailure) => void;
}

export interface WorkFailure {
  id: Id;
  attempts: number;
  dead: boolean;
  reason: string;
}

/** How long the lease of an instance that died lasts. */
const LEASE_MS = 20_000;
const RENEW_MS = 5_000;

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 5 * 60_000;
const GIVE_UP_AFTER_MS = 24 * 3_600_000;

/**
 * Does what is due, one piece after another, until nothing is or the signal aborts. Instances share the
 * work: a piece is leased to one of them, which renews the lease while it lives. At least once: what was done
 * by one that died before it could note so is done again.
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

/** @returns what changes in the row */
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

/** After 1 s, doubling to 5 min, for 24 h; undefined: no more. */
function nextAttempt(row: WorkColumns, now: Instant): Instant | undefined {
  const next = now + Math.min(FIRST_RETRY_MS * 2 ** (row.attempts - 1), LONGEST_RETRY_MS);
  return next < row.created_at + GIVE_UP_AFTER_MS ? next : undefined;
}

/** Any table of work, seen as one with these columns alone. */
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
    if (claimed) return claimed as Row; // else another instance has claimed it: try the next
  }
}

/** Renews the lease until it is ended. `lost` aborts before another instance may take the piece over. */
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
      .catch(() => {}) // tried again at the next beat, and given up above
      .finally(() => (renewing = false));
  }, RENEW_MS);
  return { lost: lost.signal, end: () => clearInterval(timer) };
}

/** @returns whether the piece was still ours: each claim raises `attempts` */
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

import { sql } from 'kysely';
import { openPostgres } from '#db/open-postgres.ts';
import type { TestApp } from './start-test-app.ts';

/**
 * Blocks timeline writes: by a lock on PostgreSQL, an open transaction on SQLite.
 * @returns releases them
 */
export async function stallDatabase({ dependencies }: TestApp): Promise<() => Promise<void>> {
  const { db, config } = dependencies;
  const held = config.database.kind === 'postgres' ? openPostgres(config.database.url, () => {}) : db;
  const holding = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const done = held.transaction().execute(async (trx) => {
    if (held !== db) {
      await sql`lock table interview_sessions, session_events in access exclusive mode`.execute(trx);
    }
    holding.resolve();
    await end.promise;
  });
  await holding.promise;
  return async () => {
    end.resolve();
    await done;
    if (held !== db) await held.destroy();
  };
}

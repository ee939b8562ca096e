import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/open-test-database.ts';
import { unkeptSessions } from './forgotten-store.ts';

test('what users do not keep is looked for among their sessions alone, not among those of all users', async () => {
  const { db, drop } = await openTestDatabase();
  const steps = await unkeptSessions(db, { endedBefore: 0 }).explain(undefined, sql`query plan`);
  expect(steps.map(({ detail }) => detail)).toEqual([
    'SEARCH interview_sessions USING INDEX interview_sessions_by_user (user_id=?)',
    'LIST SUBQUERY 1',
    'SCAN users USING COVERING INDEX users_who_keep_no_sessions', // a partial index
  ]);
  await drop();
});

import { DeleteQueryNode, QueryNode, sql, type KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { openTestDatabase } from '#testing/open-test-database.ts';
import { forgetOld } from './forget-old.ts';

/** Passes steps of the query plan to `onStep`. */
const explain = (onStep: (step: unknown) => void): KyselyPlugin => ({
  transformQuery: ({ node }) =>
    DeleteQueryNode.is(node) ? QueryNode.cloneWithExplain(node, undefined, sql`query plan`) : node,
  transformResult: async ({ result }) => {
    for (const row of result.rows) if ('detail' in row) onStep(row['detail']);
    return result;
  },
});

const fail = (_rule: string, error: unknown): never => {
  throw error;
};

test('no rule reads a table whole to find what is old', async () => {
  const { db, drop } = await openTestDatabase();
  const steps: unknown[] = [];
  const explained = db.withPlugin(explain((step) => steps.push(step)));
  const parts = {
    clock: new ManualClock(),
    belongings: BELONGINGS,
    retentionDays: 365,
    onForgotten: () => {},
  };
  await forgetOld({ ...parts, db: explained, onFailure: fail }, new AbortController().signal);
  expect(steps.length).toBeGreaterThan(30);
  const whole = /^SCAN (?!users USING COVERING INDEX users_who_keep_sessions_30_days)/; // a partial index
  expect(steps.filter((step) => whole.test(String(step)))).toEqual([]);
  await drop();
});

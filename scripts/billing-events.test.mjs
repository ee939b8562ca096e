import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../server/src/db/migrate.ts';
import { openSqlite } from '../server/src/db/open-sqlite.ts';

test('shows the events that were given up, and has one of them tried again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pythia-events-'));
  const db = openSqlite(join(dataDir, 'pythia.db'));
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });
  await migrate(db);
  const times = { created_at: Date.parse('2026-01-15T09:00:00Z'), next_attempt_at: 0 };
  const dead = { state: 'dead', attempts: 9, last_error: 'Stripe failed: 403' };
  await db
    .insertInto('billing_events')
    .values([
      { ...times, ...dead, id: 'one', event_id: 'evt_1', type: 'invoice.paid', customer_id: 'cus_1' },
      { ...times, ...dead, id: 'two', event_id: 'evt_2', type: 'charge.refunded', charge_id: 'ch_2' },
    ])
    .execute();
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: '' };
  const run = (...args) =>
    spawnSync(process.execPath, ['scripts/billing-events.mjs', ...args], { env, encoding: 'utf8' }).stdout;

  const shown = run('--dead');
  for (const cell of ['evt_1', 'invoice.paid', 'cus_1', 'ch_2', '403', '2026-01-15 09:00 UTC', '2 given up'])
    expect(shown).toContain(cell);
  expect(run('--dead', '--again', 'one')).toContain('One event is tried again');
  expect(run()).toContain('1 waiting to be acted on, 1 given up.');
});

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../server/src/db/migrate.ts';
import { openSqlite } from '../server/src/db/open-sqlite.ts';

const TOKEN = 'pPxkq0Zb1yB6mWnq8mS1uI2cYxZJ0Qw9dT4aLr7eVfg';

let dataDir;
let db;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pythia-mails-'));
  db = openSqlite(join(dataDir, 'pythia.db'));
  await migrate(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

/** Runs beside other users of the database. */
function mails(...args) {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: '' };
  return spawnSync(process.execPath, ['scripts/mails.mjs', ...args], { env, encoding: 'utf8' });
}

async function addDead(id, text = 'words', recipient = 'ada@example.com') {
  const letter = { recipient, subject: `About ${id}`, text, html: '', message_id: id };
  const times = { created_at: Date.parse('2026-01-15T09:00:00Z'), next_attempt_at: 0 };
  await db
    .insertInto('mails')
    .values({
      id,
      ...letter,
      ...times,
      state: 'dead',
      attempts: 7,
      last_error: '550 <the recipient> unknown',
    })
    .execute();
}

/** Adds Ada's reset link. */
async function addLink(expires_at) {
  const user = { id: 'ada', email: 'ada@example.com', email_key: 'ada@example.com', password_hash: '' };
  await db
    .insertInto('users')
    .values({ ...user, token_version: 1, trials: 3, created_at: 0 })
    .execute();
  const token_hash = createHash('sha256').update(TOKEN).digest('base64url');
  await db
    .insertInto('email_tokens')
    .values({ token_hash, user_id: 'ada', purpose: 'reset-password', expires_at })
    .execute();
}

const stateOf = async (id) =>
  (await db.selectFrom('mails').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

test('without arguments it counts and says how it is used', async () => {
  await addDead('one');
  const { status, stdout } = mails();
  expect(status).toBe(0);
  expect(stdout).toContain('0 waiting to be sent, 1 given up.');
  expect(stdout).toContain('npm run mails -- --dead');
});

test('shows of each mail that was given up when, to whom, why, and no address or token', async () => {
  await addDead('one', `Open this:\nhttps://pythia.example/password-reset?token=${TOKEN}`);
  const { status, stdout } = mails('--dead');
  expect(status).toBe(0);
  for (const cell of [
    'one',
    '2026-01-15 09:00 UTC',
    'a…@example.com',
    'About one',
    '7',
    '550 <the recipient>',
  ]) {
    expect(stdout).toContain(cell);
  }
  expect(stdout).not.toContain('ada@');
  expect(stdout).not.toContain(TOKEN);
});

test.each([
  ['a@example.com', 'a…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
  ['nobody', '…'],
])('%s is shown as %s', async (recipient, masked) => {
  await addDead('one', 'words', recipient);
  expect(mails('--dead').stdout).toContain(`'${masked}'`);
});

test.each([
  ['works', Date.now() + 3_600_000],
  ['expired', Date.now() - 1],
])('says that the link in a mail %s', async (state, expiresAt) => {
  await addLink(expiresAt);
  await addDead('one', `https://pythia.example/password-reset?token=${TOKEN}`);
  expect(mails('--dead').stdout).toContain(`'${state}'`);
});

test('has one of them tried again', async () => {
  await addDead('one');
  await addDead('two');
  const { status, stdout } = mails('--dead', '--again', 'one');
  expect(status).toBe(0);
  expect(stdout).toContain('One mail is tried again');
  expect([await stateOf('one'), await stateOf('two')]).toEqual(['waiting', 'dead']);
});

test('has all of them tried again', async () => {
  await addDead('one');
  await addDead('two');
  expect(mails('--dead', '--again', 'all').stdout).toContain('2 mails are tried again');
  expect([await stateOf('one'), await stateOf('two')]).toEqual(['waiting', 'waiting']);
});

test('a mail that is not there is an error', () => {
  const { status, stderr } = mails('--dead', '--again', 'three');
  expect(status).toBe(1);
  expect(stderr).toContain('called three');
});

test.each([['--live'], ['--again', 'all']])('what it does not know is answered by its use: %s', (...args) => {
  const { status, stderr } = mails(...args);
  expect(status).toBe(1);
  expect(stderr).toContain('npm run mails -- --dead');
});

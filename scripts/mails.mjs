// Shows the mails that could not be sent, and has them tried again. Without arguments it says how.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnv } from './load-env.mjs';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

const USAGE = `npm run mails -- --dead               the mails that were given up
npm run mails -- --dead --again ID    has one of them tried again, for 24 hours
npm run mails -- --dead --again all   the same for all of them`;
const SHOWN = 200;
/** Of a reason, so that a row stays a row. */
const REASON_CHARACTERS = 80;

refuseWithoutSetup();
loadEnv();
const { dead, again } = readArguments();
const { countWork } = await import('../server/src/db/count-work.ts');
const { listDeadLetters, maskAddress, reviveDeadLetters } =
  await import('../server/src/features/mail-outbox/dead-letters.ts');
const { findLink } = await import('../server/src/features/auth/email-links-store.ts');

const db = await openDatabase();
try {
  if (again !== undefined) await revive();
  else if (dead) await show();
  else console.log(`${await counted()}\n\n${USAGE}`);
} catch (error) {
  fail(`The mails could not be read: ${error.message}`);
} finally {
  await db.destroy();
}

function readArguments() {
  try {
    const options = { dead: { type: 'boolean' }, again: { type: 'string' } };
    const { values } = parseArgs({ options });
    if (values.again === undefined || values.dead) return values;
  } catch {
    // what it does not know is answered by how it is used
  }
  console.error(USAGE);
  return process.exit(1);
}

async function openDatabase() {
  const { readConfig } = await import('../server/src/config.ts');
  const { database } = readConfig(process.env);
  if (database.kind === 'postgres') {
    const { openPostgres } = await import('../server/src/db/open-postgres.ts');
    return openPostgres(database.url, (error) => fail(`The connection was lost: ${error.message}`));
  }
  if (!existsSync(database.file)) {
    console.error(`There is no database at ${database.file} yet.`);
    process.exit(1);
  }
  const { openSqlite } = await import('../server/src/db/open-sqlite.ts');
  return openSqlite(database.file);
}

async function counted() {
  const { waiting, dead } = await countWork(db, 'mails');
  return `${waiting} waiting to be sent, ${dead} given up.`;
}

async function show() {
  const letters = await listDeadLetters(db, SHOWN);
  const rows = await Promise.all(letters.map(async (letter) => [letter.id, await rowOf(letter)]));
  if (rows.length > 0) console.table(Object.fromEntries(rows));
  console.log(`${await counted()}${rows.length === SHOWN ? ` These are the newest ${SHOWN}.` : ''}`);
}

async function rowOf({ recipient, subject, text, attempts, last_error, created_at }) {
  return {
    written: `${new Date(created_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    to: maskAddress(recipient),
    subject,
    attempts,
    link: await linkIn(text),
    reason: (last_error ?? '').slice(0, REASON_CHARACTERS),
  };
}

/** Whether sending the mail is worth while still. */
async function linkIn(text) {
  const token = /\?token=([\w-]+)/.exec(text)?.[1];
  if (!token) return 'none';
  for (const purpose of ['verify-email', 'reset-password']) {
    const link = await findLink(db, { token, purpose, now: Date.now() });
    if (link) return link.state === 'live' ? 'works' : link.state;
  }
  return 'expired';
}

async function revive() {
  const revived = await reviveDeadLetters(db, Date.now(), again === 'all' ? undefined : again);
  if (revived === 0 && again !== 'all') return fail(`No mail that was given up is called ${again}.`);
  console.log(`${revived === 1 ? 'One mail is' : `${revived} mails are`} tried again from now on.`);
}

function fail(line) {
  console.error(line);
  process.exitCode = 1;
}

import { createInterface } from 'node:readline';
import type { Config } from '#config.ts';
import { newId, type Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openPostgres } from '#db/open-postgres.ts';
import { openSqlite } from '#db/open-sqlite.ts';

/**
 * Commands by line: `migrate` (`migrated`); `write` stores a user and a mail a transaction, printing ids after
 * commits. Starts with `ready`; configuration as JSON.
 */
const config = JSON.parse(process.argv[2] ?? '') as Config['database'];
const db = config.kind === 'sqlite' ? openSqlite(config.file) : openPostgres(config.url, fail);
console.log('ready');

for await (const order of createInterface(process.stdin)) {
  if (order === 'migrate') {
    await migrate(db);
    console.log('migrated');
  }
  if (order === 'write') for (;;) console.log(await writeUserWithMail(db));
}
await db.destroy();

function fail(error: Error): never {
  throw error;
}

async function writeUserWithMail(database: Database): Promise<string> {
  const id = newId();
  const now = Date.now();
  await database.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({
        id,
        email: `${id}@example.com`,
        email_key: `${id}@example.com`,
        password_hash: 'x'.repeat(100),
        verified_at: null,
        token_version: 1,
        trials: 3,
        subscription_ends_at: null,
        subscription_id: null,
        created_at: now,
      })
      .execute();
    await trx
      .insertInto('mails')
      .values({
        id,
        recipient: `${id}@example.com`,
        subject: 'Welcome',
        text: 'x'.repeat(2_000),
        html: 'x'.repeat(5_000),
        message_id: `<${id}@example.com>`,
        state: 'waiting',
        attempts: 0,
        next_attempt_at: now,
        claimed_until: null,
        last_error: null,
        created_at: now,
        sent_at: null,
      })
      .execute();
  });
  return id;
}

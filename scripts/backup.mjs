// copies the database while the server runs: npm run backup -- FILE
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnv } from './load-env.mjs';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

refuseWithoutSetup();
loadEnv();
const [file] = process.argv.slice(2);
if (!file) fail('Say where to: npm run backup -- FILE');
if (existsSync(file)) fail(`${file} is there already, and is not overwritten.`);

const { readConfig } = await import('../server/src/config.ts');
const { database } = readConfig(process.env);
if (database.kind === 'postgres') fail('DATABASE_URL names a PostgreSQL: use pg_dump --format=custom.');

const { backUpSqlite } = await import('../server/src/db/back-up-sqlite.ts');
try {
  await backUpSqlite(database.file, resolve(file));
  console.log(`${database.file} was copied to ${file}.`);
} catch (error) {
  fail(`The backup failed: ${error.message}`);
}

function fail(line) {
  console.error(line);
  process.exit(1);
}

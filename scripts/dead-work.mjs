import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnv } from './load-env.mjs';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

const SHOWN = 200;
/** One row a piece. */
const REASON_CHARACTERS = 80;

/**
 * Shows and retries a table's given-up work; without arguments, usage.
 * @param options.command npm script
 * @param options.noun singular, plural, state
 * @param options.columnsOf cells beside time and reason
 */
export async function runDeadWork({ command, table, noun: { one, many, waits }, columnsOf }) {
  refuseWithoutSetup();
  loadEnv();
  const usage = `npm run ${command} -- --dead               the ${many} that were given up
npm run ${command} -- --dead --again ID    has one of them tried again, for 24 hours
npm run ${command} -- --dead --again all   the same for all of them`;
  const { dead, again } = readArguments(usage);
  const { countWork } = await import('../server/src/db/count-work.ts');
  const { listDead, reviveDead } = await import('../server/src/db/dead-work.ts');

  const db = await openDatabase();
  const counted = async () => {
    const counts = await countWork(db, table);
    return `${counts.waiting} waiting to be ${waits}, ${counts.dead} given up.`;
  };
  const show = async () => {
    const pieces = await listDead(db, table, SHOWN);
    const rows = await Promise.all(pieces.map(async (piece) => [piece.id, await rowOf(piece)]));
    if (rows.length > 0) console.table(Object.fromEntries(rows));
    console.log(`${await counted()}${rows.length === SHOWN ? ` These are the newest ${SHOWN}.` : ''}`);
  };
  const rowOf = async (piece) => ({
    written: `${new Date(piece.created_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...(await columnsOf(piece, db)),
    attempts: piece.attempts,
    reason: (piece.last_error ?? '').slice(0, REASON_CHARACTERS),
  });
  const revive = async () => {
    const revived = await reviveDead(db, table, Date.now(), again === 'all' ? undefined : again);
    if (revived === 0 && again !== 'all') return fail(`No ${one} that was given up is called ${again}.`);
    console.log(`${revived === 1 ? `One ${one} is` : `${revived} ${many} are`} tried again from now on.`);
  };

  try {
    if (again !== undefined) await revive();
    else if (dead) await show();
    else console.log(`${await counted()}\n\n${usage}`);
  } catch (error) {
    fail(`The ${many} could not be read: ${error.message}`);
  } finally {
    await db.destroy();
  }
}

function readArguments(usage) {
  try {
    const options = { dead: { type: 'boolean' }, again: { type: 'string' } };
    const { values } = parseArgs({ options });
    if (values.again === undefined || values.dead) return values;
  } catch {
    // unknown arguments print usage
  }
  console.error(usage);
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

function fail(line) {
  console.error(line);
  process.exitCode = 1;
}

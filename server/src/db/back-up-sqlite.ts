import { closeSync, openSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';

/** All pages in one step: writers cannot make it start over, and on WAL it does not hold them up. */
const ALL_PAGES = 0x7fffffff;

/**
 * Copies a database that may be written to meanwhile, by SQLite's online backup; the copy is as of one moment,
 * whole, checked, and for its owner alone, as it holds password hashes and what was said.
 * @throws Error when there is no such database, or the copy is damaged; nothing is left behind then
 */
export async function backUpSqlite(file: string, copy: string): Promise<void> {
  const draft = `${copy}.part`;
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    closeSync(openSync(draft, 'wx', 0o600));
    await backup(source, draft, { rate: ALL_PAGES });
    check(draft);
    await rename(draft, copy);
  } finally {
    source.close();
    for (const rest of [draft, `${draft}-wal`, `${draft}-shm`]) await rm(rest, { force: true });
  }
}

function check(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE'); // one file, without others beside it
    const [row] = database.prepare('PRAGMA integrity_check').all();
    if (row?.['integrity_check'] !== 'ok') throw new Error('the copy is damaged');
  } finally {
    database.close();
  }
}

import { closeSync, openSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';

/** One step, so writers cannot restart the copy; in WAL mode it does not block them. */
const ALL_PAGES = 0x7fffffff;

/**
 * Copies one moment of a running database and checks the copy. It holds password hashes and transcripts, so
 * only the owner can read it.
 * @throws Error for a missing database or a damaged copy, of which nothing stays
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
    database.exec('PRAGMA journal_mode = DELETE');
    const [row] = database.prepare('PRAGMA integrity_check').all();
    if (row?.['integrity_check'] !== 'ok') throw new Error('the copy is damaged');
  } finally {
    database.close();
  }
}

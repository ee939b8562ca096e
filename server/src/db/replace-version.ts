import type { Database, Id } from './database.ts';
import { inOpenAccount } from './lock-user.ts';

interface Replaced {
  userId: Id;
  /** The one that is to be replaced. */
  version: number;
  find: (trx: Database, userId: Id) => Promise<{ version: number }>;
}

/**
 * Writes the next version of what a user keeps in one row.
 * @returns that version; undefined: there was another one than is to be replaced
 * @throws AccountGone
 */
export const replaceVersion = (
  db: Database,
  { userId, version, find }: Replaced,
  write: (trx: Database, next: number) => Promise<void>,
): Promise<number | undefined> =>
  inOpenAccount(db, userId, async (trx) => {
    if ((await find(trx, userId)).version !== version) return undefined;
    await write(trx, version + 1);
    return version + 1;
  });

import type { Database, Id } from './database.ts';
import { inOpenAccount } from './lock-user.ts';

interface Replaced {
  userId: Id;
  /** Version to replace. */
  version: number;
  find: (trx: Database, userId: Id) => Promise<{ version: number }>;
}

/**
 * Writes a user's next version.
 * @returns it; undefined: `version` is not the current one
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

import type { Database, Id } from './database.ts';
import { inOpenAccount } from './lock-user.ts';

interface Replaced {
  userId: Id;
  version: number;
  find: (trx: Database, userId: Id) => Promise<{ version: number }>;
}

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

import type { Clock } from '#core/clock.ts';
import type { Belongings } from '#db/belongings/belonging.ts';
import type { Database, Id } from '#db/database.ts';
import { dropTraces } from '#db/drop-traces.ts';
import { withLease } from '#db/lease.ts';
import { deleteInPieces } from './erase-belongings.ts';

const LEASE = { name: 'erasing accounts', forMs: 10 * 60_000 };

interface ErasingParts {
  db: Database;
  belongings: Belongings;
}

export async function eraseAccount(
  { db, belongings }: ErasingParts,
  id: Id,
  goesOn?: () => boolean,
): Promise<void> {
  await deleteInPieces(db, belongings, { id, goesOn });
  if (goesOn && !goesOn()) return;
  await db.deleteFrom('users').where('id', '=', id).where('deleted_at', 'is not', null).execute();
  await dropTraces(db);
}

export async function eraseClosedAccounts(
  { clock, ...parts }: ErasingParts & { clock: Clock },
  signal: AbortSignal,
): Promise<void> {
  const { db } = parts;
  await withLease({ db, clock }, LEASE, async (until) => {
    const goesOn = (): boolean => !signal.aborted && clock.now().getTime() < until;
    const closed = await db.selectFrom('users').select('id').where('deleted_at', 'is not', null).execute();
    for (const { id } of closed) await eraseAccount(parts, id, goesOn);
  });
}

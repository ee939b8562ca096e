import type { Belongings } from '#db/belongings/belonging.ts';
import type { Owner } from '#db/belongings/tell.ts';
import type { Database, Id } from '#db/database.ts';
import { deleteInBatches } from '#db/delete-in-batches.ts';

export async function deleteBelongings(trx: Database, belongings: Belongings, owner: Owner): Promise<void> {
  for (const { erase } of Object.values(belongings)) if (typeof erase === 'function') await erase(trx, owner);
}

export async function deleteInPieces(
  db: Database,
  belongings: Belongings,
  { id, goesOn }: { id: Id; goesOn?: () => boolean },
): Promise<void> {
  for (const { erase } of Object.values(belongings).toReversed())
    if (typeof erase === 'object') await deleteInBatches((limit) => erase.inPieces(db, id, limit), goesOn);
}

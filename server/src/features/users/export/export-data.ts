import type { Clock } from '#core/clock.ts';
import type { Belongings } from '#db/belongings/belonging.ts';
import { asJson } from '#db/belongings/tell.ts';
import type { Database, Id } from '#db/database.ts';
import { readAccount } from './account-store.ts';

export interface ExportParts {
  db: Database;
  clock: Clock;
  belongings: Belongings;
  flushTimelines: () => Promise<void>;
}

/**
 * Chunks of one JSON document, read page by page at the reader's pace. Concurrent changes may be in it or
 * not.
 * @throws AccountGone before the first chunk
 */
export async function* exportPieces(parts: ExportParts, userId: Id): AsyncGenerator<string> {
  const { db, clock } = parts;
  await parts.flushTimelines();
  const account = await readAccount(db, userId);
  yield `{"made_at":${asJson(clock.now())},\n"account":${asJson(account)}`;
  for (const { tell } of Object.values(parts.belongings))
    if (typeof tell !== 'string') yield* tell(db, account);
  yield '}\n';
}

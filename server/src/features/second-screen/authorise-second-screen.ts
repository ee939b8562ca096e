import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Instant, Row } from '#db/database.ts';
import { hashOf } from './secrets.ts';
import { findByHash, findRunning } from './second-screens-store.ts';

/**
 * Checks the one session that a screen may read. Call it for each read: the user may end it any time.
 * @throws AppError `unauthenticated` with the reason
 */
export async function authoriseSecondScreen(
  db: Database,
  bearer: string,
  now: Instant,
): Promise<Row<'interview_sessions'>> {
  const screen = await findByHash(db, 'bearer_hash', hashOf(bearer));
  if (!screen || screen.ended_at !== null) throw refused(SERVER_MESSAGES.secondScreenEnded);
  const session = await findRunning(db, screen, now);
  if (!session) throw refused(SERVER_MESSAGES.secondScreenSessionOver);
  return session;
}

const refused = (detail: string): AppError => new AppError('unauthenticated', detail);

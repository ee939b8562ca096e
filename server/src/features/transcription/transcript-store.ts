import type { Clock } from '#core/clock.ts';
import { newId } from '#db/columns.ts';
import type { Database } from '#db/database.ts';

export async function keepLine(db: Database, clock: Clock, sessionId: string, text: string): Promise<void> {
  const line = { id: newId(), session_id: sessionId, text, created_at: clock.now().getTime() };
  await db.insertInto('transcript_lines').values(line).execute();
}

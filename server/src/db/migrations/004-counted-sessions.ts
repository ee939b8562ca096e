import type { Kysely } from 'kysely';
import { column } from '../columns.ts';
import type { Instant } from '../database.ts';

/** When a session has cost what its kind costs. Those of before cost it at their start. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('interview_sessions').addColumn('counted_at', column.instant).execute();
  await db
    .updateTable('interview_sessions')
    .set((eb) => ({ counted_at: eb.ref('created_at') }))
    .execute();
}

/** What this migration reads and writes, as it is at this point. */
interface Tables {
  interview_sessions: { created_at: Instant; counted_at: Instant | null };
}

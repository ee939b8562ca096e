import type { Kysely } from 'kysely';
import { column } from '../columns.ts';
import type { Instant } from '../database.ts';

/** Earlier sessions cost their price at their start. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('interview_sessions').addColumn('counted_at', column.instant).execute();
  await db
    .updateTable('interview_sessions')
    .set((eb) => ({ counted_at: eb.ref('created_at') }))
    .execute();
}

interface Tables {
  interview_sessions: { created_at: Instant; counted_at: Instant | null };
}

import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

/** Which window listens to which session, so that its next connection takes the place of the one before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['session_id', 'client', 'channel']) {
    await db.schema.alterTable('stream_leases').addColumn(name, column.text).execute();
  }
}

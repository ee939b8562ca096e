import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['session_id', 'client', 'channel']) {
    await db.schema.alterTable('stream_leases').addColumn(name, column.text).execute();
  }
}

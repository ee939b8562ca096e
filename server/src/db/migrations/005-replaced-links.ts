import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

/** A replaced link stays, so that its page can say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('email_tokens').addColumn('replaced_at', column.instant).execute();
}

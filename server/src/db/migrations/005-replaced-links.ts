import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

/** A link that a newer one replaced stays, so that whoever opens it can be told so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('email_tokens').addColumn('replaced_at', column.instant).execute();
}

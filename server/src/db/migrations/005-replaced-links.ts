import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('email_tokens').addColumn('replaced_at', column.instant).execute();
}

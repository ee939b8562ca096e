import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

/** Earlier sessions were in English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('interview_sessions')
    .addColumn('language', column.text, (c) => c.notNull().defaultTo('en'))
    .execute();
}

import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('interview_sessions')
    .addColumn('language', column.text, (c) => c.notNull().defaultTo('en'))
    .execute();
}

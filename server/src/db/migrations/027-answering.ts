import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('answering', column.text, (c) => c.notNull().defaultTo('shown'))
    .execute();
}

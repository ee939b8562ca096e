import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

/** How users want found questions answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('answering', column.text, (c) => c.notNull().defaultTo('shown'))
    .execute();
}

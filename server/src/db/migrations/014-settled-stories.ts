import { sql, type Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settled_stories')
    .addColumn('user_id', column.id, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('stories', column.text, (c) => c.notNull())
    .addColumn('version', column.integer, (c) => c.notNull())
    .addColumn('updated_at', column.instant, (c) => c.notNull())
    .addColumn('deleted_at', column.instant)
    .execute();
  await db.schema
    .createIndex('settled_stories_deleted')
    .on('settled_stories')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
}

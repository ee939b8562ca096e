import { sql, type Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', column.text, (c) => c.notNull())
    .addColumn('kind', column.text, (c) => c.notNull())
    .addColumn('bytes', column.integer, (c) => c.notNull())
    .addColumn('pages', column.integer)
    .addColumn('section_count', column.integer, (c) => c.notNull())
    .addColumn('unread', column.text, (c) => c.notNull())
    .addColumn('sections', column.text, (c) => c.notNull())
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .addColumn('deleted_at', column.instant)
    .execute();
  await db.schema.createIndex('documents_of_user').on('documents').columns(['user_id', 'id']).execute();
  await db.schema
    .createIndex('documents_deleted')
    .on('documents')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
}

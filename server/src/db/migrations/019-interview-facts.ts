import { sql, type Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('interview_facts')
    .addColumn('user_id', column.id, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('facts', column.text, (c) => c.notNull())
    .addColumn('version', column.integer, (c) => c.notNull())
    .addColumn('updated_at', column.instant, (c) => c.notNull())
    .addColumn('deleted_at', column.instant)
    .execute();
  await db.schema
    .createIndex('interview_facts_deleted')
    .on('interview_facts')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
}

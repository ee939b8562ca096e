import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('interview_sessions_of_user')
    .on('interview_sessions')
    .columns(['user_id', 'id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
}

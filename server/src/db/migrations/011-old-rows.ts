import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const always = [
    ['rate_windows', 'window_start'],
    ['sign_in_failures', 'last_at'],
    ['email_tokens', 'expires_at'],
  ] as const;
  for (const [table, instant] of always) {
    await db.schema.createIndex(`${table}_by_${instant}`).on(table).column(instant).execute();
  }
  const sometimes = [
    ['email_tokens', 'used_at'],
    ['email_tokens', 'replaced_at'],
    ['mails', 'sent_at'],
    ['billing_events', 'done_at'],
  ] as const;
  for (const [table, instant] of sometimes) {
    await db.schema
      .createIndex(`${table}_by_${instant}`)
      .on(table)
      .column(instant)
      .where(sql.ref(instant), 'is not', null)
      .execute();
  }
  await db.schema
    .createIndex('users_unverified')
    .on('users')
    .column('created_at')
    .where(sql.ref('verified_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('users_who_keep_sessions_30_days')
    .on('users')
    .column('id')
    .where(sql.ref('session_retention'), '=', sql.lit('30-days'))
    .execute();
}

import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { inPages, iso } from '#db/belongings/in-pages.ts';
import type { Database, Schema } from '#db/database.ts';

/** Subject only: texts may hold live links. */
export const mailsTo = (db: Database, email: string) =>
  inPages(
    db
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'state', 'created_at', 'sent_at'])
      .where(isTo(email)),
    'id',
    (row) => ({ ...row, created_at: iso(row.created_at), sent_at: iso(row.sent_at) }),
  );

export async function deleteMailsTo(trx: Database, email: string): Promise<void> {
  await trx.deleteFrom('mails').where(isTo(email)).execute();
}

const isTo =
  (email: string) =>
  (eb: ExpressionBuilder<Schema, 'mails'>): Expression<SqlBool> =>
    eb.or([
      eb('recipient', 'in', [email, email.toLowerCase()]),
      eb(sql`lower(recipient)`, '=', email.toLowerCase()),
    ]);

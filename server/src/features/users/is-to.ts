import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Schema } from '#db/database.ts';

/** Whether a mail went to an address, however its letters were typed. */
export const isTo =
  (email: string) =>
  (eb: ExpressionBuilder<Schema, 'mails'>): Expression<SqlBool> =>
    eb.or([
      eb('recipient', 'in', [email, email.toLowerCase()]),
      eb(sql`lower(recipient)`, '=', email.toLowerCase()),
    ]);

import { inPages, iso } from '#db/belongings/in-pages.ts';
import type { Database, Id } from '#db/database.ts';

export const sessionPages = (db: Database, userId: Id) =>
  inPages(
    db
      .selectFrom('interview_sessions')
      .select(['id', 'kind', 'title', 'company', 'job_title', 'language', 'resume_summary'])
      .select(['created_at', 'expires_at', 'counted_at'])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null),
    'id',
    (row) => ({
      ...row,
      created_at: iso(row.created_at),
      expires_at: iso(row.expires_at),
      counted_at: iso(row.counted_at),
    }),
  );

export const eventPages = (db: Database, sessionId: Id) =>
  inPages(
    db
      .selectFrom('session_events')
      .selectAll()
      .where('session_id', '=', sessionId)
      .where('deleted_at', 'is', null),
    'seq',
    ({ id, seq, at, channel, kind, body }) => ({
      id,
      seq,
      at: iso(at),
      channel,
      kind,
      ...(JSON.parse(body) as object),
    }),
  );

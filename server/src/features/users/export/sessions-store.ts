import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { inPages, iso } from './in-pages.ts';

/** All of the user's, those that run and those without a word included; the oldest first. */
export async function* sessionPages(db: Database, userId: Id) {
  const pages = inPages((last: { id: Id } | undefined, limit) =>
    db
      .selectFrom('interview_sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  for await (const rows of pages) {
    yield rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      company: row.company,
      job_title: row.job_title,
      resume_summary: row.resume_summary,
      created_at: iso(row.created_at),
      expires_at: iso(row.expires_at),
      counted_at: iso(row.counted_at),
    }));
  }
}

/** A session's timeline in order. */
export async function* eventPages(db: Database, sessionId: Id) {
  const pages = inPages((last: { seq: number } | undefined, limit) =>
    db
      .selectFrom('session_events')
      .selectAll()
      .where('session_id', '=', sessionId)
      .where('seq', '>', last?.seq ?? 0)
      .orderBy('seq')
      .limit(limit)
      .execute(),
  );
  for await (const rows of pages) {
    yield rows.map(({ id, seq, at, channel, kind, body }) => ({
      id,
      seq,
      at: iso(at),
      channel,
      kind,
      ...(JSON.parse(body) as object),
    }));
  }
}

import type { DeleteOld } from '#db/belongings/belonging.ts';
import type { Database, Id, Instant, Row } from '#db/database.ts';
import { countDeleted } from '#db/delete-in-batches.ts';

type Screen = Row<'second_screens'>;

interface OwnSession {
  userId: Id;
  sessionId: Id;
}

export async function isOwn(db: Database, { userId, sessionId }: OwnSession): Promise<boolean> {
  const session = await db
    .selectFrom('interview_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return session !== undefined;
}

export async function putLink(
  db: Database,
  { userId, sessionId, now, linkHash, linkExpiresAt }: OwnSession & NewLink,
): Promise<boolean> {
  const fresh = {
    link_hash: linkHash,
    link_expires_at: linkExpiresAt,
    bearer_hash: null,
    opened_at: null,
    ended_at: null,
  };
  const put = await db
    .insertInto('second_screens')
    .columns(['session_id', 'user_id', 'token_version', 'link_hash', 'link_expires_at'])
    .expression(
      running(db, now)
        .select((eb) => [
          'interview_sessions.id as session_id',
          'users.id as user_id',
          'users.token_version',
          eb.val(linkHash).as('link_hash'),
          eb.val(linkExpiresAt).as('link_expires_at'),
        ])
        .where('interview_sessions.id', '=', sessionId)
        .where('users.id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict
        .column('session_id')
        .doUpdateSet((eb) => ({ ...fresh, token_version: eb.ref('excluded.token_version') })),
    )
    .executeTakeFirst();
  return (put.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

interface NewLink {
  now: Instant;
  linkHash: string;
  linkExpiresAt: Instant;
}

const running = (db: Database, now: Instant) =>
  db
    .selectFrom('interview_sessions')
    .innerJoin('users', 'users.id', 'interview_sessions.user_id')
    .where('interview_sessions.expires_at', '>', now)
    .where('interview_sessions.deleted_at', 'is', null)
    .where('users.deleted_at', 'is', null);

export async function findScreen(
  db: Database,
  { userId, sessionId }: OwnSession,
): Promise<Screen | undefined> {
  return db
    .selectFrom('second_screens')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function findByHash(
  db: Database,
  by: 'link_hash' | 'bearer_hash',
  hash: string,
): Promise<Screen | undefined> {
  return db.selectFrom('second_screens').selectAll().where(by, '=', hash).executeTakeFirst();
}

export async function findRunning(db: Database, { session_id, token_version }: Screen, now: Instant) {
  return running(db, now)
    .selectAll('interview_sessions')
    .where('interview_sessions.id', '=', session_id)
    .where('users.token_version', '=', token_version)
    .executeTakeFirst();
}

export async function claimLink(
  db: Database,
  { linkHash, bearerHash, now }: { linkHash: string; bearerHash: string; now: Instant },
): Promise<boolean> {
  const opened = await db
    .updateTable('second_screens')
    .set({ bearer_hash: bearerHash, opened_at: now })
    .where('link_hash', '=', linkHash)
    .where('link_expires_at', '>', now)
    .where('opened_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return opened.numUpdatedRows > 0n;
}

export async function endScreen(
  db: Database,
  { userId, sessionId, now }: OwnSession & { now: Instant },
): Promise<void> {
  await db
    .updateTable('second_screens')
    .set({ ended_at: now })
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

export const deleteDeadScreens: DeleteOld = async (db, { old }, limit) => {
  const dead = db
    .selectFrom('second_screens')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'second_screens.session_id')
    .select('second_screens.session_id')
    .where('interview_sessions.expires_at', '<', old)
    .limit(limit);
  return countDeleted(db.deleteFrom('second_screens').where('session_id', 'in', dead));
};

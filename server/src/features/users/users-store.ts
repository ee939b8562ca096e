import type { SessionRetention, User } from '@pythia/contracts/accounts.ts';
import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import { AccountGone } from '#core/errors.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { pictureUrl } from './pictures/pictures-store.ts';

export async function findUser(db: Database, id: Id): Promise<User> {
  const row = await db
    .selectFrom('users')
    .leftJoin('profile_pictures', 'profile_pictures.user_id', 'users.id')
    .select([
      'users.email',
      'users.subscription_ends_at',
      'users.subscription_id',
      'users.subscription_state',
      'users.subscription_interval',
      'users.session_retention',
      'users.answering',
      'users.trials',
      'users.verified_at',
      'users.created_at',
      'profile_pictures.id as picture_id',
    ])
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => new AccountGone());
  return {
    email: row.email,
    subscription: row.subscription_ends_at === null ? null : iso(row.subscription_ends_at),
    subscription_id: row.subscription_id,
    subscription_state: row.subscription_state,
    subscription_interval: row.subscription_interval,
    trial: row.trials,
    profile_pic_url: row.picture_id === null ? null : pictureUrl(row.picture_id),
    is_verified: row.verified_at !== null,
    session_retention: row.session_retention,
    answering: row.answering,
    created_at: iso(row.created_at),
  };
}

/** Applies to ended sessions too. */
export async function setSessionRetention(db: Database, id: Id, retention: SessionRetention): Promise<void> {
  await db.updateTable('users').set({ session_retention: retention }).where('id', '=', id).execute();
}

export async function setAnswering(db: Database, id: Id, answering: AnsweringWay): Promise<void> {
  await db.updateTable('users').set({ answering }).where('id', '=', id).execute();
}

export async function findAnsweringWay(db: Database, id: Id): Promise<AnsweringWay> {
  const row = await db.selectFrom('users').select('answering').where('id', '=', id).executeTakeFirst();
  return row?.answering ?? 'shown';
}

const iso = (instant: Instant): string => new Date(instant).toISOString();

import type { Database, Id, Instant, Row } from '#db/database.ts';
import { deleteChosen } from '#db/delete-in-batches.ts';
import { isTo } from './is-to.ts';

/**
 * Ends every token of the account, frees its address and takes whatever tells whose it was from its row, which
 * stays until its sessions are erased.
 * @returns the account as it was; undefined when it was closed before
 */
export async function closeAccount(
  trx: Database,
  userId: Id,
  now: Instant,
): Promise<Pick<Row<'users'>, 'email' | 'trials'> | undefined> {
  await trx // first of all: locks the row against concurrent writes about this user
    .updateTable('users')
    .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  const open = await trx
    .selectFrom('users')
    .select(['email', 'trials'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!open) return undefined;
  await trx
    .updateTable('users')
    .set({
      deleted_at: now,
      email: '',
      email_key: `deleted ${userId}`,
      password_hash: '',
      trials: 0,
      subscription_ends_at: null,
      subscription_id: null,
      subscription_state: null,
      subscription_interval: null,
    })
    .where('id', '=', userId)
    .execute();
  return open;
}

/** Tables whose rows name their user, and that are small enough for one statement. */
type UsersTable =
  | 'customers'
  | 'customizations'
  | 'documents'
  | 'email_tokens'
  | 'interview_facts'
  | 'jobs'
  | 'knowledge_choices'
  | 'materials'
  | 'profile_pictures'
  | 'stories'
  | 'settled_jobs'
  | 'settled_stories'
  | 'stream_leases'
  | 'subscriptions';

/** Deletes a user's rows of a table. */
export const ofUser =
  (table: UsersTable) =>
  async (trx: Database, { id }: { id: Id }): Promise<void> => {
    await trx.deleteFrom(table).where('user_id', '=', id).execute();
  };

/** While it is known who the user is to the payment service. */
export async function deletePaymentEventsOf(trx: Database, { id }: { id: Id }): Promise<void> {
  const customer = trx.selectFrom('customers').select('customer_id').where('user_id', '=', id);
  await trx.deleteFrom('billing_events').where('customer_id', 'in', customer).execute();
}

export async function deleteMailsTo(trx: Database, { email }: { email: string }): Promise<void> {
  await trx.deleteFrom('mails').where(isTo(email)).execute();
}

/** Before their conversations, whose deletion would otherwise take any number of them along at once. @returns how many */
export function deleteMessagesOf(db: Database, userId: Id, limit: number): Promise<number> {
  const messages = db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select('messages.id')
    .where('conversations.user_id', '=', userId)
    .limit(limit);
  return deleteChosen(db, 'messages', messages);
}

/** All of the user's, which are few. */
export async function deleteConversationsOf(db: Database, userId: Id): Promise<void> {
  await db.deleteFrom('conversations').where('user_id', '=', userId).execute();
}

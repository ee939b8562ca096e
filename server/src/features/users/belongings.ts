import type { Database, Schema } from '#db/database.ts';
import { deleteMailsTo, deletePaymentEventsOf, ofUser } from './deletion-store.ts';
import { readPicture } from './export/account-store.ts';
import { customerOf, linksOf, mailsOf, paymentEventsOf, subscriptionsOf } from './export/belongings-store.ts';
import { many, nested, one, type Owner, type Tell } from './export/pieces.ts';
import { eventPages, sessionPages } from './export/sessions-store.ts';
import {
  conversationPages,
  customizationOf,
  interviewFactsOf,
  documentsOf,
  jobsOf,
  knowledgeOf,
  materialOf,
  messagePages,
  settledJobsOf,
  settledStoriesOf,
  storiesOf,
} from './export/writing-store.ts';

interface Belonging {
  /** Tells of it in the export; else why that does not. */
  tell: Tell | string;
  /** Deletes it in the transaction that closes the account; else what does so. */
  erase: ((trx: Database, owner: Owner) => Promise<void>) | string;
}

/** Tables in which nothing is anybody's, or nobody can tell whose. */
export const NOBODYS = ['leases', 'rate_windows', 'sign_in_failures', 'spent_trials'] as const;

/** All that belongs to a user beside the account itself, in the order of the export and of the deletion. */
export const BELONGINGS: Record<Exclude<keyof Schema, 'users' | (typeof NOBODYS)[number]>, Belonging> = {
  profile_pictures: { tell: one('picture', readPicture), erase: ofUser('profile_pictures') },
  billing_events: {
    tell: many('payment_events', (db, { id }) => paymentEventsOf(db, id)),
    erase: deletePaymentEventsOf, // before the customer, by whom they are found
  },
  customers: { tell: one('customer', customerOf), erase: ofUser('customers') },
  subscriptions: { tell: one('subscriptions', subscriptionsOf), erase: ofUser('subscriptions') },
  test_checkouts: { tell: 'it is the payment service’s', erase: 'the payment service, before' },
  test_portals: { tell: 'it is the payment service’s', erase: 'the payment service, before' },
  test_subscriptions: { tell: 'it is the payment service’s', erase: 'the payment service, before' },
  email_tokens: { tell: many('links', (db, { id }) => linksOf(db, id)), erase: ofUser('email_tokens') },
  mails: { tell: many('mails', (db, { email }) => mailsOf(db, email)), erase: deleteMailsTo },
  materials: { tell: one('material', materialOf), erase: ofUser('materials') },
  settled_stories: { tell: one('settled_stories', settledStoriesOf), erase: ofUser('settled_stories') },
  settled_jobs: { tell: one('settled_jobs', settledJobsOf), erase: ofUser('settled_jobs') },
  knowledge_choices: { tell: one('knowledge', knowledgeOf), erase: ofUser('knowledge_choices') },
  interview_facts: { tell: one('interview_facts', interviewFactsOf), erase: ofUser('interview_facts') },
  documents: { tell: many('documents', (db, { id }) => documentsOf(db, id)), erase: ofUser('documents') },
  jobs: { tell: many('jobs', (db, { id }) => jobsOf(db, id)), erase: ofUser('jobs') },
  stories: { tell: many('stories', (db, { id }) => storiesOf(db, id)), erase: ofUser('stories') },
  conversations: {
    tell: nested(
      { name: 'conversations', item: 'conversation', own: 'messages' },
      conversationPages,
      messagePages,
    ),
    erase: 'eraseAccount, behind the transaction',
  },
  messages: { tell: 'within its conversation', erase: 'eraseAccount, behind the transaction' },
  interview_sessions: {
    tell: nested({ name: 'sessions', item: 'session', own: 'events' }, sessionPages, eventPages),
    erase: 'eraseAccount, behind the transaction',
  },
  customizations: { tell: one('customization', customizationOf), erase: ofUser('customizations') },
  session_events: { tell: 'within its session', erase: 'eraseAccount, behind the transaction' },
  stream_leases: { tell: 'only that a stream is open', erase: ofUser('stream_leases') },
};

/** Deletes all but what `eraseAccount` does; call it in the transaction that closes the account. */
export async function deleteBelongings(trx: Database, owner: Owner): Promise<void> {
  for (const { erase } of Object.values(BELONGINGS)) {
    if (typeof erase !== 'string') await erase(trx, owner);
  }
}

/** The members of the export, the account's own excepted. */
export async function* tellBelongings(db: Database, owner: Owner): AsyncGenerator<string> {
  for (const { tell } of Object.values(BELONGINGS)) {
    if (typeof tell !== 'string') yield* tell(db, owner);
  }
}

import type { Generated, Kysely, Selectable } from 'kysely';
import { v7 } from 'uuid';

/** UUIDv7 as text: unique without a server, sorted by the time it was made. */
export type Id = string;
export const newId = (): Id => v7();

/** Milliseconds since 1970 (UTC): the same number, order and arithmetic in both databases. */
export type Instant = number;

/** What its user may delete and call back. */
interface RestorableRow {
  id: Id;
  user_id: Id;
  /** Since when its user sees nothing of it; it can be called back for a while, until it is erased. */
  deleted_at: Generated<Instant | null>;
}

/** The tables. */
export interface Schema {
  /** One row a user. `email_key` is the address in lower case: addresses are compared without regard to case. */
  users: {
    id: Id;
    email: string;
    email_key: string;
    password_hash: string;
    verified_at: Instant | null;
    /** Raised by a password change or reset; tokens carry it, so that older ones die. */
    token_version: number;
    /** Free trials left. */
    trials: number;
    /** Until when Pro is there, as the subscriptions together say; raised and lowered with them. */
    subscription_ends_at: Instant | null;
    subscription_id: string | null;
    subscription_state: 'renewing' | 'ending' | 'past_due' | null;
    subscription_interval: 'year' | 'month' | null;
    session_retention: Generated<'until-deleted' | '30-days' | 'none'>;
    /** Since when nobody can get in and nothing tells whose it was; the rest of it is being erased. */
    deleted_at: Generated<Instant | null>;
    created_at: Instant;
  };

  /** Trials that a deleted account had spent, so that a new one with its address does not have them again. */
  spent_trials: {
    /** A keyed hash of the address: who has the table, but not the secret, cannot look an address up. */
    key: string;
    trials: number;
    deleted_at: Instant;
  };

  /** Under a name that cannot be guessed, which is new with every picture. */
  profile_pictures: {
    id: string;
    user_id: Id;
    /** JPEG. */
    bytes: Uint8Array;
    created_at: Instant;
  };

  /** Wrong passwords in a row for an address, known or not; the key is its hash. */
  sign_in_failures: {
    key: string;
    failures: number;
    last_at: Instant;
  };

  /** Who pays, under the payment service's name. */
  customers: {
    user_id: Id;
    customer_id: string;
    /** The checkout opened last. */
    checkout_id: string | null;
    /** How often the service was asked for the customer's subscriptions, and the newest answer that was kept. */
    looks: number;
    applied_look: number;
    created_at: Instant;
  };

  /** As the payment service told it last. */
  subscriptions: {
    id: string;
    user_id: Id;
    status: string;
    price_id: string;
    interval: 'year' | 'month';
    period_start: Instant;
    period_end: Instant;
    cancel_at: Instant | null;
    cancels_at_period_end: 0 | 1;
    ended_at: Instant | null;
    /** The payment of this period was given back, or is disputed. */
    payment_withdrawn: 0 | 1;
    /** What was mailed about it: that it began · that the payment of the period from then on failed · that it ends then. */
    started_mailed_at: Instant | null;
    failure_mailed_for: Instant | null;
    ending_mailed_for: Instant | null;
    created_at: Instant;
  };

  /** What the payment service told us of, until it is acted on; only whom it is about is kept. */
  billing_events: {
    id: Id;
    /** The service's own, so that an event delivered twice is kept once. */
    event_id: string;
    type: string;
    customer_id: string | null;
    charge_id: string | null;
    state: 'waiting' | 'done' | 'dead';
    attempts: number;
    next_attempt_at: Instant;
    claimed_until: Instant | null;
    last_error: string | null;
    created_at: Instant;
    done_at: Instant | null;
  };

  /** A page of the test checkout, under a name that cannot be guessed; calls with the same key open the same one. */
  test_checkouts: {
    id: string;
    key: string;
    customer_id: string;
    price_id: string;
    success_url: string;
    cancel_url: string;
    state: 'open' | 'paid' | 'closed';
    created_at: Instant;
  };

  /** A page where a subscription of the test checkout is managed, under a name that cannot be guessed. */
  test_portals: {
    id: string;
    customer_id: string;
    return_url: string;
    expires_at: Instant;
  };

  /** As it was when somebody last pressed a button; what time does to it follows from that. */
  test_subscriptions: {
    id: string;
    customer_id: string;
    interval: 'year' | 'month';
    status: 'active' | 'past_due' | 'canceled';
    period_start: Instant;
    period_end: Instant;
    cancels_at_period_end: 0 | 1;
    ended_at: Instant | null;
    created_at: Instant;
  };

  /** Links that were mailed. Only the hash is kept, so that a leaked table opens no account. */
  email_tokens: {
    token_hash: string;
    user_id: Id;
    /**
     * A way back sets a new password as well: it is mailed with the news that the password was changed. A sign-up's
     * ticket is no link: with it the page that signed up asks whether a link was opened.
     */
    purpose: 'verify-email' | 'reset-password' | 'way-back' | 'sign-up';
    expires_at: Instant;
    /** When it was used, or what it was for came about in another way. */
    used_at: Instant | null;
    /** When a newer link took its place. */
    replaced_at: Instant | null;
  };

  /** The transactional outbox: a mail is written in the transaction that needs it and sent by a worker. */
  mails: {
    id: Id;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    /** Stable over retries, so that a mail sent twice is seen once. */
    message_id: string;
    state: 'waiting' | 'sent' | 'dead';
    attempts: number;
    next_attempt_at: Instant;
    /** While this lies in the future a worker is sending it. */
    claimed_until: Instant | null;
    last_error: string | null;
    created_at: Instant;
    sent_at: Instant | null;
  };

  interview_sessions: RestorableRow & {
    kind: 'free' | 'paid';
    job_title: string;
    resume_summary: string;
    /** What its user has named it; empty where they have not. */
    title: Generated<string>;
    /** As the summary says it; empty where it says none. */
    company: Generated<string>;
    job_id: Generated<Id | null>;
    /** What is spoken in it, as BCP 47 has it. */
    language: Generated<string>;
    created_at: Instant;
    expires_at: Instant;
    /** The `seq` of the newest event; raising it is what gives an event its place. */
    last_seq: Generated<number>;
    /** How many events it has beside those of its style, and how many of them are questions. */
    entries: Generated<number>;
    questions: Generated<number>;
    /** When it has cost its price: with the first word in it, or at its start. */
    counted_at: Instant | null;
    /** Since when, besides being deleted, nothing said in it is kept; what is left is being erased. */
    forgotten_at: Generated<Instant | null>;
    /** JSON: the style in which it is answered, as the event that tells of it has it; null for none. */
    style: Generated<string | null>;
  };

  /** The timeline of a session: rows are added while it is used, deleted at its user's wish, and go with it. */
  session_events: {
    session_id: Id;
    /** 1, 2, 3 and so on within the session, given once: what was deleted leaves a gap. */
    seq: number;
    id: Id;
    at: Instant;
    kind: 'line' | 'question' | 'answer' | 'correction' | 'style';
    /** Whose words they are. */
    channel: 'interviewer' | 'candidate' | 'copilot';
    /** JSON; its shape depends on the kind, see the contracts. */
    body: string;
    /** Since when its user sees nothing of it, as {@link RestorableRow} has it. */
    deleted_at: Generated<Instant | null>;
  };

  /** What is remembered of a user's résumé. */
  materials: {
    user_id: Id;
    name: string;
    education: string;
    work: string;
    file_name: string | null;
    updated_at: Instant;
  };

  /** What a user has settled about the stories of their résumé, all of it in one row. */
  settled_stories: {
    user_id: Id;
    /** JSON, as the contract has it. */
    stories: string;
    version: number;
    updated_at: Instant;
    /** Since when the résumé is forgotten; called back with it for a while. */
    deleted_at: Generated<Instant | null>;
  };

  /** What a user has settled about the jobs of their résumé, all of it in one row. */
  settled_jobs: {
    user_id: Id;
    /** JSON, as the contract has it. */
    jobs: string;
    version: number;
    updated_at: Instant;
    /** Since when the résumé is forgotten; called back with it for a while. */
    deleted_at: Generated<Instant | null>;
  };

  /** What a user has chosen of the Customization Suite, all of it in one row. */
  customizations: {
    user_id: Id;
    /** JSON, as the contract has it. */
    choices: string;
    version: number;
    updated_at: Instant;
  };

  /** What a user has chosen of the knowledge base. */
  knowledge_choices: {
    user_id: Id;
    /** JSON: ids of the fields that are on; null where they have not chosen. */
    fields: string | null;
    /** JSON: ids of the entries that are not right for them. */
    hidden: string;
    /** Of the fields: hiding entries one by one leaves it. */
    version: number;
    updated_at: Instant;
  };

  /** What a user answers to questions about facts, all of it in one row. */
  interview_facts: {
    user_id: Id;
    /** JSON, as the contract has it. */
    facts: string;
    version: number;
    updated_at: Instant;
    /** Since when the résumé is forgotten; called back with it for a while. */
    deleted_at: Generated<Instant | null>;
  };

  /** What was read of the user's own documents. */
  documents: RestorableRow & {
    title: string;
    kind: 'pdf' | 'docx' | 'markdown' | 'text';
    bytes: number;
    pages: number | null;
    section_count: number;
    /** JSON, as is the next: what was not read, as the contract has it · the text, section by section. */
    unread: string;
    sections: string;
    created_at: Instant;
  };

  /** Applications. */
  jobs: RestorableRow & {
    company: string;
    role: string;
    job_description: string;
    link: string;
    status: 'saved' | 'applied' | 'interviewing' | 'offer' | 'closed';
    notes: string;
    /** JSON: instants. */
    interview_dates: string;
    archived_at: Instant | null;
    created_at: Instant;
    updated_at: Instant;
  };

  stories: RestorableRow & {
    title: string;
    text: string;
    notes: string;
    /** JSON: texts. */
    tags: string;
    created_at: Instant;
    updated_at: Instant;
  };

  /** Of the playground. */
  conversations: RestorableRow & {
    title: string;
    created_at: Instant;
    /** When something was last said in it. */
    updated_at: Instant;
  };

  messages: {
    id: Id;
    conversation_id: Id;
    /** What it follows; several that follow the same one are branches. */
    parent_id: Id | null;
    is_user: 0 | 1;
    text: string;
    state: 'running' | 'complete' | 'partial' | 'stopped' | 'failed';
    answered_by: string | null;
    created_at: Instant;
    /** When it was last written: a reply that is running is written again every few seconds, while its process lives. */
    written_at: Instant;
  };

  /** Work that one instance at a time may do. */
  leases: {
    name: string;
    held_until: Instant;
  };

  /** Calls counted per key and window, shared between instances. */
  rate_windows: {
    key: string;
    window_start: Instant;
    hits: number;
  };

  /** The places that users' live streams take; an instance renews those of its streams while it lives. */
  stream_leases: {
    user_id: Id;
    place: number;
    /** Of this one taking of the place: whoever takes it next is another. */
    holder: Id;
    /** Null where the stream is of no session. */
    session_id: Id | null;
    /** The window, as it names itself; null where it does not. */
    client: string | null;
    /** Null in rows from before it was kept. */
    channel: 'interviewer' | 'candidate' | null;
    expires_at: Instant;
  };
}

/** A row as it is read. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** The query builder over whichever database runs underneath. */
export type Database = Kysely<Schema>;

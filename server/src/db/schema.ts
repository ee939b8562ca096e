import type { Generated } from 'kysely';
import type { Id, Instant } from './columns.ts';

/** One row a user. `email_key` is the address in lower case: addresses are compared without regard to case. */
export interface UsersTable {
  id: Id;
  email: string;
  email_key: string;
  password_hash: string;
  verified_at: Instant | null;
  /** Raised by a password change or reset; tokens carry it, so that older ones die. */
  token_version: number;
  /** Free trials left. */
  trials: number;
  /** End of the paid period. */
  subscription_ends_at: Instant | null;
  subscription_id: string | null;
  created_at: Instant;
}

/** Links that were mailed. Only the hash is kept, so that a leaked table opens no account. */
export interface EmailTokensTable {
  token_hash: string;
  user_id: Id;
  purpose: 'verify-email' | 'reset-password';
  expires_at: Instant;
  /** When it was used, or what it was for came about in another way. */
  used_at: Instant | null;
  /** When a newer link took its place. */
  replaced_at: Instant | null;
}

/** The transactional outbox: a mail is written in the transaction that needs it and sent by a worker. */
export interface MailsTable {
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
}

export interface InterviewSessionsTable {
  id: Id;
  user_id: Id;
  kind: 'free' | 'paid';
  job_title: string;
  resume_summary: string;
  created_at: Instant;
  expires_at: Instant;
  /** The `seq` of the newest event; raising it is what gives an event its place. */
  last_seq: Generated<number>;
  /** When it has cost its price: with the first word in it, or at its start. */
  counted_at: Instant | null;
}

/** The timeline of a session: rows are only ever added, and go with their session. */
export interface SessionEventsTable {
  session_id: Id;
  /** 1, 2, 3 and so on within the session, without gaps. */
  seq: number;
  id: Id;
  at: Instant;
  kind: 'line' | 'question' | 'answer' | 'correction';
  /** Whose words they are. */
  channel: 'interviewer' | 'candidate' | 'copilot';
  /** JSON; its shape depends on the kind, see the contracts. */
  body: string;
}

/** Work that one instance at a time may do. */
export interface LeasesTable {
  name: string;
  held_until: Instant;
}

/** Calls counted per key and window, shared between instances. */
export interface RateWindowsTable {
  key: string;
  window_start: Instant;
  hits: number;
}

/** The places that users' live streams take; an instance renews those of its streams while it lives. */
export interface StreamLeasesTable {
  user_id: Id;
  place: number;
  /** Of this one taking of the place: whoever takes it next is another. */
  holder: Id;
  expires_at: Instant;
}

export interface Schema {
  users: UsersTable;
  email_tokens: EmailTokensTable;
  mails: MailsTable;
  interview_sessions: InterviewSessionsTable;
  session_events: SessionEventsTable;
  leases: LeasesTable;
  rate_windows: RateWindowsTable;
  stream_leases: StreamLeasesTable;
}

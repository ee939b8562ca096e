import type { Generated, Kysely, Selectable } from 'kysely';
import { v7 } from 'uuid';

/** UUIDv7: unique without a server, sorted by time. */
export type Id = string;
export const newId = (): Id => v7();

/** Milliseconds since 1970 (UTC), the same in both databases. */
export type Instant = number;

export interface RestorableRow {
  id: Id;
  user_id: Id;
  /** Hidden since; restorable for a while, then erased. */
  deleted_at: Generated<Instant | null>;
}

/** Tables of accounts and of nobody. Features add theirs (`belongings/belonging.ts`). */
export interface Schema {
  /** `email_key` is the address in lower case. */
  users: {
    id: Id;
    email: string;
    email_key: string;
    password_hash: string;
    verified_at: Instant | null;
    /** Raised by a new password; tokens carry it, so older ones die. */
    token_version: number;
    trials: number;
    /** End of Pro, kept in step with the subscriptions. */
    subscription_ends_at: Instant | null;
    subscription_id: string | null;
    subscription_state: 'renewing' | 'ending' | 'past_due' | null;
    subscription_interval: 'year' | 'month' | null;
    session_retention: Generated<'until-deleted' | '30-days' | 'none'>;
    answering: Generated<'key' | 'shown' | 'itself'>;
    /** Closed and anonymous since; the rest is being erased. */
    deleted_at: Generated<Instant | null>;
    created_at: Instant;
  };

  /** Trials spent by deleted accounts, so that a new account does not get them again. */
  spent_trials: {
    /** Keyed hash: unreadable without the server's secret. */
    key: string;
    trials: number;
    deleted_at: Instant;
  };

  /** Wrong passwords in a row; the key is the address's hash, known or not. */
  sign_in_failures: {
    key: string;
    failures: number;
    last_at: Instant;
  };

  /** Work for one instance at a time. */
  leases: {
    name: string;
    held_until: Instant;
  };

  /** Calls per key and window, over all instances. */
  rate_windows: {
    key: string;
    window_start: Instant;
    hits: number;
  };
}

export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

export type Database = Kysely<Schema>;

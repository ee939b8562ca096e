import type { Generated, Kysely, Selectable } from 'kysely';
import { v7 } from 'uuid';

/** UUIDv7 as text: unique without a server, sorted by the time it was made. */
export type Id = string;
export const newId = (): Id => v7();

/** Milliseconds since 1970 (UTC): the same number, order and arithmetic in both databases. */
export type Instant = number;

/** What its user may delete and call back. */
export interface RestorableRow {
  id: Id;
  user_id: Id;
  /** Since when its user sees nothing of it; it can be called back for a while, until it is erased. */
  deleted_at: Generated<Instant | null>;
}

/**
 * The tables: the account's and nobody's. A feature adds those of its belongings beside what becomes of their rows
 * (see `belongings/belonging.ts`).
 */
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

  /** Wrong passwords in a row for an address, known or not; the key is its hash. */
  sign_in_failures: {
    key: string;
    failures: number;
    last_at: Instant;
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
}

/** A row as it is read. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** The query builder over whichever database runs underneath. */
export type Database = Kysely<Schema>;

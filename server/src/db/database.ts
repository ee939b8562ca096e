import type { Generated, Kysely, Selectable } from 'kysely';
import { v7 } from 'uuid';

/** UUIDv7: unique without a server, sorted by time. */
export type Id = string;
export const newId = (): Id => v7();

/** Milliseconds since 1970 (UTC). */
export type Instant = number;

export interface RestorableRow {
  id: Id;
  user_id: Id;
  deleted_at: Generated<Instant | null>;
}

/** Tables of accounts and of nobody; features add theirs (`belongings/belonging.ts`). */
export interface Schema {
  users: {
    id: Id;
    email: string;
    email_key: string;
    password_hash: string;
    verified_at: Instant | null;
    /** Rises with each new password; tokens carry it, so older ones die. */
    token_version: number;
    trials: number;
    subscription_ends_at: Instant | null;
    subscription_id: string | null;
    subscription_state: 'renewing' | 'ending' | 'past_due' | null;
    subscription_interval: 'year' | 'month' | null;
    session_retention: Generated<'until-deleted' | '30-days' | 'none'>;
    answering: Generated<'key' | 'shown' | 'itself'>;
    deleted_at: Generated<Instant | null>;
    created_at: Instant;
  };

  /** Trials spent by deleted accounts, so that signing up again gives no new ones. */
  spent_trials: {
    /** Hash keyed with the server's secret, so the address stays unreadable. */
    key: string;
    trials: number;
    deleted_at: Instant;
  };

  sign_in_failures: {
    key: string;
    failures: number;
    last_at: Instant;
  };

  leases: {
    name: string;
    held_until: Instant;
  };

  rate_windows: {
    key: string;
    window_start: Instant;
    hits: number;
  };
}

export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

export type Database = Kysely<Schema>;

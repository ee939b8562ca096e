import type { Database, Id, Instant } from '../database.ts';
import type { Owner, Tell } from './tell.ts';

/**
 * A table with users' data, declared next to its columns; `own-rows.ts` has the usual forms. Export, account
 * deletion and retention follow from these declarations.
 */
export interface Belonging {
  /** Writes the rows to the user's export; a string says why not. */
  tell: Tell | string;
  /** Deletes the rows with the account; a string says what else does. */
  erase: EraseAtOnce | EraseInPieces | string;
  /** Deletions before that, in order. */
  retention?: readonly RetentionRule[];
}

/** Order of export and deletion: dependent tables last. */
export type Belongings = Readonly<Record<string, Belonging>>;

export type EraseAtOnce = (trx: Database, owner: Owner) => Promise<void>;

/** Runs after that transaction, for any number of rows. */
export interface EraseInPieces {
  inPieces: (db: Database, userId: Id, limit: number) => Promise<number>;
}

export interface RetentionRule {
  name: string;
  days: number | 'as sessions';
  deleteOld: DeleteOld;
}

/**
 * Deletes rows older than an instant.
 * @returns rows deleted; fewer than `limit` means done
 */
export type DeleteOld = (
  db: Database,
  before: { old: Instant; now: Instant },
  limit: number,
) => Promise<number>;

import type { Database, Id, Instant } from '../database.ts';
import type { Owner, Tell } from './tell.ts';

/**
 * A table of users' data and what becomes of its rows. Features declare theirs next to the columns
 * (`own-rows.ts` has the usual forms); export, deletion and retention follow from all.
 */
export interface Belonging {
  /** Writes it to the user's export; a string says why not. */
  tell: Tell | string;
  /** Deletes it with the account; a string says what else does. */
  erase: EraseAtOnce | EraseInPieces | string;
  /** Earlier deletions, in order. */
  retention?: readonly RetentionRule[];
}

/** Tables in the order of export and deletion: dependent ones last. */
export type Belongings = Readonly<Record<string, Belonging>>;

/** Runs within the transaction that closes the account. */
export type EraseAtOnce = (trx: Database, owner: Owner) => Promise<void>;

/** Runs after that transaction, for any number of rows. */
export interface EraseInPieces {
  /** @returns rows deleted; fewer than `limit`: done */
  inPieces: (db: Database, userId: Id, limit: number) => Promise<number>;
}

export interface RetentionRule {
  /** Label in metrics and log. */
  name: string;
  /** Days that useless rows stay; or the operator's session retention. */
  days: number | 'as sessions';
  deleteOld: DeleteOld;
}

/**
 * Deletes rows older than an instant.
 * @returns how many; fewer than `limit`: done
 */
export type DeleteOld = (
  db: Database,
  before: { old: Instant; now: Instant },
  limit: number,
) => Promise<number>;

import type { Database, Id, Instant } from '../database.ts';
import type { Owner, Tell } from './tell.ts';

/**
 * What belongs to users beside the account itself: a table, and what becomes of its rows. A feature declares its own
 * next to the columns (see `own-rows.ts` for the usual forms); the copy of a user's data, the deletion of an account
 * and retention are made from all of them.
 */
export interface Belonging {
  /** Tells of it in the copy of the user's data; else why that does not. */
  tell: Tell | string;
  /** Deletes it with the account; else what does so. */
  erase: EraseAtOnce | EraseInPieces | string;
  /** What of it has no use any more before that, in the order in which it goes. */
  retention?: readonly RetentionRule[];
}

/** By table, in the order in which they are told of and go; what hangs on rows of another stands behind it. */
export type Belongings = Readonly<Record<string, Belonging>>;

/** In the transaction that closes the account. */
export type EraseAtOnce = (trx: Database, owner: Owner) => Promise<void>;

/** Behind it, since there may be any number of rows. */
export interface EraseInPieces {
  /** @returns how many rows went; fewer than `limit`: there are no more */
  inPieces: (db: Database, userId: Id, limit: number) => Promise<number>;
}

export interface RetentionRule {
  /** For operators: in a label of the metrics, and in the log. */
  name: string;
  /** How long what has no use any more is kept; else for as long as the operator has sessions kept. */
  days: number | 'as sessions';
  deleteOld: DeleteOld;
}

/** Deletes some rows that are older than an instant. @returns how many; fewer than `limit`: there are no more */
export type DeleteOld = (
  db: Database,
  before: { old: Instant; now: Instant },
  limit: number,
) => Promise<number>;

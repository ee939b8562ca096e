import { sql } from 'kysely';
import { v7 } from 'uuid';

/** UUIDv7 as text: unique without a server, sorted by the time it was made. */
export type Id = string;
export const newId = (): Id => v7();

/** Milliseconds since 1970 (UTC): the same number, order and arithmetic in both databases. */
export type Instant = number;

/** Column types that mean the same in SQLite and PostgreSQL; migrations use no others. */
export const column = {
  id: sql`varchar(36)`,
  text: sql`text`,
  instant: sql`bigint`,
  integer: sql`integer`,
  flag: sql`smallint`,
  /** PostgreSQL's name; SQLite, which knows no such type, keeps bytes as they are under any. */
  bytes: sql`bytea`,
} as const;

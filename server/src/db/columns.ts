import { sql } from 'kysely';

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

import { sql } from 'kysely';

/** Types that mean the same in SQLite and PostgreSQL; migrations use only these. */
export const column = {
  id: sql`varchar(36)`,
  text: sql`text`,
  instant: sql`bigint`,
  integer: sql`integer`,
  flag: sql`smallint`,
  bytes: sql`bytea`,
} as const;

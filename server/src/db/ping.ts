import { sql } from 'kysely';
import type { Database } from './database.ts';

/** One round trip. @throws when the database does not answer */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

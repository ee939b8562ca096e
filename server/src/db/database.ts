import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The query builder over whichever database runs underneath. */
export type Database = Kysely<Schema>;

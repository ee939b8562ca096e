import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from '#core/errors.ts';
import type { Database, Schema } from './database.ts';

const INT8 = 20; // pg_type.oid of bigint: our instants and counts, all below 2^53

/** Together below the five seconds within which every call is answered: waiting for a connection, then for a reply. */
const CONNECT_WITHIN_MS = 2_000;
const REPLY_WITHIN_MS = 2_500;

/**
 * @param url `postgres://user:password@host/database`
 * @param onIdleError hears of a connection that broke while nobody used it; the pool replaces it
 * @param patient whether statements may take as long as they need, as migrations do
 */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  { patient = false }: { patient?: boolean } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    ...(!patient && { query_timeout: REPLY_WITHIN_MS, statement_timeout: REPLY_WITHIN_MS }),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  pool.on('error', onIdleError);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guarded(pool) }) });
}

/** The pool, with its failures in our words, and without connections that stopped answering. */
function guarded(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((cause: unknown) => {
        throw unavailable(cause);
      });
      return guardedClient(client);
    },
  };
}

/** A connection that breaks in use fails its query, which is heard there. */
const ignore = (): void => {};

function guardedClient(client: pg.PoolClient): PostgresPoolClient {
  let failure: DatabaseUnavailable | undefined;
  client.on('error', ignore);
  async function query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (failure) throw failure; // a rollback on a dead connection would time out as well
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      throw (failure = unavailable(error));
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'], // no cursors here
    release: (destroy) => {
      client.off('error', ignore);
      client.release(destroy || failure !== undefined);
    },
  };
}

/**
 * Connection exceptions, insufficient resources, a cancelled statement, a server going down or coming up, and its
 * system errors: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const UNAVAILABLE = /^(08|53|57014|57P0|58)/;

/** What is no error report of the server's is the connection's: it broke, or nothing came in time. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? UNAVAILABLE.test(error.code ?? '')
    : error instanceof Error && !(error instanceof TypeError); // a value that cannot be sent is a fault of ours

function unavailable(cause: unknown): DatabaseUnavailable {
  const { message, code } = cause as NodeJS.ErrnoException;
  return new DatabaseUnavailable(message || String(code), { cause }); // no message: several addresses refused
}

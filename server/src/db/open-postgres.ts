import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseReadOnly, DatabaseUnavailable } from '#core/errors.ts';
import { settlesWithin } from '#core/settles-within.ts';
import { waitWithin } from '#core/wait-budget.ts';
import type { Database, Schema } from './database.ts';

const INT8 = 20;

const CONNECT_WITHIN_MS = 2_000;
const REPLY_WITHIN_MS = 2_500;
const IDLE_IN_TRANSACTION_MS = 10_000;

interface Patience {
  /** No time limit for statements, as migrations need. */
  patient?: boolean;
}

/**
 * @param url `postgres://user:password@host/database`
 * @param onIdleError an idle connection broke; the pool replaces it
 */
export const openPostgres = (
  url: string,
  onIdleError: (error: Error) => void,
  patience: Patience = {},
): Database => overConnections(connectionPool(url, onIdleError, patience), patience);

export function connectionPool(
  url: string,
  onIdleError: (error: Error) => void,
  { patient = false }: Patience = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    ...(!patient && {
      statement_timeout: REPLY_WITHIN_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  pool.on('error', onIdleError);
  return pool;
}

export interface Connections {
  options: pg.PoolOptions;
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

export const overConnections = (connections: Connections, { patient = false }: Patience = {}): Database =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: guarded(connections, patient ? undefined : REPLY_WITHIN_MS) }),
  });

function guarded(pool: Connections, replyWithinMs: number | undefined): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const connecting = waitWithin(CONNECT_WITHIN_MS, (withinMs) => connectWithin(pool, withinMs));
      const client = await connecting.catch((cause: unknown) => {
        throw unavailable(cause);
      });
      return guardedClient(client, replyWithinMs);
    },
  };
}

async function connectWithin(pool: Connections, withinMs: number): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  if (await settlesWithin(connecting, withinMs)) return connecting;
  void connecting.then((client) => client.release()).catch(() => {});
  throw new Error(`timeout: no connection within ${withinMs} ms`);
}

const ignore = (): void => {};

type TimedQuery = pg.QueryConfig & { query_timeout: number };

function guardedClient(client: pg.PoolClient, replyWithinMs: number | undefined): PostgresPoolClient {
  let failure: DatabaseUnavailable | undefined;
  client.on('error', ignore);
  const reply = (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    if (replyWithinMs === undefined) return client.query(text, values);
    return waitWithin(replyWithinMs, (query_timeout) => {
      const timed: TimedQuery = { text, values, query_timeout };
      return client.query(timed);
    });
  };
  async function query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (failure) throw failure;
    try {
      return await reply(sql, [...parameters]);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      throw (failure = unavailable(error));
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => {
      client.off('error', ignore);
      client.release(destroy || failure !== undefined);
    },
  };
}

/**
 * Classes of https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, read-only, deadlock,
 * serialization, idle in transaction, resources, cancelled, shutdown, system.
 */
const UNAVAILABLE = /^(08|25006|25P03|40|53|57014|57P0|58)/;

const NOT_WRITTEN = new Set(['53100', '25006']);

/** Errors that the server did not report come from the connection. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? UNAVAILABLE.test(error.code ?? '')
    : error instanceof Error && !(error instanceof TypeError);

function unavailable(cause: unknown): DatabaseUnavailable {
  const { message, code } = cause as NodeJS.ErrnoException;
  const Trouble = NOT_WRITTEN.has(code ?? '') ? DatabaseReadOnly : DatabaseUnavailable;
  return new Trouble(message || String(code), { cause });
}

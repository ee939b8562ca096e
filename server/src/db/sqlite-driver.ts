import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { DatabaseReadOnly, DatabaseUnavailable } from '#core/errors.ts';
import { settlesWithin } from '#core/settles-within.ts';
import { waitWithin } from '#core/wait-budget.ts';

/** Limit of one statement; a call's budget limits all together. */
const PATIENCE_MS = 3_500;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

/**
 * All callers share one file: a transaction has it alone, other statements run between transactions.
 * node:sqlite is synchronous, so the busy timeout is 0 and the event loop retries locked files.
 */
export class SqliteDriver implements Driver {
  readonly #statements: Statements;
  readonly #database: DatabaseSync;
  #transaction: PromiseWithResolvers<void> | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#statements = new Statements(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#statements, (attempt) => this.#betweenTransactions(attempt));
  }

  /**
   * `immediate` takes the write lock at once: a later upgrade would fail if another process wrote meanwhile.
   */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await this.#betweenTransactions(() => {
      this.#statements.run('begin immediate', []);
      this.#transaction = Promise.withResolvers();
    });
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    this.#statements.run('commit', []);
    this.#endTransaction(connection);
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      if (this.#database.isTransaction) this.#statements.run('rollback', []);
    } finally {
      this.#endTransaction(connection);
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#database.close();
  }

  #endTransaction(connection: SqliteConnection): void {
    connection.isInTransaction = false;
    this.#transaction?.resolve();
    this.#transaction = undefined;
  }

  async #betweenTransactions<T>(attempt: () => T): Promise<T> {
    return waitWithin(PATIENCE_MS, (withinMs) => this.#tryUntil(performance.now() + withinMs, attempt));
  }

  async #tryUntil<T>(deadline: number, attempt: () => T): Promise<T> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      while (this.#transaction) {
        const isOver = await settlesWithin(this.#transaction.promise, deadline - performance.now());
        if (!isOver) throw locked();
      }
      try {
        return attempt();
      } catch (error) {
        if (resultCode(error) !== BUSY) throw error;
        if (performance.now() + pause > deadline) throw locked(error);
      }
      await delay(pause);
    }
  }
}

class SqliteConnection implements DatabaseConnection {
  isInTransaction = false;
  readonly #statements: Statements;
  readonly #betweenTransactions: <T>(attempt: () => T) => Promise<T>;

  constructor(statements: Statements, betweenTransactions: <T>(attempt: () => T) => Promise<T>) {
    this.#statements = statements;
    this.#betweenTransactions = betweenTransactions;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.#statements.run<R>(sql, parameters);
    return this.isInTransaction ? run() : this.#betweenTransactions(run);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows of SQLite are read at once.');
  }
}

/** More than our queries; beyond it, some query is built from values. */
const CACHED_STATEMENTS = 200;
const LONGEST_CACHED = 5_000;

class Statements {
  readonly #database: DatabaseSync;
  readonly #cache = new LRUCache<string, { statement: StatementSync; isReader: boolean }>({
    max: CACHED_STATEMENTS,
  });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    try {
      const { statement, isReader } = this.#prepare(sql);
      const values = parameters as SQLInputValue[];
      if (isReader) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      const code = resultCode(error);
      const Trouble = NOT_WRITTEN.has(code) ? DatabaseReadOnly : DatabaseUnavailable;
      if (!DISK_TROUBLE.has(code)) throw error;
      throw new Trouble((error as Error).message, { cause: error });
    }
  }

  #prepare(sql: string) {
    const known = this.#cache.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    if (sql.length <= LONGEST_CACHED) this.#cache.set(sql, prepared);
    return prepared;
  }
}

/** Primary result codes: https://sqlite.org/rescode.html */
const BUSY = 5;
const NOT_WRITTEN = new Set([8 /* READONLY */, 13 /* FULL */]);
const DISK_TROUBLE = new Set([...NOT_WRITTEN, 10 /* IOERR */, 14 /* CANTOPEN */]);

const resultCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;

const locked = (cause?: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable('The database file is locked.', { cause });

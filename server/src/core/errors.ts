/** Failures that callers hear of; http/ maps each to a status. */
export type AppErrorCode =
  | 'bad-request'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'invalid'
  | 'too-many-requests'
  | 'upstream-failed'
  | 'unavailable'
  | 'upstream-timeout';

export class AppError extends Error {
  readonly code: AppErrorCode;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  /** @param detail a sentence for the user */
  constructor(code: AppErrorCode, detail: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

/** The account was deleted after the call was admitted; says what a dead token gets. */
export class AccountGone extends AppError {
  constructor() {
    super('unauthenticated', 'Could not validate credentials');
    this.name = 'AccountGone';
  }
}

/** Unreachable, locked, or too slow; retryable. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/** Readable only: its disk is full, or it is a replica. */
export class DatabaseReadOnly extends DatabaseUnavailable {
  override readonly name = 'DatabaseReadOnly';
}

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
  readonly retryAfter: number | undefined;

  constructor(code: AppErrorCode, detail: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

/** The account was deleted after the call was admitted; the answer is that of a dead token. */
export class AccountGone extends AppError {
  constructor() {
    super('unauthenticated', 'Could not validate credentials');
    this.name = 'AccountGone';
  }
}

/** Unreachable, locked or too slow; retryable. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

export class DatabaseReadOnly extends DatabaseUnavailable {
  override readonly name = 'DatabaseReadOnly';
}

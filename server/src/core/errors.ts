/** Everything that can go wrong in a way a caller should hear about; mapped to a status once, in http/. */
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
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  /** @param detail a sentence that may be shown to the user as it stands */
  constructor(code: AppErrorCode, detail: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

/** Whoever calls has no account any more: it was deleted after the call was let in. Says what every dead token is told. */
export class AccountGone extends AppError {
  constructor() {
    super('unauthenticated', 'Could not validate credentials');
    this.name = 'AccountGone';
  }
}

/** The database cannot be reached, is locked by another process, or does not answer in time; to be tried again. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/** It can be read and not written: its disk is full, or it is a copy. */
export class DatabaseReadOnly extends DatabaseUnavailable {
  override readonly name = 'DatabaseReadOnly';
}

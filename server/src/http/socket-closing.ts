import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { AppError, type AppErrorCode } from '#core/errors.ts';

export class SocketClosing extends Error {
  readonly code: number;

  constructor(code: number, detail: string) {
    super(detail);
    this.name = 'SocketClosing';
    this.code = code;
  }
}

export const notSignedIn = (): SocketClosing =>
  new SocketClosing(CLOSE.authenticationFailed, SERVER_MESSAGES.notSignedIn);

const REFUSALS: Partial<Record<AppErrorCode, number>> = {
  unauthenticated: CLOSE.authenticationFailed,
  'too-many-requests': CLOSE.tooManyStreams,
};

export function closingFor(error: unknown): SocketClosing {
  if (error instanceof SocketClosing) return error;
  const refusal = error instanceof AppError && REFUSALS[error.code];
  if (refusal) return new SocketClosing(refusal, error.message);
  return new SocketClosing(CLOSE.engineFailure, SERVER_MESSAGES.somethingWentWrong);
}

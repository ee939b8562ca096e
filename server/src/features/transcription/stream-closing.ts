import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { AppError, type AppErrorCode } from '#core/errors.ts';
import { SpeechError } from '#providers/speech/speech-recogniser.ts';

/** Why a stream is closed by us: its close code, and a sentence that is sent before. */
export class StreamClosing extends Error {
  readonly code: number;

  constructor(code: number, detail: string) {
    super(detail);
    this.name = 'StreamClosing';
    this.code = code;
  }
}

export const notSignedIn = (): StreamClosing =>
  new StreamClosing(CLOSE.authenticationFailed, SERVER_MESSAGES.notSignedIn);

export const listenedElsewhere = (): StreamClosing =>
  new StreamClosing(CLOSE.listenedElsewhere, SERVER_MESSAGES.listenedElsewhere);

const REFUSALS: Partial<Record<AppErrorCode, number>> = {
  unauthenticated: CLOSE.authenticationFailed,
  'too-many-requests': CLOSE.tooManyStreams,
};

/** The one place where a failure becomes a close code. */
export function closingFor(error: unknown): StreamClosing {
  if (error instanceof StreamClosing) return error;
  const refusal = error instanceof AppError && REFUSALS[error.code];
  if (refusal) return new StreamClosing(refusal, error.message);
  if (!(error instanceof SpeechError))
    return new StreamClosing(CLOSE.engineFailure, SERVER_MESSAGES.somethingWentWrong);
  if (error.code === 'capacity') return new StreamClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.noCapacity);
  if (error.code === 'refused') return new StreamClosing(CLOSE.engineFailure, SERVER_MESSAGES.speechRefused);
  return new StreamClosing(CLOSE.engineFailure, SERVER_MESSAGES.speechFailed);
}

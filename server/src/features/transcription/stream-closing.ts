import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { closingFor, SocketClosing } from '#http/socket-closing.ts';
import { SpeechError } from '#providers/speech/speech-recogniser.ts';

export const listenedElsewhere = (): SocketClosing =>
  new SocketClosing(CLOSE.listenedElsewhere, SERVER_MESSAGES.listenedElsewhere);

/** The one place where a stream's failure becomes a close code. */
export function streamClosingFor(error: unknown): SocketClosing {
  if (!(error instanceof SpeechError)) return closingFor(error);
  if (error.code === 'capacity') return new SocketClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.noCapacity);
  if (error.code === 'refused') return new SocketClosing(CLOSE.engineFailure, SERVER_MESSAGES.speechRefused);
  return new SocketClosing(CLOSE.engineFailure, SERVER_MESSAGES.speechFailed);
}

import { MESSAGES } from '@pythia/contracts/messages.ts';
import { paidStream } from '@pythia/contracts/paid-interview.ts';
import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import { authorisedStream } from '#account/authorised-call.ts';
import { ApiError, isServerAway } from '#api/api-error.ts';
import { hoursMinutesAndSeconds } from '#interviews/countdown.ts';
import { paths } from '#paths.ts';
import { selectedItems } from '#transcript/selection.ts';
import { paidWayOn } from './paid-way-on.ts';
import type { SessionKind } from './session-kind.ts';
import { toldOf } from './told-of-question.ts';

export const paidKind: SessionKind = {
  query: { id: 'threadId', expiresAt: 'expiresAt' },
  socket: { path: TRANSCRIBE_PATHS.paid, idName: 'thread_id' },
  streamAnswer: async function* (thread_id, message_text, { lines, instead, ...options }) {
    const body = { thread_id, message_text, ...toldOf({ lines, instead }) };
    try {
      yield* authorisedStream(paidStream, { body, ...options });
    } catch (error) {
      throw withStatus(error);
    }
  },
  formatClock: hoursMinutesAndSeconds,
  linesToAsk: selectedItems, // the newest line among them, while it is selected by default
  nothingToAsk: MESSAGES.selectTranscript,
  nothingShared: MESSAGES.microphoneRequired,
  withoutToken: 'authentication-failed',
  authenticationChecks: ['Check your login status', 'Ensure an active subscription', 'Refresh the page'],
  wayOn: paidWayOn,
  home: paths.interview,
};

/** A refusal without a sentence of the server's is told by its status; HTTP/2 and later have no text for it. */
function withStatus(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.kind !== 'http') return error;
  if (error.detail !== undefined || isServerAway(error)) return error;
  const { kind, status, statusText } = error;
  const detail = MESSAGES.apiRequestFailedPrefix + (statusText || status);
  return new ApiError({ kind, status, statusText, detail, retryAfter: error.retryAfter });
}

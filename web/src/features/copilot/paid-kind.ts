import { MESSAGES } from '@pythia/contracts/messages.ts';
import { paidStream } from '@pythia/contracts/paid-interview.ts';
import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import { authorisedStream } from '#account/authorised-call.ts';
import { hoursMinutesAndSeconds } from '#interviews/countdown.ts';
import { paths } from '#paths.ts';
import { selectedItems } from '#transcript/selection.ts';
import { paidWayOn } from './paid-way-on.ts';
import type { SessionKind } from './session-kind.ts';
import { toldOf } from './told-of-question.ts';

export const paidKind: SessionKind = {
  query: { id: 'threadId', expiresAt: 'expiresAt' },
  socket: { path: TRANSCRIBE_PATHS.paid, idName: 'thread_id' },
  streamAnswer: (thread_id, message_text, { lines, instead, ...options }) => {
    const body = { thread_id, message_text, ...toldOf({ lines, instead }) };
    return authorisedStream(paidStream, { body, ...options });
  },
  // HTTP/2 and later have no text for a status
  refusedWithoutReason: ({ status, statusText }) => MESSAGES.apiRequestFailedPrefix + (statusText || status),
  formatClock: hoursMinutesAndSeconds,
  linesToAsk: selectedItems, // the newest line among them, while it is selected by default
  nothingToAsk: MESSAGES.selectTranscript,
  nothingShared: MESSAGES.microphoneRequired,
  withoutToken: 'authentication-failed',
  authenticationChecks: ['Check your login status', 'Ensure an active subscription', 'Refresh the page'],
  wayOn: paidWayOn,
  home: paths.interview,
};

import { freeChat } from '@pythia/contracts/free-interview.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import { authorisedStream } from '#account/authorised-call.ts';
import { paths } from '#paths.ts';
import { selectedItems } from '#transcript/selection.ts';
import { newestItems } from '#transcript/transcript.ts';
import { minutesAndSeconds } from '#interviews/countdown.ts';
import { freeWayOn } from './free-way-on.ts';
import type { SessionKind } from './session-kind.ts';
import { toldOf } from './told-of-question.ts';

export const freeKind: SessionKind = {
  query: { id: 'session_id', expiresAt: 'expires_at', jobTitle: 'jobTitle' },
  socket: { path: TRANSCRIBE_PATHS.free, idName: 'session_id' },
  streamAnswer: (session_id, message, { lines, instead, ...options }) => {
    const body = { message, session_id, ...toldOf({ lines, instead }) };
    return authorisedStream(freeChat, { body, ...options });
  },
  refusedWithoutReason: () => MESSAGES.requestFailed,
  formatClock: minutesAndSeconds,
  linesToAsk: (transcript) => {
    const selected = selectedItems(transcript);
    return selected.length > 0 ? selected : newestItems(transcript, 1);
  },
  nothingToAsk: MESSAGES.noTranscript,
  nothingShared: MESSAGES.missingSetup,
  withoutToken: 'missing-setup',
  authenticationChecks: ['Check your login status', 'Ensure that your session is active', 'Refresh the page'],
  wayOn: freeWayOn,
  home: paths.freeInterview,
};

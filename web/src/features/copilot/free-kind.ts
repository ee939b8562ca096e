import { freeChat } from '@pythia/contracts/free-interview.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import { authorisedStream } from '#account/authorised-call.ts';
import { paths } from '#paths.ts';
import { isKnownLine } from '#transcript/corrections.ts';
import { selectedItems } from '#transcript/selection.ts';
import { newestItems } from '#transcript/transcript.ts';
import { minutesAndSeconds } from '#interviews/countdown.ts';
import { freeWayOn } from './free-way-on.ts';
import type { SessionKind } from './session-kind.ts';

export const freeKind: SessionKind = {
  query: { id: 'session_id', expiresAt: 'expires_at', jobTitle: 'jobTitle' },
  socket: { path: TRANSCRIBE_PATHS.free, idName: 'session_id' },
  streamAnswer: (session_id, message, { lines, instead, ...options }) => {
    const known = lines.filter(isKnownLine).slice(-LIMITS.questionLines);
    const about = { ...(known.length > 0 && { lines: known }), ...(instead && { instead }) };
    return authorisedStream(freeChat, { body: { message, session_id, ...about }, ...options });
  },
  formatClock: minutesAndSeconds,
  linesToAsk: (transcript) => {
    const selected = selectedItems(transcript);
    return selected.length > 0 ? selected : newestItems(transcript, 1);
  },
  nothingToAsk: MESSAGES.noTranscript,
  withoutToken: 'missing-setup',
  authenticationChecks: ['Check your login status', 'Ensure that your session is active', 'Refresh the page'],
  wayOn: freeWayOn,
  home: paths.freeInterview,
};

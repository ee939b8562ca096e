import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import type { SessionKind } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { paidStream } from '@pythia/contracts/paid-interview.ts';
import { practiceChat } from '@pythia/contracts/practice-chat.ts';
import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import { authorisedStream } from '#account/authorised-call.ts';
import type { ConversationParts } from '#answers/conversation.ts';
import { streamParts } from '#api/read-parts.ts';
import { hoursMinutesAndSeconds, minutesAndSeconds } from '#interviews/countdown.ts';
import { freeWayOn } from './ending/free-way-on.ts';
import type { WayOn } from './machine/next-session.ts';
import { paidWayOn } from './ending/paid-way-on.ts';
import { type DigitKeys, LINE_DIGITS, STYLE_DIGITS } from './screen/shortcuts.ts';
import { toldOf } from './asking/told-of-question.ts';

/** All that differs between the copilots of free and paid sessions; the machine and the window are the same. */
export interface CopilotKind {
  readonly name: SessionKind;
  /** The transcription socket, below the API prefix, and what its address calls the session. */
  readonly socket: { readonly path: string; readonly idName: string };
  /** Streams an answer in this session; throws ApiError. */
  readonly streamAnswer: (
    sessionId: string,
    ...asked: Parameters<ConversationParts['streamAnswer']>
  ) => AsyncIterable<AnswerPart>;
  readonly refusedWithoutReason: ConversationParts['refusedWithoutReason'];
  readonly digits: DigitKeys;
  /** Writes what is left of the session. */
  readonly formatClock: (seconds: number) => string;
  /** What the window says where there is no question: nothing was said, or nothing to be asked about. */
  readonly nothingToAsk: (hasLines: boolean) => string;
  /** What the window says when nothing is shared with it. */
  readonly nothingShared: string;
  /** What a window without a stored token shows. */
  readonly withoutToken: 'missing-setup' | 'authentication-failed';
  /** What to look at when the server does not take the token. */
  readonly authenticationChecks: readonly string[];
  readonly wayOn: WayOn;
}

export const freeCopilot: CopilotKind = {
  name: 'free',
  socket: { path: TRANSCRIBE_PATHS.free, idName: 'session_id' },
  streamAnswer: (session_id, message, { lines, before, instead, again, sending, ...options }) => {
    const body = { message, session_id, ...toldOf({ lines, before, instead, again, sending }) };
    return authorisedStream(streamParts, freeChat, { body, ...options });
  },
  refusedWithoutReason: () => MESSAGES.requestFailed,
  digits: LINE_DIGITS,
  formatClock: minutesAndSeconds,
  nothingToAsk: (hasLines) => (hasLines ? MESSAGES.nothingNew : MESSAGES.noTranscript),
  nothingShared: MESSAGES.missingSetup,
  withoutToken: 'missing-setup',
  authenticationChecks: ['Check your login status', 'Ensure that your session is active', 'Refresh the page'],
  wayOn: freeWayOn,
};

export const paidCopilot: CopilotKind = {
  name: 'paid',
  socket: { path: TRANSCRIBE_PATHS.paid, idName: 'thread_id' },
  streamAnswer: (thread_id, message_text, { lines, before, instead, again, sending, ...options }) => {
    const body = { thread_id, message_text, ...toldOf({ lines, before, instead, again, sending }) };
    return authorisedStream(streamParts, paidStream, { body, ...options });
  },
  // HTTP/2 and later have no text for a status
  refusedWithoutReason: ({ status, statusText }) => MESSAGES.apiRequestFailedPrefix + (statusText || status),
  digits: STYLE_DIGITS,
  formatClock: hoursMinutesAndSeconds,
  nothingToAsk: () => MESSAGES.selectTranscript,
  nothingShared: MESSAGES.microphoneRequired,
  withoutToken: 'authentication-failed',
  authenticationChecks: ['Check your login status', 'Ensure an active subscription', 'Refresh the page'],
  wayOn: paidWayOn,
};

/** With an interviewer in the application, beside whom it stands: nothing follows it, and nothing is shared. */
export const practiceCopilot: CopilotKind = {
  ...freeCopilot,
  name: 'practice',
  socket: { path: TRANSCRIBE_PATHS.practice, idName: 'session_id' },
  streamAnswer: (session_id, message, { lines, before, instead, again, sending, ...options }) => {
    const body = { message, session_id, ...toldOf({ lines, before, instead, again, sending }) };
    return authorisedStream(streamParts, practiceChat, { body, ...options });
  },
};

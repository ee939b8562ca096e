import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import { LineKey, type SessionKind } from '@pythia/contracts/interviews.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { paidStream } from '@pythia/contracts/paid-interview.ts';
import { practiceChat } from '@pythia/contracts/practice-chat.ts';
import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import { authorisedStream } from '#account/authorised-call.ts';
import type { ConversationParts } from '#answers/answer-conversation.ts';
import { streamParts } from '#api/read-parts.ts';
import { hoursMinutesAndSeconds, minutesAndSeconds } from '#interviews/countdown.ts';
import { freeWayOn } from './ending/free-way-on.ts';
import type { WayOn } from './machine/next-session.ts';
import { paidWayOn } from './ending/paid-way-on.ts';
import { type DigitKeys, LINE_DIGITS, STYLE_DIGITS } from './screen/shortcuts.ts';

type AskedHow = Parameters<ConversationParts['askServer']>[1];

export interface CopilotKind {
  readonly name: SessionKind;
  /** Socket below the API prefix, and the session's name in its query. */
  readonly socket: { readonly path: string; readonly idName: string };
  readonly streamAnswer: (sessionId: string, question: string, how: AskedHow) => AsyncIterable<AnswerPart>;
  readonly refusedWithoutReason: ConversationParts['refusedWithoutReason'];
  readonly digits: DigitKeys;
  readonly formatClock: (seconds: number) => string;
  readonly nothingToAsk: (hasLines: boolean) => string;
  readonly nothingShared: string;
  readonly withoutToken: 'missing-setup' | 'authentication-failed';
  readonly authenticationChecks: readonly string[];
  readonly wayOn: WayOn;
}

export const freeCopilot: CopilotKind = {
  name: 'free',
  socket: { path: TRANSCRIBE_PATHS.free, idName: 'session_id' },
  streamAnswer: (session_id, message, how) =>
    authorisedStream(streamParts, freeChat, { ...how, body: { message, session_id, ...toldOf(how) } }),
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
  streamAnswer: (thread_id, message_text, how) =>
    authorisedStream(streamParts, paidStream, { ...how, body: { thread_id, message_text, ...toldOf(how) } }),
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

/** An interviewer in the application asks, so nothing is shared and no session follows. */
export const practiceCopilot: CopilotKind = {
  ...freeCopilot,
  name: 'practice',
  socket: { path: TRANSCRIBE_PATHS.practice, idName: 'session_id' },
  streamAnswer: (session_id, message, how) =>
    authorisedStream(streamParts, practiceChat, { ...how, body: { message, session_id, ...toldOf(how) } }),
};

/** Lines that the server does not know are left out. */
function toldOf({ lines, before, instead, again, sending }: AskedHow) {
  const known = lines.filter((line) => LineKey.safeParse(line).success).slice(-LIMITS.questionLines);
  return {
    ...(known.length > 0 && { lines: known }),
    ...(before && { before }),
    ...(instead && { instead }),
    ...(again && { again }),
    sending,
  };
}

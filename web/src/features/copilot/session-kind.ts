import type { Transcript, TranscriptItem } from '#transcript/transcript.ts';
import type { ConversationParts } from '#answers/conversation.ts';
import type { WayOn } from './next-session.ts';

/** All that differs between one kind of interview session and another; the machine and the window are the same. */
export interface SessionKind {
  /** What the address of the window calls the session, its end and, where it says it, the job. */
  readonly query: { readonly id: string; readonly expiresAt: string; readonly jobTitle?: string };
  /** The transcription socket, below the API prefix, and what its address calls the session. */
  readonly socket: { readonly path: string; readonly idName: string };
  /** Streams an answer in this session; throws ApiError. */
  readonly streamAnswer: (
    sessionId: string,
    ...asked: Parameters<ConversationParts['streamAnswer']>
  ) => AsyncIterable<string>;
  readonly refusedWithoutReason: ConversationParts['refusedWithoutReason'];
  /** Writes what is left of the session. */
  readonly formatClock: (seconds: number) => string;
  /** What Get Answer asks about; without a line the window says `nothingToAsk`. */
  readonly linesToAsk: (transcript: Transcript) => readonly TranscriptItem[];
  readonly nothingToAsk: string;
  /** What the window says when nothing is shared with it. */
  readonly nothingShared: string;
  /** What a window without a stored token shows. */
  readonly withoutToken: 'missing-setup' | 'authentication-failed';
  /** What to look at when the server does not take the token. */
  readonly authenticationChecks: readonly string[];
  readonly wayOn: WayOn;
  /** Where a window leads back to when the one that opened it is gone. */
  readonly home: string;
}

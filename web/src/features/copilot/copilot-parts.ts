import type { StyleChoice } from '@pythia/contracts/style.ts';
import type { ConversationParts } from '#answers/conversation.ts';
import type { PendingCorrection } from '#transcript/corrections.ts';
import type { CopilotKind } from './copilot-kinds.ts';
import type { OpenFeed } from './restoring/following.ts';
import type { KeptSessionParts } from './restoring/kept-session.ts';
import type { ListeningParts, ListeningQuery } from './sound/listening.ts';
import type { FollowingSession } from './machine/next-session.ts';
import type { StyleEvent } from './machine/session-style.ts';

/** The world outside a copilot, so that tests can stand in for it. Calls throw ApiError. */
export interface CopilotParts
  extends
    KeptSessionParts,
    Pick<ListeningParts, 'startCapture' | 'findStream' | 'stopSharing'>,
    Pick<ConversationParts, 'watchServer' | 'now' | 'nextFrame'> {
  kind: Pick<CopilotKind, 'nothingToAsk' | 'nothingShared' | 'refusedWithoutReason'>;
  /** As the address of the window says them, until the server has told its own. */
  expiresAt: string;
  jobTitle: string;
  socketUrl: (sessionId: string, query: ListeningQuery) => string;
  streamAnswer: CopilotKind['streamAnswer'];
  openFeed: OpenFeed;
  sendCorrection: (sessionId: string, correction: PendingCorrection, signal: AbortSignal) => Promise<void>;
  switchStyle: (sessionId: string, choice: StyleChoice, signal: AbortSignal) => Promise<StyleEvent>;
  /** Lets the session go on in another language, in all its windows. */
  changeLanguage: (sessionId: string, language: string, signal: AbortSignal) => Promise<void>;
  /** Begins the session that follows, in this window. */
  startNext: (sessionId: string, signal: AbortSignal) => Promise<FollowingSession>;
}

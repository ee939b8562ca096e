import type { ConversationParts } from '#answers/conversation.ts';
import type { CopilotKind } from './copilot-kinds.ts';
import type { OpenFeed } from './restoring/following.ts';
import type { KeptSessionParts } from './restoring/kept-session.ts';
import type { ListeningParts } from './sound/listening.ts';
import type { SuccessionParts } from './ending/succession.ts';
import type { CorrectionSenderParts } from './sending/correction-sender.ts';
import type { StyleSenderParts } from './sending/style-sender.ts';

/** The world outside a copilot, so that tests can stand in for it. Calls throw ApiError. */
export interface CopilotParts
  extends
    KeptSessionParts,
    Pick<ListeningParts, 'startCapture' | 'findStream' | 'stopSharing' | 'socketUrl' | 'windowName'>,
    Pick<CorrectionSenderParts, 'sendCorrection'>,
    Pick<StyleSenderParts, 'switchStyle'>,
    Pick<SuccessionParts, 'startNext'>,
    Pick<ConversationParts, 'watchServer' | 'now' | 'nextFrame'> {
  kind: Pick<CopilotKind, 'nothingToAsk' | 'nothingShared' | 'refusedWithoutReason'>;
  /** As the address of the window says them, until the server has told its own. */
  expiresAt: string;
  jobTitle: string;
  streamAnswer: CopilotKind['streamAnswer'];
  openFeed: OpenFeed;
  /** Says that what was found is no question. */
  withdrawQuestion: (sessionId: string, key: string, signal: AbortSignal) => Promise<void>;
  /** Lets the session go on in another language, in all its windows. */
  changeLanguage: (sessionId: string, language: string, signal: AbortSignal) => Promise<void>;
}

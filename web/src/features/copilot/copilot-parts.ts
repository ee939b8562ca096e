import type { ConversationParts } from '#answers/answer-conversation.ts';
import type { CopilotKind } from './copilot-kinds.ts';
import type { OpenFeed } from './restoring/following.ts';
import type { KeptSessionParts } from './restoring/kept-session.ts';
import type { ListeningParts } from './sound/listening.ts';
import type { LiveVoiceParts } from './sound/live-voice.ts';
import type { SuccessionParts } from './ending/succession.ts';
import type { CorrectionSenderParts } from './sending/correction-sender.ts';
import type { StyleSenderParts } from './sending/style-sender.ts';

/** World outside a copilot, replaced in tests. Calls throw ApiError. */
export interface CopilotParts
  extends
    KeptSessionParts,
    Pick<ListeningParts, 'startCapture' | 'findStream' | 'stopSharing' | 'socketUrl' | 'windowName'>,
    Pick<LiveVoiceParts, 'askForMicrophone' | 'isMicrophoneAllowed'>,
    Pick<CorrectionSenderParts, 'sendCorrection'>,
    Pick<StyleSenderParts, 'switchStyle'>,
    Pick<SuccessionParts, 'startNext'>,
    Pick<ConversationParts, 'watchServer' | 'now' | 'nextFrame'> {
  kind: Pick<CopilotKind, 'nothingToAsk' | 'nothingShared' | 'refusedWithoutReason'>;
  /** The window's address says these until the server does. */
  expiresAt: string;
  jobTitle: string;
  streamAnswer: CopilotKind['streamAnswer'];
  openFeed: OpenFeed;
  withdrawQuestion: (sessionId: string, key: string, signal: AbortSignal) => Promise<void>;
  changeLanguage: (sessionId: string, language: string, signal: AbortSignal) => Promise<void>;
}

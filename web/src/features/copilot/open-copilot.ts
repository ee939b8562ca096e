import { feedPath } from '@pythia/contracts/feed.ts';
import {
  changeInterviewLanguage,
  correctLine,
  switchStyle,
  withdrawQuestion,
} from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { keepCopilotSession } from '#account/copilot-sessions.ts';
import { serverNow } from '#api/server-clock.ts';
import { socketUrl } from '#api/socket-url.ts';
import { watchServer } from '#api/watch-server.ts';
import { browserStorage } from '#browser/storage.ts';
import { askForMicrophone, isMicrophoneAllowed } from '#listening/microphone.ts';
import { startCaptureWhereShared } from '#listening/capture/lasting-capture.ts';
import { stopSharing } from '#listening/share-screen.ts';
import { openerStream, sharedStream } from '#listening/shared-stream.ts';
import { transcriptionUrl } from '#listening/transcription-url.ts';
import { windowName } from '#listening/window-name.ts';
import { copilotUrl, SESSION_PLACES } from '#paths.ts';
import { Copilot } from './copilot.ts';
import { parseExpiry } from '#interviews/countdown.ts';
import { FeedSocket } from '#interviews/feed-socket.ts';
import { readDraft, writeDraft } from '#browser/draft.ts';
import type { ListeningQuery } from './sound/listening.ts';
import { KeptOverReload } from './restoring/kept-over-reload.ts';
import { nextSeenFrame } from './on-top/picture-in-picture.ts';
import { questionDraft } from './restoring/saved-session.ts';
import type { CopilotKind } from './copilot-kinds.ts';
import type { CopilotParts } from './copilot-parts.ts';

export type Asker = Pick<CopilotParts, 'startCapture' | 'findStream' | 'stopSharing' | 'openFeed'>;

export const MEETING: Asker = {
  startCapture: startCaptureWhereShared,
  findStream: () => sharedStream() ?? openerStream(),
  stopSharing,
  openFeed: (sessionId, options) =>
    new FeedSocket(
      (after) => socketUrl(feedPath(sessionId), { token: readAuthToken() ?? '', after: String(after) }),
      options,
    ),
};

export type OpenedCopilot = { copilot: Copilot } | { problem: string } | 'authentication-failed';

export function openCopilot(kind: CopilotKind, query: URLSearchParams, asker = MEETING): OpenedCopilot {
  const { id, expiresAt, jobTitle } = SESSION_PLACES[kind.name].query;
  const sessionId = query.get(id) ?? '';
  const expiry = query.get(expiresAt) ?? '';
  try {
    if (!readAuthToken() && kind.withoutToken === 'authentication-failed') return 'authentication-failed';
    if (sessionId === '' || !readAuthToken()) return { problem: MESSAGES.missingSetup };
    const isRead = parseExpiry(expiry) <= serverNow(); // the session may still run in another window
    if (!isRead) keepCopilotSession(browserStorage.local, kind.name, sessionId);
    const copilot = new Copilot({
      kind,
      sessionId,
      expiresAt: expiry,
      jobTitle: (jobTitle && query.get(jobTitle)) ?? '',
      socketUrl: (session, query) => soundUrl(kind, session, query),
      windowName: windowName(),
      ...asker,
      askForMicrophone,
      isMicrophoneAllowed,
      streamAnswer: kind.streamAnswer,
      watchServer,
      sendCorrection: (session_id, { line, text }, signal) =>
        authorisedCall(correctLine, { params: { session_id }, body: { line, text }, signal }),
      switchStyle: (session_id, choice, signal) =>
        authorisedCall(switchStyle, { params: { session_id }, body: { choice }, signal }),
      withdrawQuestion: (session_id, key, signal) =>
        authorisedCall(withdrawQuestion, { params: { session_id }, body: { key }, signal }),
      changeLanguage: (session_id, language, signal) =>
        authorisedCall(changeInterviewLanguage, { params: { session_id }, body: { language }, signal }),
      startNext: async (before, signal) => {
        const next = await kind.wayOn.start(before, signal);
        const { sessionId: id, expiresAt: expires_at } = next;
        const previousUrl = window.location.href;
        writeDraft(questionDraft(id), readDraft(questionDraft(before)));
        keepCopilotSession(browserStorage.local, kind.name, id);
        const url = copilotUrl({ ...next, kind: kind.name, id, expires_at });
        window.history.replaceState(window.history.state, '', url);
        return { ...next, previousUrl };
      },
      storage: browserStorage.local, // closing a window by mistake must not lose the session
      overReload: new KeptOverReload(browserStorage.session, windowName()),
      now: serverNow,
      nextFrame: nextSeenFrame,
    });
    return { copilot };
  } catch (error) {
    // errors here are unforeseen; the window says so instead of staying empty
    return {
      problem: MESSAGES.initializationFailedPrefix + (error instanceof Error ? error.message : String(error)),
    };
  }
}

export const soundUrl = ({ socket }: CopilotKind, sessionId: string, query: ListeningQuery): string =>
  transcriptionUrl(socket.path, { [socket.idName]: sessionId, ...query });

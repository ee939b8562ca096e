import { API_PREFIX } from '@pythia/contracts/endpoint.ts';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import { serverNow } from '#api/server-clock.ts';
import { browserStorage } from '#browser-storage.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { authorisedStream } from '#account/authorised-call.ts';
import { forgetCopilotSessions } from '#account/copilot-sessions.ts';
import { openerStream, sharedStream } from '#listening/shared-stream.ts';
import { startCapture } from '#listening/capture/start-capture.ts';
import { Copilot } from './copilot.ts';

export type Opened = { copilot: Copilot; jobTitle: string } | { problem: string };

/** The copilot of the free session that the window's address names, or the sentence that says why there is none. */
export function openFreeCopilot(query: URLSearchParams): Opened {
  const sessionId = query.get('session_id');
  try {
    if (!sessionId || !readAuthToken()) return { problem: MESSAGES.missingSetup };
    forgetCopilotSessions(browserStorage.local, sessionId);
    const copilot = new Copilot({
      sessionId,
      expiresAt: query.get('expires_at') ?? '',
      socketUrl: () => socketUrl(sessionId),
      startCapture,
      findStream: () => sharedStream() ?? openerStream(),
      streamAnswer: (message, signal) =>
        authorisedStream(freeChat, { body: { message, session_id: sessionId }, signal }),
      storage: browserStorage.local, // a window's own storage ends with it, and windows are closed by mistake
      now: serverNow,
      nextFrame: requestAnimationFrame,
    });
    return { copilot, jobTitle: query.get('jobTitle') ?? '' };
  } catch (error) {
    // a browser that blocks the site's storage throws on the first look at it
    return {
      problem: MESSAGES.initializationFailedPrefix + (error instanceof Error ? error.message : String(error)),
    };
  }
}

function socketUrl(sessionId: string): string {
  const url = new URL(API_PREFIX + TRANSCRIBE_PATHS.free, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = String(new URLSearchParams({ token: readAuthToken() ?? '', session_id: sessionId }));
  return url.href;
}

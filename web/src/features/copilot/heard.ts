import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import type { CopilotEvent } from './copilot-session.ts';

interface Hearer {
  sessionId: string;
  /** Epoch milliseconds by the server's clock. */
  now: number;
  /** Names what the session's timeline does not hold. */
  ownId: () => string;
}

/** What an event of the capture means to the session; null where it concerns the sound alone. */
export function heard(
  event: Exclude<CaptureEvent, { type: 'level' }>,
  { sessionId: session, now, ownId }: Hearer,
): CopilotEvent | null {
  switch (event.type) {
    case 'transcript': {
      const { text, line = { id: ownId(), at: now } } = event;
      return { type: 'heard', utterance: { ...line, text, session } };
    }
    case 'gap':
      return { type: 'missed', gap: { id: ownId(), at: now, lostSeconds: event.seconds } };
    case 'interim':
      return event;
    case 'connection':
      return event.state === 'reconnecting' ? { type: 'interrupted' } : null;
    case 'session-over':
      return { type: 'session-over', now };
    case 'ended':
      return event.reason === 'authentication-failed' ? { type: 'refused' } : null;
    case 'appended':
    case 'share-ended':
    case 'kept':
    case 'audio':
    case 'status':
    case 'detail':
      return null;
  }
}

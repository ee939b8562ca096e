import type { CopilotSession } from './copilot-session.ts';

/** What becomes of a question that is held, and whether the interviewer is heard meanwhile. */
export function heldWords({ sound, speech, needsGesture, expired }: CopilotSession): string {
  const isSoundKept = sound.state !== 'none' && sound.state !== 'lost' && !needsGesture && !expired;
  return isSoundKept && speech.state !== 'unavailable'
    ? 'Still listening; your question will be sent'
    : 'Your question will be sent when the server is back';
}

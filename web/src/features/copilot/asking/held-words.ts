import type { Phase } from '../machine/copilot-session.ts';
import type { ListeningState } from '../sound/listening-state.ts';

export function heldWords(phase: Phase, { sound, speech, needsGesture }: ListeningState): string {
  const isListening = phase.name === 'listening' && !DEAF.has(sound.state);
  const isSoundKept = isListening && !needsGesture;
  return isSoundKept && speech.state !== 'unavailable'
    ? 'Still listening; your question will be sent'
    : 'Your question will be sent when the server is back';
}

const DEAF: ReadonlySet<ListeningState['sound']['state']> = new Set(['none', 'elsewhere', 'lost']);

import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import type { GapEvent, SpeechEvent } from './capture-events.ts';

/** Undefined for messages that only count samples. */
export function speechEvent(message: ServerMessage): SpeechEvent | GapEvent | undefined {
  if ('transcript' in message) return { type: 'transcript', text: message.transcript };
  if ('interim' in message) return { type: 'interim', text: message.interim, stands: message.stands };
  if ('lost' in message) return { type: 'gap', seconds: message.lost };
  if ('heard' in message || 'heard_before' in message) return undefined;
  if (!('status' in message)) return { type: 'detail', detail: message.detail };
  const { status, ...rest } = message;
  return { type: 'status', state: status, ...rest };
}

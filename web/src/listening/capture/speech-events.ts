import type { GapEvent, SpeechEvent } from './capture-events.ts';
import type { WireMessage } from './parse-server-message.ts';

/** What was appended to the session elsewhere, as it came. */
export interface UnreadEvent {
  type: 'appended';
  event: unknown;
}

/** What one connection's messages mean to the one who listens. */
export class SpeechEvents {
  /** The identity of the line that the next transcript brings. */
  #line: { id: string; at: number } | undefined;

  /** @returns undefined when the message counts samples, or only says what the next one is */
  from(message: WireMessage): SpeechEvent | GapEvent | UnreadEvent | undefined {
    if ('line' in message) {
      this.#line = { id: message.line.id, at: Date.parse(message.line.at) };
      return undefined;
    }
    if ('transcript' in message) return this.#transcript(message.transcript);
    if ('interim' in message) return { type: 'interim', text: message.interim, stands: message.stands };
    if ('event' in message) return { type: 'appended', event: message.event };
    if ('language' in message) return { type: 'language', language: message.language };
    if ('lost' in message) return { type: 'gap', seconds: message.lost };
    if ('heard' in message || 'heard_before' in message) return undefined;
    if (!('status' in message)) return { type: 'detail', detail: message.detail };
    const { status, ...rest } = message;
    return { type: 'status', state: status, ...rest };
  }

  #transcript(text: string): SpeechEvent {
    const line = this.#line;
    this.#line = undefined;
    return { type: 'transcript', text, ...(line && { line }) };
  }
}

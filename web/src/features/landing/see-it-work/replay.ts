import { endExchange, newExchange, receive, type Exchange } from '#answers/exchange.ts';
import {
  clearSelection,
  EMPTY_TRANSCRIPT,
  hear,
  hearInterim,
  type Transcript,
} from '#transcript/transcript.ts';
import type { RecordedEvent } from './recorded-session.ts';

/** What the copilot's views show at one moment of a recorded session. */
export interface Replay {
  transcript: Transcript;
  exchange: Exchange | null;
}

export const NOTHING_YET: Replay = { transcript: EMPTY_TRANSCRIPT, exchange: null };

/** @param time how the moment is written beside a line */
export function apply({ transcript, exchange }: Replay, event: RecordedEvent, time: string): Replay {
  switch (event.kind) {
    case 'interim':
      return { transcript: hearInterim(transcript, event.text), exchange };
    case 'final':
      return { transcript: hear(transcript, `${event.text} `, time), exchange };
    case 'asked':
      return { transcript: clearSelection(transcript), exchange: newExchange(1, event.question) };
    case 'answered':
      return { transcript, exchange: exchange && receive(exchange, event.text) };
    case 'finished':
      break;
  }
  return { transcript, exchange: exchange && endExchange(exchange, 'done') };
}

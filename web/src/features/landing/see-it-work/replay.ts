import { endExchange, newExchange, receive, receiveBeside, type Exchange } from '#answers/exchange.ts';
import { clearSelection } from '#transcript/selection.ts';
import { EMPTY_TRANSCRIPT, hear, hearInterim, type Transcript } from '#transcript/transcript.ts';
import type { RecordedEvent } from './recorded-session.ts';

export interface Replay {
  transcript: Transcript;
  exchange: Exchange | null;
}

export const NOTHING_YET: Replay = { transcript: EMPTY_TRANSCRIPT, exchange: null };

export function apply({ transcript, exchange }: Replay, event: RecordedEvent): Replay {
  switch (event.kind) {
    case 'interim':
      return { transcript: hearInterim(transcript, event.text), exchange };
    case 'final':
      return { transcript: hear(transcript, utterance(event)), exchange };
    case 'asked':
      return {
        transcript: clearSelection(transcript),
        exchange: newExchange(1, question(event.question), event.at),
      };
    case 'answered':
      return { transcript, exchange: exchange && receive(exchange, event.text) };
    case 'offered':
      return {
        transcript,
        exchange: exchange && receiveBeside(exchange, { type: 'alternative', text: event.text }),
      };
    case 'finished':
      break;
  }
  return { transcript, exchange: exchange && endExchange(exchange, 'done') };
}

const utterance = ({ at, text }: { at: number; text: string }) => ({
  id: String(at),
  at,
  text: `${text} `,
});

const question = (text: string) => ({ text, source: 'lines', lines: [] }) as const;

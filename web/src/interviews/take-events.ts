import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { Exchange } from '#answers/exchange.ts';
import { forgetOverheard, takeAnswering, takeExchanges } from '#answers/told-exchanges.ts';
import { takeCorrections, takeLines } from '#transcript/told-lines.ts';
import { EMPTY_TRANSCRIPT, hearInterim, type Transcript } from '#transcript/transcript.ts';

export interface ToldEvents {
  readonly transcript: Transcript;
  readonly exchanges: readonly Exchange[];
}

const NOTHING: ToldEvents = { transcript: EMPTY_TRANSCRIPT, exchanges: [] };

/** Windows with several sessions name the lines’. */
export function takeEvents(events: readonly AppendedEvent[], known = NOTHING, session?: string): ToldEvents {
  const heard = events
    .filter((event) => event.kind === 'line')
    .map(({ id, at, text, channel }) => ({
      id,
      at: Date.parse(at),
      text,
      ...(channel === 'candidate' && { channel }),
      ...(session && { session }),
    }));
  const corrections = events.filter((event) => event.kind === 'correction');
  return {
    transcript: takeCorrections(takeLines(known.transcript, heard), corrections),
    exchanges: takeExchanges(known.exchanges, events),
  };
}

export function eventsIn(message: FeedMessage): readonly AppendedEvent[] {
  if ('events' in message) return message.events;
  return 'event' in message ? [message.event] : [];
}

export function takeMessage(message: FeedMessage, known = NOTHING, session?: string): ToldEvents {
  const { transcript, exchanges } = known;
  if ('session' in message) return { transcript, exchanges: forgetOverheard(exchanges) };
  if ('answering' in message) return { transcript, exchanges: takeAnswering(exchanges, message.answering) };
  if ('interim' in message)
    return { exchanges, transcript: hearInterim(transcript, message.interim, message.stands) };
  return takeEvents(eventsIn(message), known, session);
}

import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import type { Overhearing } from '#answers/told-exchanges.ts';
import { takeEvents } from '#interviews/take-events.ts';

export interface ReadSession {
  readonly name: 'reading';
  readonly session: Pick<Interview, 'job_title' | 'language'>;
  readonly timeline: ReturnType<typeof takeEvents>;
  readonly interim: string;
  readonly reaches: boolean;
}

export function readAlongFrom(
  shown: ReadSession | null,
  message: FeedMessage,
  overhearing: Overhearing,
): ReadSession | null {
  if ('session' in message) {
    overhearing.forget();
    const { timeline = takeEvents([]), interim = '' } = shown ?? {};
    return { name: 'reading', session: message.session, timeline, interim, reaches: true };
  }
  if (!shown) return null;
  const reading = { ...shown, reaches: true };
  const { timeline } = reading;
  if ('events' in message) return { ...reading, timeline: takeEvents(message.events, timeline) };
  if ('event' in message) return { ...reading, timeline: takeEvents([message.event], timeline) };
  if ('interim' in message) return { ...reading, interim: message.interim };
  if ('language' in message)
    return { ...reading, session: { ...reading.session, language: message.language } };
  if ('answering' in message) {
    const exchanges = overhearing.take(timeline.exchanges, message.answering);
    return { ...reading, timeline: { ...timeline, exchanges } };
  }
  return shown.reaches ? shown : reading;
}

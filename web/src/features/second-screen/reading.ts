import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import type { Overhearing } from '#answers/told-exchanges.ts';
import { takeEvents, takeMessage, type Told } from '#interviews/take-events.ts';

export interface ReadSession extends Told {
  readonly name: 'reading';
  readonly session: Pick<Interview, 'job_title' | 'language'>;
  readonly reaches: boolean;
}

export function readAlongFrom(
  shown: ReadSession | null,
  message: FeedMessage,
  overhearing: Overhearing,
): ReadSession | null {
  const told = takeMessage(message, shown ?? takeEvents([]), overhearing);
  const session = 'session' in message ? message.session : shown?.session;
  if (!session) return null;
  const held = 'language' in message ? { ...session, language: message.language } : session;
  return { name: 'reading', session: held, ...told, reaches: true };
}

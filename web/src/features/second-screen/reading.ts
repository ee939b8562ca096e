import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { SECOND_SCREEN_FEED_PATH } from '@pythia/contracts/second-screen.ts';
import { socketUrl } from '#api/socket-url.ts';
import { FeedSocket, type FeedSocketOptions } from '#interviews/feed-socket.ts';
import { takeEvents, takeMessage, type ToldEvents } from '#interviews/take-events.ts';

export interface ReadSession extends ToldEvents {
  readonly name: 'reading';
  readonly session: Pick<Interview, 'job_title' | 'language'>;
  readonly reaches: boolean;
}

export const followSession = (token: string, options: FeedSocketOptions): FeedSocket =>
  new FeedSocket((after) => socketUrl(SECOND_SCREEN_FEED_PATH, { token, after: String(after) }), options);

export function readAlongFrom(shown: ReadSession | null, message: FeedMessage): ReadSession | null {
  const told = takeMessage(message, shown ?? takeEvents([]));
  const session = 'session' in message ? message.session : shown?.session;
  if (!session) return null;
  const held = 'language' in message ? { ...session, language: message.language } : session;
  return { name: 'reading', session: held, ...told, reaches: true };
}

import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { SECOND_SCREEN_FEED_PATH } from '@pythia/contracts/second-screen.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import type { Identify, Identity } from '#http/identity.ts';
import { closingFor, notSignedIn } from '#http/socket-closing.ts';
import { authoriseSecondScreen } from './authorise-second-screen.ts';

/** Short, since the user ends it in the copilot and watches the device. */
const LOOK_EVERY_MS = 2_000;

interface SecondScreenFeedParts {
  db: Database;
  clock: Clock;
}

export function secondScreenFeed({ db, clock }: SecondScreenFeedParts) {
  const authenticate = async (bearer: string) => {
    const { id, user_id } = await authoriseSecondScreen(db, bearer, clock.now().getTime());
    return { userId: user_id, sessionId: id };
  };
  const identitiesOf: Identify = async (bearers) => {
    const alive: [string, Identity][] = [];
    for (const bearer of bearers) {
      const userId = await authenticate(bearer).then(
        ({ userId }) => userId,
        (error: unknown) => {
          if (error instanceof AppError) return undefined;
          throw error;
        },
      );
      if (userId !== undefined) alive.push([bearer, { userId, subscribed: false }]);
    }
    return new Map(alive);
  };
  return {
    path: SECOND_SCREEN_FEED_PATH,
    authenticate,
    closingOf: (bearer: string) => authenticate(bearer).then(notSignedIn, closingFor),
    identitiesOf,
    checkEveryMs: LOOK_EVERY_MS,
    tells: withoutOwn,
  };
}

function withoutOwn(message: FeedMessage): FeedMessage {
  if ('session' in message)
    return { session: { ...message.session, title: '', company: '', job_id: null, counted: false } };
  if ('listener' in message) return { listener: null };
  if ('event' in message) return { event: withoutStyle(message.event) };
  return 'events' in message ? { events: message.events.map(withoutStyle) } : message;
}

const withoutStyle = <Event extends AppendedEvent>(event: Event): Event =>
  event.kind === 'style' ? { ...event, choice: null, named: null } : event;

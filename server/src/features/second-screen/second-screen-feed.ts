import { STREAM_OPENING } from '@pythia/contracts/budgets.ts';
import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { SECOND_SCREEN_FEED_PATH } from '@pythia/contracts/second-screen.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import type { CallLimits } from '#http/call-limits.ts';
import type { Identify, Identity } from '#http/identity.ts';
import { closingFor, notSignedIn } from '#http/socket-closing.ts';
import { socketToken } from '#http/socket-token.ts';
import { authoriseSecondScreen } from './authorise-second-screen.ts';

/** Short, since the user ends it in the copilot and watches the device. */
const LOOK_EVERY_MS = 2_000;
const HEARTBEAT_MS = 15_000;

interface SecondScreenFeedParts {
  db: Database;
  clock: Clock;
  limits: Pick<CallLimits, 'admit' | 'admitStranger'>;
}

export function secondScreenFeed({ db, clock, limits }: SecondScreenFeedParts) {
  const sessionOf = (bearer: string) => authoriseSecondScreen(db, bearer, clock.now().getTime());
  const identitiesOf: Identify = async (bearers) => {
    const alive: [string, Identity][] = [];
    for (const bearer of bearers) {
      const userId = await sessionOf(bearer).then(
        ({ user_id }) => user_id,
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
    identitiesOf,
    tokensEveryMs: LOOK_EVERY_MS,
    heartbeatMs: HEARTBEAT_MS,
    tells: withoutOwn,
    closingOf: (token: string) => sessionOf(token).then(() => notSignedIn(), closingFor),
    admit: async ({ query, ip }: FastifyRequest) => {
      const token = socketToken(query);
      const { id: sessionId, user_id: userId } = await sessionOf(token).catch(async (error: unknown) => {
        if (error instanceof AppError) await limits.admitStranger(ip);
        throw error;
      });
      await limits.admit(STREAM_OPENING, { userId });
      return { userId, sessionId, token };
    },
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

import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { OpenSessions } from './open-sessions.ts';
import { TimelineWriter } from './timeline-writer.ts';

interface TimelineParts {
  db: Database;
  clock: Clock;
  /** Milliseconds between two looks for sessions that were ended in another process. */
  lookEvery: number;
}

/** The sessions in use and the writer of their timelines, which live as long as the server. */
export function startTimelines(app: FastifyInstance, { db, clock, lookEvery }: TimelineParts) {
  const writer = new TimelineWriter({ db, log: app.log });
  app.addHook('onClose', () => writer.stop()); // hooks run backwards: after the calls under way have ended
  const sessions = new OpenSessions({ db, clock, writer });
  const look = (): Promise<void> =>
    sessions
      .endEndedElsewhere()
      .catch((error: unknown) => app.log.error({ err: error }, 'ended sessions could not be looked for'));
  const looking = setInterval(look, lookEvery).unref();
  app.addHook('preClose', async () => clearInterval(looking));
  return { writer, sessions };
}

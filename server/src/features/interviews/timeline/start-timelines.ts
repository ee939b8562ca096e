import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { OpenSessions } from './open-sessions.ts';
import { TimelineWriter } from './timeline-writer.ts';

interface TimelineParts {
  db: Database;
  clock: Clock;
  /** The stories that a user keeps, as interviews are answered with them. */
  storiesOf: (userId: Id) => Promise<string[]>;
  /** Milliseconds between two looks for sessions that were ended in another process. */
  lookEvery: number;
}

/** The sessions in use and the writer of their timelines, which live as long as the server. */
export function startTimelines(app: FastifyInstance, { db, clock, storiesOf, lookEvery }: TimelineParts) {
  const writer = new TimelineWriter({ db, log: app.log });
  app.addHook('onClose', () => writer.stop()); // hooks run backwards: after the calls under way have ended
  const sessions = new OpenSessions({ db, clock, writer, storiesOf });
  const look = (): Promise<void> =>
    sessions
      .endEndedElsewhere()
      .catch((error: unknown) => app.log.error({ err: error }, 'ended sessions could not be looked for'));
  const looking = setInterval(look, lookEvery).unref();
  app.addHook('preClose', async () => clearInterval(looking));
  return { writer, sessions };
}

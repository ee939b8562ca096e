import type { Vocabulary } from '@pythia/contracts/customization.ts';
import type { FastifyInstance } from 'fastify';
import type { Library } from '#coach/library.ts';
import type { Clock } from '#core/clock.ts';
import type { Database, Id } from '#db/database.ts';
import type { Notices } from '#db/notices.ts';
import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import type { OpenSessionParts, OwnStories } from './open-session.ts';
import { OpenSessions } from './open-sessions.ts';
import { OtherProcesses } from './other-processes.ts';
import { TimelineWriter } from './timeline-writer.ts';

const CHECK_EVERY_MS = 15_000;

interface TimelineParts extends Pick<OpenSessionParts, 'termsOf' | 'judge' | 'onStep'> {
  db: Database;
  notices: Notices;
  clock: Clock;
  storiesOf: (userId: Id) => Promise<OwnStories>;
  libraryOf: (userId: Id) => Promise<Library>;
  vocabularyOf: (userId: Id) => Promise<Vocabulary>;
  wayOf: (userId: Id) => Promise<AnsweringWay>;
  checkEveryMs?: number | undefined;
}

const unattended = (): undefined => undefined;

/**
 * Sessions in use and the writer of their timelines, for the server's life. Call it before calls are bound:
 * what starts first stops last.
 */
export function startTimelines(
  app: FastifyInstance,
  { checkEveryMs = CHECK_EVERY_MS, ...parts }: TimelineParts,
) {
  const others = new OtherProcesses({
    notices: parts.notices,
    onNews: (session, news) => sessions.find(session)?.hearOthers(news),
    onMissed: () => sessions.lookAround(),
    onMalformed: () => app.log.error('a notice between processes cannot be read'),
  });
  app.addHook('onReady', async () => others.listen());
  app.addHook('onClose', async () => others.close());
  const writer = new TimelineWriter({
    ...parts,
    log: app.log,
    onWritten: (session, places) => {
      sessions.find(session)?.written(places);
      others.tell(session, { changed: true });
    },
  });
  app.addHook('onClose', () => writer.stop());
  const onCountFailure = (error: unknown): void =>
    app.log.error({ err: error }, 'the use of a session could not be counted at once');
  const onTermsFailure = (error: unknown): void =>
    app.log.error({ err: error }, 'the terms that a session expects were not found');
  let attend: OpenSessionParts['attend'] = unattended;
  const sessions: OpenSessions = new OpenSessions({
    ...parts,
    writer,
    others,
    attend: (session) => attend(session),
    onCountFailure,
    onTermsFailure,
  });
  const check = (): Promise<void> =>
    sessions
      .followOthers()
      .catch((error: unknown) => app.log.error({ err: error }, 'ended sessions could not be looked for'));
  const timer = setInterval(check, checkEveryMs).unref();
  app.addHook('preClose', async () => clearInterval(timer));
  return {
    writer,
    sessions,
    openSession: sessions.open.bind(sessions),
    attendBy: (attending: OpenSessionParts['attend']): void => void (attend = attending),
    answerBy: (userId: Id, way: AnsweringWay): void => sessions.answerBy(userId, way),
    endSessions: (userId: Id): void => sessions.endAllOf(userId),
    flushTimelines: (): Promise<void> => writer.written(),
  };
}

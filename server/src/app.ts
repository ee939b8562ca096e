import { join } from 'node:path';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyInstance } from 'fastify';
import { NO_MATERIAL } from '#coach/material.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/database.ts';
import { databasePing } from '#db/ping.ts';
import type { Dependencies } from '#dependencies.ts';
import { openAnswers } from '#features/answers/routes.ts';
import { guardCalls } from '#features/auth/guard-calls.ts';
import { openAuth } from '#features/auth/routes.ts';
import { openBilling } from '#features/billing/open-billing.ts';
import { chosenStyle, findVocabulary } from '#features/customization/customization-store.ts';
import { bindCustomization } from '#features/customization/routes.ts';
import { readResumeSummary } from '#features/interviews/read-resume-summary.ts';
import { openInterviews } from '#features/interviews/routes.ts';
import { findSession } from '#features/interviews/sessions-store.ts';
import { readTimeline } from '#features/interviews/timeline/read-timeline.ts';
import { startTimelines } from '#features/interviews/timeline/start-timelines.ts';
import { bindDebrief } from '#features/debrief/routes.ts';
import { bindJobs } from '#features/jobs/routes.ts';
import { accountLetters } from '#features/letters/account-letters.ts';
import { billingLetters } from '#features/letters/billing-letters.ts';
import { openMailOutbox } from '#features/mail-outbox/mail-outbox.ts';
import { documentsOpener } from '#features/material/documents/documents-in-interviews.ts';
import {
  findInterviewFacts,
  settledJobsForCoach,
  settledInInterviews,
} from '#features/material/settled-store.ts';
import { findMaterial } from '#features/material/material-store.ts';
import { libraryInInterviews } from '#features/knowledge/choices-store.ts';
import { bindKnowledge } from '#features/knowledge/routes.ts';
import { isGeneralQuestion } from '#features/knowledge/shown-entries.ts';
import { openMaterial } from '#features/material/open-material.ts';
import { openPlayground } from '#features/playground/routes.ts';
import { findPractice } from '#features/practice/practice-store.ts';
import { admitToPractice, bindPractice } from '#features/practice/routes.ts';
import { certainUsual, preparedFinder } from '#features/prepared/find-prepared.ts';
import { approvedAnswers, findApplication } from '#features/prepared/prepared-store.ts';
import { bindPrepared } from '#features/prepared/routes.ts';
import { forgetOldHourly } from '#features/retention/forget-old.ts';
import { bindSecondScreen } from '#features/second-screen/routes.ts';
import { secondScreenFeed } from '#features/second-screen/second-screen-feed.ts';
import { bindStories } from '#features/stories/routes.ts';
import { storiesInInterviews, titledStories } from '#features/stories/stories-store.ts';
import { openTranscription } from '#features/transcription/open-transcription.ts';
import { openUsers } from '#features/users/routes.ts';
import { findAnsweringWay, findUser } from '#features/users/users-store.ts';
import { createServer } from '#http/create-server.ts';
import { finishAnswersOnClose } from '#http/finish-answers.ts';
import { serveHealth } from '#http/health.ts';
import { serveOpenApi } from '#http/openapi.ts';
import { siteAddress } from '#http/site-address.ts';
import { BELONGINGS } from './belongings.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { serveSite } from './serve-site.ts';

export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, db, metrics, knowledge } = dependencies;
  const app = await createServer(config);
  const siteUrl = (): string => siteAddress(app, config);
  const storiesOf = async (userId: Id) => {
    const [stories, settled, settledJobs, { facts }] = await Promise.all([
      storiesInInterviews(db, userId),
      settledInInterviews(db, userId),
      settledJobsForCoach(db, userId),
      findInterviewFacts(db, userId),
    ]);
    return { stories, settled, settledJobs, facts };
  };
  const openDocuments = documentsOpener(db, dependencies.documents.open);
  const forgetDocuments = dependencies.documents.forget;
  const libraryOf = (userId: Id) => libraryInInterviews(db, userId);
  const rememberedOf = (userId: Id) => findMaterial(db, userId);
  const materialOf = async (userId: Id) => {
    const [remembered, stories] = await Promise.all([rememberedOf(userId), storiesOf(userId)]);
    const { name, education, work } = remembered ?? NO_MATERIAL;
    return { ...NO_MATERIAL, name, education, work, ...stories };
  };
  const shared = {
    ...dependencies,
    onFirstWords: metrics.answerBegan,
    onStep: metrics.stepTook,
    siteUrl,
    storiesOf,
    libraryOf,
    vocabularyOf: (userId: Id) => findVocabulary(db, userId),
    wayOf: (userId: Id) => findAnsweringWay(db, userId),
    rememberedOf,
    materialOf,
    belongings: BELONGINGS,
    trials: config.trials.count,
  };

  const checkEveryMs = dependencies.streamIntervals?.heartbeat;
  const timelines = startTimelines(app, { ...shared, termsOf: knowledge.terms, checkEveryMs }); // first, so it stops last
  const { tokens, bind, ...guards } = guardCalls(app, {
    ...shared,
    factor: config.rateLimitFactor,
    mostAnswers: config.capacity.answers,
    checkEveryMs,
  });

  const outbox = openMailOutbox(app, { ...shared, onFailure: () => metrics.upstreamFailed('mail') });
  const site = { ...config.site, url: siteUrl };
  const mails = accountLetters(outbox, site);
  const { confirmPassword } = openAuth(app, bind, {
    ...shared,
    ...guards,
    tokens,
    mails,
  });
  const { cancelSubscriptions } = openBilling(app, bind, {
    ...shared,
    mails: billingLetters(outbox, site),
    findUser: (userId) => findUser(db, userId),
    testPages: { siteName: config.site.name, assetsDir: join(dependencies.webDir, 'assets') },
    closeAccount: (userId) => users.closeAccount(userId),
    onFailure: () => metrics.upstreamFailed('payments'),
  });

  bindJobs(bind, shared);
  openMaterial(app, bind, { ...shared, forgetDocuments });
  bindStories(bind, shared);
  bindPrepared(bind, {
    ...shared,
    ...guards,
    onDraftFailure: (error) => app.log.warn({ err: error }, 'an answer was drafted without the model'),
  });
  bindKnowledge(bind, shared);
  openPlayground(app, bind, shared);

  const answers = openAnswers(app, bind, {
    ...shared,
    ...timelines,
    ...guards,
    paysAhead: config.paysAhead,
    admitToPractice: admitToPractice(db),
    ...preparedFinder(shared),
    openDocuments,
    openLibrary: async (userId, library) =>
      void (await Promise.all([knowledge.openLibrary(userId, library), openDocuments(userId)])),
  });
  const { openAhead: openSession, readAhead: onStart, callOff: onEnd, callOffAllOf } = answers;
  const users = openUsers(app, bind, {
    ...shared,
    ...timelines,
    ...guards,
    forgetDocuments,
    mails,
    confirmPassword,
    cancelSubscriptions,
    endSessions: (userId) => {
      timelines.endSessions(userId);
      callOffAllOf(userId);
      dependencies.model.forget?.();
    },
  });
  const freeSessionMinutes = config.trials.sessionMinutes;
  bindCustomization(bind, shared);
  const { serveFeed, startPractice } = openInterviews(app, bind, {
    ...shared,
    ...timelines,
    ...guards,
    publicUrl: config.publicUrl,
    mostStreams: config.capacity.streams,
    intervals: dependencies.streamIntervals,
    onRefusal: () => metrics.callRefused(),
    freeSessionMinutes,
    chooseStyle: (...wanted) => chosenStyle(db, ...wanted),
    onStart,
    onEnd,
  });
  bindPractice(bind, {
    ...shared,
    startSession: startPractice,
    openSession: timelines.openSession,
    approvedOf: (set) => approvedAnswers(db, set),
    isGeneralQuestion,
    ownsJob: async (wanted) => (await findApplication(db, wanted)) !== undefined,
    onStoriesFailure: (error) =>
      app.log.warn({ err: error }, 'a practice was planned without the stories of its material'),
  });
  bindDebrief(bind, {
    ...shared,
    findSession: (wanted) => findSession(db, wanted),
    readEvents: async (sessionId, page) => {
      await timelines.flushTimelines();
      return readTimeline(db, sessionId, page);
    },
    readMaterial: readResumeSummary,
    writtenStories: (userId) => titledStories(db, userId),
    findPractice: (wanted) => findPractice(db, wanted),
    usualOf: (text) => certainUsual(shared, text),
    onDebriefFailure: (error) =>
      app.log.warn({ err: error }, 'a session was debriefed without all that is known'),
  });
  bindSecondScreen(bind, { ...shared, ...guards });
  serveFeed(secondScreenFeed(shared));
  openTranscription(app, bind, {
    ...shared,
    ...guards,
    publicUrl: config.publicUrl,
    mostStreams: config.capacity.streams,
    isOnlyInstance: config.database.kind === 'sqlite',
    intervals: dependencies.streamIntervals,
    openSession,
    onRefusal: () => metrics.callRefused(),
  });
  forgetOldHourly(app, { ...shared, retentionDays: config.retentionDays });

  serveOpenApi(app, bind.bound);
  const ping = await databasePing(shared, config.database);
  serveHealth(app, async () => {
    if (!dependencies.isCoachReady()) throw new AppError('unavailable', MESSAGES.notAvailable);
    await ping();
  });
  serveMetrics(app, dependencies);
  await serveSite(app, shared);
  finishAnswersOnClose(app); // last, as transcription closes its streams before
  return app;
}

import { STREAM_OPENING } from '@pythia/contracts/budgets.ts';
import { isPage } from '@pythia/contracts/pages.ts';
import type { FastifyInstance } from 'fastify';
import { callCounter } from '#db/count-calls.ts';
import { countWork } from '#db/count-work.ts';
import { databasePing } from '#db/ping.ts';
import type { Dependencies } from '#dependencies.ts';
import { bindAnswers } from '#features/answers/routes.ts';
import { WarmUps } from '#features/answers/warm-ups.ts';
import { accessTokens } from '#features/auth/access-tokens.ts';
import { authenticator } from '#features/auth/authenticate.ts';
import { passwordCheck } from '#features/auth/check-password.ts';
import { confirmPassword } from '#features/auth/confirm-password.ts';
import { passwordHasher } from '#features/auth/password-hasher.ts';
import { bindAuth } from '#features/auth/routes.ts';
import { workBehindAnswers } from '#features/auth/work-behind-answers.ts';
import { openBilling } from '#features/billing/open-billing.ts';
import { forgetAllUnkept } from '#features/interviews/forgetting/forget-sessions.ts';
import { bindInterviews } from '#features/interviews/routes.ts';
import { WRITTEN_WITHIN_MS } from '#features/interviews/timeline/read-timeline.ts';
import { startTimelines } from '#features/interviews/timeline/start-timelines.ts';
import { bindJobs } from '#features/jobs/routes.ts';
import { accountLetters } from '#features/letters/account-letters.ts';
import { billingLetters } from '#features/letters/billing-letters.ts';
import { serveDevMail } from '#features/mail-outbox/dev-mail-routes.ts';
import { mailOutbox } from '#features/mail-outbox/mail-outbox.ts';
import { resumeReader } from '#features/material/reading/resume-reader.ts';
import { findMaterial } from '#features/material/material-store.ts';
import { bindMaterial } from '#features/material/routes.ts';
import { forgetOld } from '#features/retention/forget-old.ts';
import { bindStories } from '#features/stories/routes.ts';
import { storiesInInterviews } from '#features/stories/stories-in-interviews.ts';
import { candidateMaterial } from '#features/playground/candidate-material.ts';
import { bindPlayground } from '#features/playground/routes.ts';
import { STREAM_INTERVALS } from '#features/transcription/intervals.ts';
import { bindTranscription } from '#features/transcription/routes.ts';
import { freeAllPlaces, streamLeases } from '#features/transcription/stream-leases-store.ts';
import { eraseClosedAccounts } from '#features/users/erase-accounts.ts';
import { bindPictures } from '#features/users/pictures/routes.ts';
import { bindUsers } from '#features/users/routes.ts';
import { findUser } from '#features/users/users-store.ts';
import { endpointBinder } from '#http/bind-endpoint.ts';
import { callLimits } from '#http/call-limits.ts';
import { createServer } from '#http/create-server.ts';
import { finishAnswersOnClose } from '#http/finish-answers.ts';
import { serveHealth } from '#http/health.ts';
import { serveOpenApi } from '#http/openapi.ts';
import { ownAddress } from '#http/own-address.ts';
import { runEvery } from '#http/run-every.ts';
import { serveWebApp } from '#http/web-app.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The whole application, ready to listen. Reads no environment, opens no port. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, db, clock, metrics } = dependencies;
  const app = await createServer({
    trustProxy: config.trustProxy,
    logLevel: config.logLevel,
    secure: config.publicUrl?.startsWith('https:') ?? false,
  });

  const { writer, sessions } = startTimelines(app, {
    db,
    clock,
    storiesOf: (userId) => storiesInInterviews(db, userId),
    lookEvery: dependencies.streamIntervals?.heartbeat ?? STREAM_INTERVALS.heartbeat,
  });

  const limits = callLimits({ count: callCounter(db, clock), clock, factor: config.rateLimitFactor });
  const tokens = accessTokens(dependencies.secret, clock);
  const authenticate = authenticator({ db, clock, tokens });
  const bind = endpointBinder(app, { authenticate, limits });

  const siteUrl = (): string => config.publicUrl ?? ownAddress(app, config.listen);
  const site = { ...config.site, url: siteUrl };
  const outbox = mailOutbox({
    db,
    clock,
    sender: dependencies.mailSender,
    domain: () => new URL(siteUrl()).hostname,
    onFailure: (failure) => {
      metrics.upstreamFailed('mail');
      app.log.warn(failure, 'a mail was not sent');
    },
    onError: (error) => app.log.error({ err: error }, 'the mail outbox could not be read'),
  });
  app.addHook('onReady', async () => outbox.wake());
  app.addHook('onClose', () => outbox.stop());
  runEvery(app, HOUR_MS, (signal) => forgetOld({ db, clock, retentionDays: config.retentionDays }, signal));
  runEvery(app, HOUR_MS, (signal) => eraseClosedAccounts({ db, clock }, signal));
  runEvery(app, MINUTE_MS, (signal) => forgetAllUnkept({ db, clock }, signal));

  const behindAnswers = workBehindAnswers((error) => {
    app.log.error({ err: error }, 'a mail that was asked for was not written');
  });
  app.addHook('onClose', () => behindAnswers.finish());
  const hasher = passwordHasher();
  const checkPassword = passwordCheck({ db, clock, hasher, sleep: dependencies.sleep });
  const mails = accountLetters(outbox, site);
  bindAuth(bind, {
    db,
    clock,
    tokens,
    hasher,
    checkPassword,
    mails,
    behindAnswers,
    trials: config.trials.count,
  });
  const { cancelSubscriptions } = openBilling(app, bind, {
    db,
    clock,
    payments: dependencies.payments ?? (config.billing.kind === 'test' ? 'test' : undefined),
    mails: billingLetters(outbox, site),
    siteUrl,
    findUser: (userId) => findUser(db, userId),
    onFailure: () => metrics.upstreamFailed('payments'),
  });
  bindUsers(bind, {
    db,
    clock,
    mails,
    confirmPassword: (given, signal) => confirmPassword({ db, checkPassword }, given, signal),
    cancelSubscriptions,
    endSessions: (userId) => sessions.endAllOf(userId),
    settleTimelines: () => writer.written(WRITTEN_WITHIN_MS),
  });
  bindPictures(bind, { db, clock });
  bindJobs(bind, { db, clock });
  const reader = resumeReader();
  app.addHook('onClose', async () => reader.close());
  bindMaterial(bind, { db, clock, reader });
  const warmUps = new WarmUps({
    model: dependencies.chatModel,
    onFailure: (error) => app.log.warn({ err: error }, 'the beginning of a prompt was not read ahead'),
  });
  app.addHook('onClose', async () => warmUps.stop());
  const readAhead = async (session: { id: string; user_id: string }): Promise<void> => {
    const opened = await sessions.open({ sessionId: session.id, userId: session.user_id });
    if (opened) warmUps.begin(opened.session);
    opened?.release();
  };
  bindInterviews(bind, {
    db,
    clock,
    writer,
    sessions,
    freeSessionMinutes: config.trials.sessionMinutes,
    onStart: (session) =>
      void readAhead(session).catch((error: unknown) =>
        app.log.warn({ err: error }, 'a session was not read ahead'),
      ),
    onEnd: (session) => {
      warmUps.cancel(session.id);
      sessions.end(session);
    },
  });
  if (config.database.kind === 'sqlite') app.addHook('onReady', () => freeAllPlaces(db)); // left by a process that was killed
  bindTranscription(app, bind, {
    clock,
    recogniser: dependencies.recogniser,
    answerer: () => dependencies.chatModel.answerer,
    authenticate,
    admitStranger: limits.admitStranger,
    leases: streamLeases(db, clock),
    onRefusal: () => metrics.callRefused(),
    admitOpening: (userId) => limits.admit(STREAM_OPENING, { userId }),
    publicUrl: config.publicUrl,
    openSession: async (wanted) => {
      const opened = await sessions.open(wanted);
      if (opened && !opened.session.isExpired) warmUps.begin(opened.session);
      return opened;
    },
    intervals: dependencies.streamIntervals,
  });
  bindAnswers(bind, {
    model: dependencies.chatModel,
    openSession: (wanted) => sessions.open(wanted),
    bestExperience: dependencies.bestExperience,
    warmUps,
    onFailure: (error) => app.log.warn({ err: error }, 'the answer service failed'),
    onStandIn: (reason) => app.log.warn({ reason }, 'the built-in coach answered in a model’s place'),
    onSearchFailure: (error) => app.log.error({ err: error }, 'the experiences that fit were not found'),
  });
  bindStories(bind, { db, clock, describe: dependencies.describeStory });
  const furtherModels = config.chat.kind === 'openai' ? config.chat.models : [];
  bindPlayground(bind, {
    db,
    clock,
    model: dependencies.chatModel,
    offered: () => [...new Set([dependencies.chatModel.answerer.name, ...furtherModels])],
    materialOf: async (userId) =>
      candidateMaterial(await findMaterial(db, userId), await storiesInInterviews(db, userId)),
    onFailure: (error) => app.log.warn({ err: error }, 'the answer service failed'),
    onWriteFailure: (error) => app.log.error({ err: error }, 'a reply was not written down'),
  });
  const mailPage =
    dependencies.mailFolder && !config.production
      ? serveDevMail(app, dependencies.mailFolder, config)
      : undefined;

  serveOpenApi(app, bind.bound);
  serveHealth(
    app,
    await databasePing(db, config.database.kind === 'sqlite' ? config.database.file : undefined),
  );
  if (config.metricsToken || !config.exposedBy) {
    serveMetrics(app, metrics, {
      token: config.metricsToken,
      countWork: async () => ({
        mails: await countWork(db, 'mails'),
        billingEvents: await countWork(db, 'billing_events'),
      }),
    });
  }
  await serveWebApp(app, {
    dir: dependencies.webDir,
    isPage,
    settings: () => ({
      name: config.site.name,
      contactEmail: config.site.contactEmail,
      communityUrl: config.site.communityUrl,
      publicUrl: siteUrl(),
      freeSessionMinutes: String(config.trials.sessionMinutes),
      freeSessions: freeSessionsInWords(config.trials),
      mailPage: mailPage ?? '',
      retentionDays: String(config.retentionDays),
    }),
  });
  finishAnswersOnClose(app); // last: transcription closes its streams before
  return app;
}

/** "3 sessions of 15 minutes" */
function freeSessionsInWords({ count, sessionMinutes }: { count: number; sessionMinutes: number }): string {
  return `${plural(count, 'session')} of ${plural(sessionMinutes, 'minute')}`;
}

const plural = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? '' : 's'}`;

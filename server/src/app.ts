import formbody from '@fastify/formbody';
import websocket from '@fastify/websocket';
import { AUDIO } from '@pythia/contracts/limits.ts';
import { isPage } from '@pythia/contracts/pages.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { callCounter } from '#db/count-calls.ts';
import { ping } from '#db/ping.ts';
import type { Dependencies } from '#dependencies.ts';
import { bindAnswers } from '#features/answers/routes.ts';
import { accessTokens } from '#features/auth/access-tokens.ts';
import { accountMails } from '#features/auth/account-mails.ts';
import { authenticator } from '#features/auth/authenticate.ts';
import { passwordHasher } from '#features/auth/password-hasher.ts';
import { bindAuth } from '#features/auth/routes.ts';
import { findOwnSession } from '#features/interviews/find-own-session.ts';
import { bindInterviews } from '#features/interviews/routes.ts';
import { serveDevMail } from '#features/mail-outbox/dev-mail-routes.ts';
import { mailOutbox } from '#features/mail-outbox/mail-outbox.ts';
import { bindUsers } from '#features/users/routes.ts';
import { allowEmptyJson } from '#http/allow-empty-json.ts';
import { endpointBinder } from '#http/bind-endpoint.ts';
import { handleErrors } from '#http/error-handler.ts';
import { serveHealth } from '#http/health.ts';
import { ownAddress } from '#http/own-address.ts';
import { sendSecurityHeaders } from '#http/security-headers.ts';
import { serveWebApp } from '#http/web-app.ts';
import { rateLimits } from './rate-limits.ts';

const BODY_LIMIT_BYTES = 262_144;

/** The whole application, ready to listen. Reads no environment, opens no port. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, db, clock } = dependencies;
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedProxies(config.trustProxy),
    forceCloseConnections: 'idle', // answers under way are finished
    logger: logger(config.logLevel),
    routerOptions: { ignoreTrailingSlash: true },
  });

  handleErrors(app);
  await sendSecurityHeaders(app, { secure: config.publicUrl?.startsWith('https:') ?? false });
  allowEmptyJson(app);
  await app.register(formbody);
  await app.register(websocket, { options: { maxPayload: AUDIO.maxFrameBytes, perMessageDeflate: false } });

  const limits = rateLimits(callCounter(db, clock, config.rateLimitFactor));
  const tokens = accessTokens(dependencies.secret, clock);
  const authenticate = authenticator({ db, clock, tokens });
  const bind = endpointBinder(app, { authenticate, admitStranger: limits.stranger });

  const siteUrl = (): string => config.publicUrl ?? ownAddress(app, config.listen);
  const outbox = mailOutbox({
    db,
    clock,
    sender: dependencies.mailSender,
    domain: () => new URL(siteUrl()).hostname,
    onFailure: (failure) => app.log.warn(failure, 'a mail was not sent'),
    onError: (error) => app.log.error({ err: error }, 'the mail outbox could not be read'),
  });
  app.addHook('onReady', async () => outbox.wake());
  app.addHook('onClose', () => outbox.stop());

  bindAuth(bind, {
    db,
    clock,
    tokens,
    limits,
    hasher: passwordHasher(),
    mails: accountMails(outbox, { name: config.site.name, url: siteUrl }),
    trials: config.trials.count,
  });
  bindUsers(bind, { db });
  bindInterviews(bind, { db, clock, freeSessionMinutes: config.trials.sessionMinutes });
  bindAnswers(bind, {
    db,
    clock,
    model: dependencies.chatModel,
    limit: limits.answer,
    findFreeSession: (wanted) => findOwnSession({ db, clock }, { ...wanted, kind: 'free' }),
    onFailure: (error) => app.log.warn({ err: error }, 'the answer service failed'),
  });
  if (dependencies.mailFolder && !config.production) serveDevMail(app, dependencies.mailFolder);

  serveHealth(app, () => ping(db));
  await serveWebApp(app, {
    dir: dependencies.webDir,
    isPage,
    settings: () => ({
      name: config.site.name,
      contactEmail: config.site.contactEmail,
      communityUrl: config.site.communityUrl ?? '',
      publicUrl: siteUrl(),
    }),
  });
  return app;
}

/** A number of hops trusts that many proxies nearest to us. */
function trustedProxies(trust: boolean | number | string) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/** Paths without their query, which carries tokens; nothing of headers or bodies. */
function logger(level: string) {
  return {
    level,
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        address: request.ip,
      }),
    },
  };
}

import formbody from '@fastify/formbody';
import websocket from '@fastify/websocket';
import { AUDIO } from '@pythia/contracts/limits.ts';
import { isPage } from '@pythia/contracts/pages.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { ping } from '#db/ping.ts';
import type { Dependencies } from '#dependencies.ts';
import { handleErrors } from '#http/error-handler.ts';
import { serveHealth } from '#http/health.ts';
import { sendSecurityHeaders } from '#http/security-headers.ts';
import { serveWebApp } from '#http/web-app.ts';

const BODY_LIMIT_BYTES = 262_144;

/** The whole application, ready to listen. Reads no environment, opens no port. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, db } = dependencies;
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedProxies(config.trustProxy),
    forceCloseConnections: 'idle', // answers under way are finished
    logger: logger(config.logLevel),
    routerOptions: { ignoreTrailingSlash: true },
  });

  handleErrors(app);
  await sendSecurityHeaders(app, { secure: config.publicUrl?.startsWith('https:') ?? false });
  await app.register(formbody);
  await app.register(websocket, { options: { maxPayload: AUDIO.maxFrameBytes, perMessageDeflate: false } });

  serveHealth(app, () => ping(db));
  await serveWebApp(app, { dir: dependencies.webDir, isPage });
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

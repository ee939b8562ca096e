import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { allowEmptyJson } from './allow-empty-json.ts';
import { handleErrors } from './error-handler.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { acceptWebSockets } from './web-sockets.ts';

const BODY_LIMIT_BYTES = 262_144;

export interface ServerOptions {
  /** Whose `X-Forwarded-For` is believed: everybody's, that many proxies', or these addresses'. */
  trustProxy: boolean | number | string;
  logLevel: string;
  /** Whether the public address is https. */
  secure: boolean;
}

/** A server without routes: bodies, sockets, errors, headers and the log, as every feature expects them. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedProxies(options.trustProxy),
    forceCloseConnections: 'idle', // answers under way are finished
    logger: { level: options.logLevel, serializers: { req: withoutQuery } },
    routerOptions: { ignoreTrailingSlash: true },
  });
  handleErrors(app);
  await sendSecurityHeaders(app, { secure: options.secure });
  allowEmptyJson(app);
  await app.register(formbody);
  await acceptWebSockets(app);
  return app;
}

/** A number of hops trusts that many proxies nearest to us. */
function trustedProxies(trust: boolean | number | string) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/** What the log says of a request: no query, which carries tokens, no headers and no body. */
function withoutQuery(request: { method: string; url: string; ip: string }) {
  return { method: request.method, path: request.url.split('?', 1)[0], address: request.ip };
}

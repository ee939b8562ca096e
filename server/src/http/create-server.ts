import formbody from '@fastify/formbody';
import type { ErrorBody } from '@pythia/contracts/error-body.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { allowEmptyJson } from './allow-empty-json.ts';
import { handleErrors } from './error-handler.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { acceptWebSockets } from './web-sockets.ts';

const BODY_LIMIT_BYTES = 262_144;
/** For a request to arrive whole; answers may take longer. */
const REQUEST_TIMEOUT_MS = 60_000;

export interface ServerOptions {
  /** Whose `X-Forwarded-For` is believed: everybody's, that many proxies', or these addresses'. */
  trustProxy: boolean | number | string;
  logLevel: string;
  /** Where the log goes; standard output unless said. */
  logTo?: { write(line: string): void };
  /** Whether the public address is https. */
  secure: boolean;
}

/** A server without routes: bodies, sockets, errors, headers and the log, as every feature expects them. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustedProxies(options.trustProxy),
    forceCloseConnections: 'idle', // answers under way are finished
    logger: {
      level: options.logLevel,
      serializers: { req: describeRequest, path: withoutQuery },
      ...(options.logTo && { stream: options.logTo }),
    },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: refuseAddress,
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

/** For an address that cannot be decoded, which comes to no route and none of its hooks. */
function refuseAddress(_error: unknown, _request: unknown, reply: FastifyReply): void {
  reply.code(400).send({ detail: MESSAGES.badAddress } satisfies ErrorBody);
}

/** What the log says of a request: no query, which carries tokens, no headers and no body. */
function describeRequest(request: { method: string; url: string; ip: string }) {
  return { method: request.method, path: withoutQuery(request.url), address: request.ip };
}

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';

import formbody from '@fastify/formbody';
import type { ErrorBody } from '@pythia/contracts/error-body.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { describeError } from '#core/describe-error.ts';
import { AppError } from '#core/errors.ts';
import { handleErrors } from './error-handler.ts';
import { securityHeaders } from './security-headers.ts';
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
  /** The address that the operator says the site has. */
  publicUrl: string | undefined;
  /** Whether its subdomains are to be asked by https too, where it is https itself; not unless said. */
  hstsSubdomains?: boolean;
  /** How long a request may take to arrive whole; a minute unless said. */
  requestTimeoutMs?: number;
}

/** A server without routes: bodies, sockets, errors, headers and the log, as every feature expects them. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const requestTimeoutMs = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const secure = options.publicUrl?.startsWith('https:') ?? false;
  const protect = securityHeaders({ secure, subdomains: options.hstsSubdomains ?? false });
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: requestTimeoutMs,
    http: { connectionsCheckingInterval: requestTimeoutMs / 2 },
    trustProxy: trustedProxies(options.trustProxy),
    forceCloseConnections: 'idle', // answers under way are finished
    return503OnClosing: false, // in words of its own; see refuseWhileClosing
    logger: {
      level: options.logLevel,
      serializers: { req: describeRequest, path: withoutQuery, err: (error) => describeError(error) },
      formatters: { log: withErrorsDescribed },
      hooks: { logMethod: withoutErrorsWords },
      ...(options.logTo && { stream: options.logTo }),
    },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) => {
      protect(request, reply);
      refuseAddress(reply);
    },
  });
  handleErrors(app);
  app.addHook('onRequest', async (request, reply) => protect(request, reply));
  refuseWhileClosing(app);
  allowEmptyJson(app);
  await app.register(formbody);
  await acceptWebSockets(app);
  return app;
}

/** Browsers' clients name JSON as the type even where there is no body to send. */
function allowEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** A number of hops trusts that many proxies nearest to us. */
function trustedProxies(trust: boolean | number | string) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/** For an address that cannot be decoded, which comes to no route and none of its hooks. */
function refuseAddress(reply: FastifyReply): void {
  reply.code(400).send({ detail: SERVER_MESSAGES.badAddress } satisfies ErrorBody);
}

/** Errors that are logged under another name than the usual. */
const withErrorsDescribed = (entry: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      name !== 'err' && value instanceof Error ? describeError(value) : value,
    ]),
  );

/** An error that is logged by itself, and one whose words stand beside it, as the framework does both. */
function withoutErrorsWords(this: unknown, args: unknown[], log: (...args: unknown[]) => void): void {
  const [entry, words, ...values] = args;
  const error = entry instanceof Error ? entry : (entry as { err?: unknown } | undefined)?.err;
  if (!(error instanceof Error)) return log.apply(this, args);
  const isItsOwn = words === undefined || words === error.message;
  log.call(this, entry instanceof Error ? { err: error } : entry, isItsOwn ? 'an error' : words, ...values);
}

/**
 * What the log says of a request: no query, which carries tokens, no headers, no body, and no part of a path that has
 * a name in its route, since who knows some of them needs nothing else.
 */
function describeRequest({ method, url, ip, routeOptions }: FastifyRequest) {
  const route = routeOptions.url;
  return { method, path: route?.includes(':') ? route : withoutQuery(url), address: ip };
}

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';

/** By then this instance has been restarted or replaced. */
const RETRY_SECONDS = 5;

/**
 * A closing server answers new requests with 503. Sockets are let through: their feature closes them with a code of
 * its own. Needs `return503OnClosing: false`.
 */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request) => {
    if (!isClosing || request.headers.upgrade) return;
    throw new AppError('unavailable', MESSAGES.shuttingDown, { retryAfter: RETRY_SECONDS });
  });
}

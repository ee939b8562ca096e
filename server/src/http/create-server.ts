import formbody from '@fastify/formbody';
import type { ErrorBody } from '@pythia/contracts/error-body.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { describeError } from '#core/describe-error.ts';
import { AppError } from '#core/errors.ts';
import { handleErrors } from './error-handler.ts';
import { acceptWebSockets } from './web-sockets.ts';

const BODY_LIMIT_BYTES = 262_144;
const REQUEST_TIMEOUT_MS = 60_000;

export interface ServerOptions {
  trustProxy: boolean | number | string;
  logLevel: string;
  logTo?: { write(line: string): void };
  publicUrl: string | undefined;
  hstsSubdomains?: boolean;
  requestTimeoutMs?: number;
}

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const requestTimeoutMs = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const secure = options.publicUrl?.startsWith('https:') ?? false;
  const protect = securityHeaders({ secure, subdomains: options.hstsSubdomains ?? false });
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: requestTimeoutMs,
    http: { connectionsCheckingInterval: requestTimeoutMs / 2 },
    trustProxy: trustedProxies(options.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
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

type SecurityHeaders = (request: Pick<FastifyRequest, 'raw'>, reply: Pick<FastifyReply, 'raw'>) => void;

/**
 * One COOP value for all answers, so pop-ups keep their opener; no inline script; microphone and screen for
 * this origin.
 * @param options `secure`: https; `subdomains`: HSTS for subdomains
 */
function securityHeaders({ secure, subdomains }: { secure: boolean; subdomains: boolean }): SecurityHeaders {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // React sets style attributes; a prerendered page carries its styles inline.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' }, // links carry tokens in their query
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: subdomains } : false,
  });
  return (request, reply) => {
    protect(request.raw, reply.raw, () => {});
    reply.raw.setHeader('permissions-policy', 'display-capture=(self)');
  };
}

function allowEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

function trustedProxies(trust: boolean | number | string) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/** An undecodable address reaches no route and no hook. */
function refuseAddress(reply: FastifyReply): void {
  reply.code(400).send({ detail: SERVER_MESSAGES.badAddress } satisfies ErrorBody);
}

const withErrorsDescribed = (entry: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      name !== 'err' && value instanceof Error ? describeError(value) : value,
    ]),
  );

function withoutErrorsWords(this: unknown, args: unknown[], log: (...args: unknown[]) => void): void {
  const [entry, words, ...values] = args;
  const error = entry instanceof Error ? entry : (entry as { err?: unknown } | undefined)?.err;
  if (!(error instanceof Error)) return log.apply(this, args);
  const isItsOwn = words === undefined || words === error.message;
  log.call(this, entry instanceof Error ? { err: error } : entry, isItsOwn ? 'an error' : words, ...values);
}

/**
 * Logs no query (it may hold tokens), header, body, or path segment with a parameter, which may be a secret.
 */
function describeRequest({ method, url, ip, routeOptions }: FastifyRequest) {
  const route = routeOptions.url;
  return { method, path: route?.includes(':') ? route : withoutQuery(url), address: ip };
}

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';

const RETRY_SECONDS = 5;

/**
 * Answers new requests of a closing server with 503. Sockets pass: features close them with their own codes.
 * Needs `return503OnClosing: false`.
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

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The same headers on every page: one COOP value, so that a pop-up keeps its opener; no inline
 * script; sound and screen for ourselves alone.
 * @param secure whether the public address is https
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { secure }: { secure: boolean },
): Promise<void> {
  await app.register(helmet, {
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
    frameguard: { action: 'deny' }, // as frameAncestors, for old browsers
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' }, // links carry tokens in their query
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'display-capture=(self)');
  });
}

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The same headers on every page: one COOP value, so that a pop-up keeps its opener; no inline
 * script; sound and screen for ourselves alone.
 * @param options.secure whether the public address is https
 * @param options.subdomains whether browsers are to ask all subdomains by https as well
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { secure, subdomains }: { secure: boolean; subdomains: boolean },
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
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: subdomains } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'display-capture=(self)');
  });
}

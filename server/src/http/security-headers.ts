import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

type SecurityHeaders = (request: Pick<FastifyRequest, 'raw'>, reply: Pick<FastifyReply, 'raw'>) => void;

/**
 * One COOP value for all answers, so pop-ups keep their opener; no inline script; microphone and screen for
 * this origin.
 * @param options `secure`: https; `subdomains`: HSTS for subdomains
 */
export function securityHeaders({
  secure,
  subdomains,
}: {
  secure: boolean;
  subdomains: boolean;
}): SecurityHeaders {
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

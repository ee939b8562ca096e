import type { FastifyInstance } from 'fastify';
import { isLoopback } from '#core/is-loopback.ts';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

interface Configured {
  /** What the operator says of it. */
  publicUrl: string | undefined;
  listen: { host: string; port: number };
}

/** The address of the site, without a slash at its end. */
export const siteAddress = (app: FastifyInstance, { publicUrl, listen }: Configured): string =>
  publicUrl ?? ownAddress(app, listen);

/**
 * Where a browser on this machine finds us, without a slash at its end. Taken from the socket, never
 * from a request's Host header, which anybody can set.
 * @param configured host and port to listen on, used until that has happened
 */
function ownAddress(app: FastifyInstance, configured: { host: string; port: number }): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : configured.port;
  const host = isLoopback(configured.host) || EVERYWHERE.has(configured.host) ? 'localhost' : configured.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

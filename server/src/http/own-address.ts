import type { FastifyInstance } from 'fastify';
import { isLoopback } from '#core/is-loopback.ts';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/**
 * Where a browser on this machine finds us, without a slash at its end. Taken from the socket, never
 * from a request's Host header, which anybody can set.
 * @param configured host and port to listen on, used until that has happened
 */
export function ownAddress(app: FastifyInstance, configured: { host: string; port: number }): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : configured.port;
  const host = isLoopback(configured.host) || EVERYWHERE.has(configured.host) ? 'localhost' : configured.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

import type { FastifyInstance } from 'fastify';
import { isLoopback } from '#core/is-loopback.ts';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

interface Configured {
  publicUrl: string | undefined;
  listen: { host: string; port: number };
}

export const siteAddress = (app: FastifyInstance, { publicUrl, listen }: Configured): string =>
  publicUrl ?? ownAddress(app, listen);

function ownAddress(app: FastifyInstance, configured: { host: string; port: number }): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : configured.port;
  const host = isLoopback(configured.host) || EVERYWHERE.has(configured.host) ? 'localhost' : configured.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { isLoopback } from '#core/is-loopback.ts';

/** What a proxy or a tunnel on this machine adds. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Makes sure that somebody at this machine asks, under a name that it alone has: a page elsewhere can have its own
 * name lead here (DNS rebinding), and the browser then takes what we answer for the page's.
 * @throws AppError `not-found`
 */
export async function requireLocal({ socket, host, headers }: FastifyRequest): Promise<void> {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  const isForwarded = FORWARDING.some((header) => headers[header] !== undefined);
  const peer = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  if (isForwarded || !isLoopback(peer) || !isLoopback(name))
    throw new AppError('not-found', SERVER_MESSAGES.notFound);
}

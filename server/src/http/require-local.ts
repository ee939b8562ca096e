import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { isLoopback } from '#core/is-loopback.ts';

const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Admits this machine alone, by its own name: a foreign page's name may resolve to it (DNS rebinding).
 * @throws AppError `not-found`
 */
export async function requireLocal({ socket, host, headers }: FastifyRequest): Promise<void> {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  const isForwarded = FORWARDING.some((header) => headers[header] !== undefined);
  const peer = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  if (isForwarded || !isLoopback(peer) || !isLoopback(name))
    throw new AppError('not-found', SERVER_MESSAGES.notFound);
}

import type { ServerResponse } from 'node:http';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';
import { limitEach } from '#core/limit-concurrency.ts';
import { settlesWithin } from '#core/settles-within.ts';

interface AnswerBounds {
  /** Of all users, at this moment, if not as many as come: what they hold in memory, and how long the last of them waits, has an end. */
  most?: () => number;
  /** More than the windows of anybody who reads them. */
  mostEach?: number;
  /** Whether this process is so far behind that nothing more should be begun. */
  isBehind?: () => boolean;
}

/** Lets streamed answers be made, a bounded number at a time; one more is refused before anything is done for it. */
export function answersInHand({
  most = () => Infinity,
  mostEach = 20,
  isBehind = () => false,
}: AnswerBounds = {}) {
  const ofOne = limitEach<string | undefined>({ concurrency: mostEach, whenFull: tooMany });
  let inHand = 0;
  return {
    /** @throws AppError `unavailable` when no more are taken */
    admit: async <T>(answer: () => Promise<T>): Promise<T> => {
      if (isBehind() || inHand >= most()) throw busy();
      inHand += 1;
      return answer().finally(() => (inHand -= 1));
    },
    /** @throws AppError `too-many-requests` when this user has as many already */
    admitOf: ofOne,
  };
}

const busy = (): AppError =>
  new AppError('unavailable', SERVER_MESSAGES.answerServiceBusy, { retryAfter: 1 });
const tooMany = (): AppError =>
  new AppError('too-many-requests', SERVER_MESSAGES.tooManyRequests, { retryAfter: 1 });

/** Together with the second for closing streams and the time for the last writes, less than main gives the whole stop. */
const GRACE_MS = 10_000;

/**
 * Lets a stopping server finish the answers under way, as long as the grace lasts, and then drops every
 * connection: one kept alive, a request half sent, or a socket whose client does not end its part of the closing
 * would hold the server open. Call it after all that has streams of its own to close.
 */
export function finishAnswersOnClose(app: FastifyInstance, graceMs = GRACE_MS): void {
  const underWay = new Map<ServerResponse, Promise<void>>();
  app.server.on('request', (_request, response: ServerResponse) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.set(response, promise);
    response.once('close', () => {
      underWay.delete(response);
      resolve();
    });
  });

  app.addHook('preClose', async () => {
    await settlesWithin(Promise.all(underWay.values()), graceMs);
    app.server.closeAllConnections();
    for (const socket of app.websocketServer.clients) socket.terminate();
  });
}

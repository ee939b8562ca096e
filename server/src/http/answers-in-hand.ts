import type { ServerResponse } from 'node:http';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';
import { limitEach } from '#core/limit-concurrency.ts';
import { settlesWithin } from '#core/settles-within.ts';

const MOST_OF_COACH = 100;

interface AnswerBounds {
  most?: number;
  /** Without a label the coach answers. */
  model?: { readonly label: unknown } | undefined;
  mostEach?: number;
  isBehind?: () => boolean;
}

/** Bounds the streamed answers in progress; refuses before any work. */
export function answersInHand({
  most = Infinity,
  model,
  mostEach = 20,
  isBehind = () => false,
}: AnswerBounds = {}) {
  const ofOne = limitEach<string | undefined>({ concurrency: mostEach, whenFull: tooMany });
  let inHand = 0;
  const mostNow = (): number => (model && !model.label ? Math.min(most, MOST_OF_COACH) : most);
  return {
    admit: async <T>(answer: () => Promise<T>): Promise<T> => {
      if (isBehind() || inHand >= mostNow()) throw busy();
      inHand += 1;
      return answer().finally(() => (inHand -= 1));
    },
    admitOf: ofOne,
  };
}

const busy = (): AppError =>
  new AppError('unavailable', SERVER_MESSAGES.answerServiceBusy, { retryAfter: 1 });
const tooMany = (): AppError =>
  new AppError('too-many-requests', SERVER_MESSAGES.tooManyRequests, { retryAfter: 1 });

const GRACE_MS = 10_000;

/**
 * Lets answers finish within the grace when the server closes; then drops every connection, since an idle or
 * half-open one would keep the server open. Call it after whatever closes its own streams.
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

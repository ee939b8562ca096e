import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { settlesWithin } from '#core/settles-within.ts';

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

import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { settlesWithin } from '#core/settles-within.ts';

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

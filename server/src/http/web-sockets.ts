import websocket from '@fastify/websocket';
import { AUDIO } from '@pythia/contracts/limits.ts';
import type { ErrorBody } from '@pythia/contracts/error-body.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Accepts sockets without compression, which costs four times the CPU and 500 KB a connection. Oversized
 * frames are closed with 1009; features close their sockets in `preClose`, with their own codes.
 */
export async function acceptWebSockets(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!route.websocket) return;
    if (route.method !== 'HEAD') route.wsHandler = route.handler as unknown as typeof route.wsHandler;
    route.handler = refusePlainRequest;
    route.websocket = false;
  });
  await app.register(websocket, {
    options: { maxPayload: AUDIO.maxFrameBytes, perMessageDeflate: false },
    preClose: (done) => done(),
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a socket failed');
      socket.close(1011);
    },
  });
}

function refusePlainRequest(_request: FastifyRequest, reply: FastifyReply): void {
  const body = { detail: SERVER_MESSAGES.socketOnly } satisfies ErrorBody;
  reply.code(404).send(body);
}

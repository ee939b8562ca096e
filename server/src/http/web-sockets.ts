import websocket from '@fastify/websocket';
import { AUDIO } from '@pythia/contracts/limits.ts';
import type { ErrorBody } from '@pythia/contracts/error-body.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Accepts sockets without compression, which costs four times the CPU and 500 KB a connection. The library
 * closes oversized frames with 1009; features close theirs in `preClose`, with their codes.
 */
export async function acceptWebSockets(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!route.websocket) return;
    if (route.method !== 'HEAD') route.wsHandler = route.handler as unknown as typeof route.wsHandler;
    route.handler = refusePlainRequest; // the library's answer has no body
    route.websocket = false;
  });
  await app.register(websocket, {
    options: { maxPayload: AUDIO.maxFrameBytes, perMessageDeflate: false },
    preClose: (done) => done(),
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a socket failed');
      socket.close(1011); // no effect where the library closes it, as after an oversized frame
    },
  });
}

function refusePlainRequest(_request: FastifyRequest, reply: FastifyReply): void {
  const body = { detail: SERVER_MESSAGES.socketOnly } satisfies ErrorBody;
  reply.code(404).send(body);
}

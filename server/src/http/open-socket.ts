import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { API_PREFIX } from '@pythia/contracts/endpoint.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { AppError } from '#core/errors.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import { messageSender } from './message-sender.ts';
import { closingFor, type SocketClosing } from './socket-closing.ts';

interface SocketRoute {
  path: string;
  publicUrl: string | undefined;
  serve: (socket: WebSocket, request: FastifyRequest) => Promise<void>;
  closing?: (error: unknown) => SocketClosing;
  onRefusal: () => void;
}

export function openSocket(
  app: FastifyInstance,
  { path, publicUrl, serve, closing: closingOf = closingFor, onRefusal }: SocketRoute,
): void {
  app.route({
    method: 'GET',
    url: API_PREFIX + path,
    websocket: true,
    preValidation: async ({ headers }) => {
      if (isAllowedOrigin(headers.origin, headers.host, publicUrl)) return;
      throw new AppError('forbidden', SERVER_MESSAGES.foreignOrigin);
    },
    handler: async (socket, request) => {
      try {
        await serve(socket, request);
      } catch (error) {
        const closing = closingOf(error);
        if (closing.code === CLOSE.tooManyStreams) onRefusal();
        if (closing.code === CLOSE.engineFailure)
          request.log.error({ err: error }, 'a socket could not be admitted');
        messageSender<{ detail: string }>(socket, request.raw.socket)({ detail: closing.message });
        socket.close(closing.code);
      }
    },
  });
}

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
  /** Below the API prefix. */
  path: string;
  /** Undefined: only the host that a page asks is its own. */
  publicUrl: string | undefined;
  /** Serves one connection; what it throws closes the socket, with its sentence before. */
  serve: (socket: WebSocket, request: FastifyRequest) => Promise<void>;
  /** How a failure of its own closes it. */
  closing?: (error: unknown) => SocketClosing;
  /** Hears of each that a limit refuses. */
  onRefusal: () => void;
}

/** Opens a socket to pages of this origin. Sockets have to be accepted on `app` already. */
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

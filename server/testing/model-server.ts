import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ModelCall {
  /** Example: `POST /api/chat`. */
  route: string;
  /** Undefined: none. */
  body: { messages: { role: string; content: string }[]; [field: string]: unknown } | undefined;
  response: ServerResponse;
  /** Connection closed. */
  closed: Promise<unknown>;
}

type Respond = (call: ModelCall) => void;

export const json =
  (value: unknown): Respond =>
  ({ response }) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

/** Ollama's format. */
export const ollamaLine = (content: string): string =>
  `${JSON.stringify({ model: 'llama3.2', message: { role: 'assistant', content }, done: false })}\n`;

export const ollamaEnd = `${JSON.stringify({
  message: { role: 'assistant', content: '' },
  done: true,
  done_reason: 'stop',
  prompt_eval_count: 26,
  eval_count: 2,
})}\n`;

/** One model that says `Because.` */
export const OLLAMA: Record<string, Respond> = {
  'GET /api/version': json({ version: '0.12.3' }),
  'GET /api/tags': json({ models: [{ name: 'llama3.2:latest', modified_at: '2026-01-01T00:00:00Z' }] }),
  'POST /api/chat': ({ response }) => void response.end(ollamaLine('Because.') + ollamaEnd),
};

/** A real HTTP server with a test's routes; 404 otherwise. */
export async function startModelServer(routes: Record<string, Respond>, port = 0) {
  const calls: ModelCall[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const closed = once(response, 'close');
    const sent = await text(request);
    const route = `${request.method} ${request.url}`;
    const body = sent === '' ? undefined : (JSON.parse(sent) as ModelCall['body']);
    const call = { route, body, response, closed };
    calls.push(call);
    server.emit('call', call);
    const respond = routes[route];
    if (respond) respond(call);
    else response.writeHead(404).end('404 page not found');
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    calls,
    asked: () => calls.filter(({ route }) => route === 'POST /api/chat'),
    nextCall: async (): Promise<ModelCall> => ((await once(server, 'call')) as [ModelCall])[0],
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An origin without a listener. */
export async function nobodysOrigin(): Promise<string> {
  const server = await startModelServer({});
  await server.close();
  return server.origin;
}

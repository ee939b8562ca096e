import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ChatCall {
  url: string;
  headers: IncomingHttpHeaders;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
  response: ServerResponse;
  /** `performance.now()` of the connection's close. */
  closed: Promise<number>;
}

export const chunkEvent = (content: string): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] })}\n\n`;

export const finishEvent = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`;
export const doneEvent = 'data: [DONE]\n\n';

/** Leaves the answer open. */
export function beginAnswer({ response }: ChatCall, ...tokens: string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  for (const token of tokens) response.write(chunkEvent(token));
}

export function answerCall(call: ChatCall, ...tokens: string[]): void {
  beginAnswer(call, ...tokens);
  call.response.end(finishEvent + doneEvent);
}

/** A real HTTP server with OpenAI's streaming, answered by the test. */
export async function startChatService(respond: (call: ChatCall) => void) {
  const calls: ChatCall[] = [];
  const sockets = new Set<unknown>();
  const server = createServer(async (request, response) => {
    sockets.add(request.socket);
    const closed = once(response, 'close').then(() => performance.now());
    const body = JSON.parse(await text(request)) as ChatCall['body'];
    const call = { url: request.url ?? '', headers: request.headers, body, response, closed };
    calls.push(call);
    server.emit('call', call);
    respond(call);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    connections: () => sockets.size,
    nextCall: async (): Promise<ChatCall> => ((await once(server, 'call')) as [ChatCall])[0],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A chat service; the last message ends with its orders as JSON `{id, tokens, firstMs, everyMs}`. Reports
 * closed unfinished answers.
 */
const event = (content: string): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-0123456789',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: 'gpt-4o-mini',
    choices: [{ index: 0, delta: { content }, logprobs: null, finish_reason: null }],
  })}\n\n`;

const server = createServer(async (request, response) => {
  const { messages } = JSON.parse(await text(request)) as { messages: { content: string }[] };
  const { id, tokens, firstMs, everyMs } = JSON.parse(
    /\{[^{}]*\}/.exec(messages.at(-1)?.content ?? '')?.[0] ?? '',
  ) as Record<string, number>;
  let sent = 0;
  let timer: NodeJS.Timeout | undefined;
  const next = (): void => {
    response.write(event(` word${sent++}`));
    if (sent < (tokens ?? 0)) return;
    clearInterval(timer);
    response.end('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
  };
  const begin = (): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    timer = setInterval(next, everyMs);
    next();
  };
  const wait = setTimeout(begin, firstMs);
  response.on('close', () => {
    clearTimeout(wait);
    clearInterval(timer);
    if (!response.writableFinished)
      process.send?.({ cancelled: id, at: Number(process.hrtime.bigint()) / 1e6 });
  });
});

server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on('disconnect', () => process.exit());

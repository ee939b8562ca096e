import { once } from 'node:events';
import type { FastifyReply } from 'fastify';

/**
 * Sends text as it comes, one chunk a piece. The first piece is awaited before the headers, so that
 * a failure up to there is an ordinary error answer; a later one breaks the connection, and the
 * client keeps what arrived.
 * @throws what the source throws before its first piece
 */
export async function sendTextStream(
  reply: FastifyReply,
  source: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const pieces = source[Symbol.asyncIterator]();
  const first = await pieces.next();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no', // nginx would otherwise hold the pieces back
  });
  try {
    for (let piece = first; !piece.done && !signal.aborted; piece = await pieces.next()) {
      if (!raw.write(piece.value)) await once(raw, 'drain', { signal });
    }
    raw.end();
  } catch (error) {
    if (!signal.aborted) reply.log.warn({ err: error }, 'a text stream broke off');
    raw.destroy();
  } finally {
    await pieces.return?.();
  }
}

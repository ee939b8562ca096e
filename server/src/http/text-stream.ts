import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { AppError } from '#core/errors.ts';
import { endWaitBudget } from '#core/wait-budget.ts';

/** A client that reads nothing for so long is gone, or keeps an answer and its service open on purpose. */
const PATIENCE_MS = 30_000;

interface TextStream<Piece> {
  type: string;
  /** Called once for each, in order; what is empty is not sent. */
  textOf: (piece: Piece) => string;
  patienceMs?: number;
}

/**
 * Sends text as it comes, one chunk a piece; a character that is split over two pieces goes with the later
 * one, since half of it cannot be encoded. The first piece that is sent is awaited before the headers, so that
 * a failure up to there is an ordinary error answer; a later one breaks the connection, and the
 * client keeps what arrived.
 * @throws what the source throws before its first piece
 */
export async function sendTextStream<Piece>(
  reply: FastifyReply,
  source: AsyncIterable<Piece>,
  signal: AbortSignal,
  { type, textOf, patienceMs = PATIENCE_MS }: TextStream<Piece>,
): Promise<void> {
  const pieces = source[Symbol.asyncIterator]();
  const nextText = async (): Promise<string | undefined> => {
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
      const text = textOf(piece.value);
      if (text !== '') return text;
    }
    return undefined;
  };
  const first = await nextText();
  endWaitBudget(); // there is no status to say any more
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': type,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no', // nginx would otherwise hold the pieces back
  });
  let half = '';
  try {
    for (let next = first; next !== undefined && !signal.aborted; next = await nextText()) {
      const text = half + next;
      half = ENDS_IN_HALF.test(text) ? text.slice(-1) : '';
      const whole = text.slice(0, text.length - half.length);
      if (whole !== '' && !raw.write(whole)) {
        await once(raw, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) });
      }
    }
    if (signal.aborted) raw.destroy();
    else raw.end(half);
  } catch (error) {
    const level = error instanceof AppError ? 'info' : 'warn'; // what callers may hear of is told of where it arises
    if (!signal.aborted) reply.log[level]({ err: error }, 'a text stream broke off');
    raw.destroy();
  } finally {
    await pieces.return?.();
  }
}

/** The first of the two UTF-16 units of a character beyond U+FFFF. */
const ENDS_IN_HALF = /[\uD800-\uDBFF]$/;

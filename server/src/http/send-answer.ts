import { once } from 'node:events';
import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Endpoint, PlainReply, ReplyOf } from '@pythia/contracts/endpoint.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyReply } from 'fastify';
import { AppError } from '#core/errors.ts';
import { endWaitBudget } from '#core/wait-budget.ts';

/** What a handler answers where the reply is no JSON. */
interface PlainAnswers extends Record<PlainReply, unknown> {
  'answer-stream': AsyncIterable<AnswerPart>;
  nothing: void;
  /** `name`: one that no other bytes will ever have, so that a browser may keep them. */
  bytes: { type: string; bytes: Uint8Array; name?: string };
  /** Pieces of one JSON document. */
  download: { fileName: string; pieces: AsyncIterable<string> };
  html: string;
  /** An address, ours or another's. */
  redirect: string;
}

export type Answer<E extends Endpoint> = E['reply'] extends PlainReply
  ? PlainAnswers[E['reply']]
  : ReplyOf<E>;

/** Nothing that depends on who calls is kept by a cache, but for bytes with a name, in the caller's browser. */
export function sendAnswer(
  endpoint: Endpoint,
  reply: FastifyReply,
  answer: unknown,
  signal: AbortSignal,
): unknown {
  reply.header('cache-control', 'no-store');
  const as = <K extends PlainReply>(_kind: K): PlainAnswers[K] => answer as PlainAnswers[K];
  switch (endpoint.reply) {
    case 'answer-stream':
      return sendTextStream(reply, as(endpoint.reply), signal, answerFormat(reply.request.headers.accept));
    case 'nothing':
      return reply.code(204).send();
    case 'bytes':
      return sendBytes(reply, as(endpoint.reply));
    case 'download':
      reply.header('content-disposition', `attachment; filename="${as(endpoint.reply).fileName}"`);
      return sendTextStream(reply, as(endpoint.reply).pieces, signal, {
        type: 'application/json; charset=utf-8',
        textOf: (piece) => piece,
      });
    case 'html':
      return reply.type('text/html; charset=utf-8').send(as(endpoint.reply));
    case 'redirect':
      return reply.redirect(as(endpoint.reply), 303);
    default:
      return reply.code(endpoint.status ?? 200).send(answer);
  }
}

const KEPT_SECONDS = 7 * 24 * 3_600;

function sendBytes(reply: FastifyReply, { type, bytes, name }: PlainAnswers['bytes']): unknown {
  if (name === undefined) return reply.type(type).send(bytes);
  const etag = `"${name}"`;
  reply.header('etag', etag);
  reply.header('cache-control', `private, max-age=${KEPT_SECONDS}, immutable`);
  if (reply.request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(bytes);
}

/** How the parts of an answer are written, by what a caller accepts: as events where that is named, else as plain text. */
const answerFormat = (accept = '') =>
  accept.includes(EVENTS)
    ? { type: EVENTS, textOf: asEvent }
    : { type: 'text/plain; charset=utf-8', textOf: plainText() };

const EVENTS = 'text/event-stream';

/** JSON has no line breaks, so that one line of data holds it. */
const asEvent = ({ type, ...data }: AnswerPart): string =>
  `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Behind a rule stands what is not said: the note, and the stories on offer as a list. Plain text has no last word: where
 * the answer broke off, the connection does.
 * @throws AppError `upstream-failed`
 */
function plainText(): (part: AnswerPart) => string {
  let before = RULE.trimStart();
  return (part) => {
    if (part.type === 'text') before = RULE;
    if (part.type === 'text') return part.text;
    if (part.type === 'end' && part.cut === 'broken')
      throw new AppError('upstream-failed', MESSAGES.answerServiceFailed);
    if (part.type !== 'alternative' && part.type !== 'note') return '';
    const written = before + (part.type === 'note' ? part.text : `- ${part.text}`);
    before = '\n';
    return written;
  };
}

const RULE = '\n\n---\n\n';

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

import { once } from 'node:events';
import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { ANSWER_HEADERS } from '@pythia/contracts/answerer.ts';
import type { Endpoint, PlainReply, ReplyOf } from '@pythia/contracts/endpoint.ts';
import type { Happening } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyReply } from 'fastify';
import { AppError } from '#core/errors.ts';
import { endWaitBudget } from '#core/wait-budget.ts';

interface PlainAnswers extends Record<PlainReply, unknown> {
  'answer-stream': AsyncIterable<AnswerPart>;
  nothing: void;
  bytes: { type: string; bytes: Uint8Array; name?: string };
  download: { fileName: string; pieces: AsyncIterable<string> };
  html: string;
  redirect: string;
}

export type HandlerAnswer<E extends Endpoint> = E['reply'] extends PlainReply
  ? PlainAnswers[E['reply']]
  : ReplyOf<E>;

type AnsweredBy = Pick<Extract<Happening, { kind: 'answer' }>, 'answered_by' | 'stood_in' | 'source'>;

export interface AnswerHeaders {
  onExchange: (id: string) => void;
  onAnswerer: (by: AnsweredBy) => void;
}

/** Refusals have them, too. */
export const answerHeaders = (reply: FastifyReply): AnswerHeaders => ({
  onExchange: (id) => void reply.header(ANSWER_HEADERS.exchangeId, id),
  onAnswerer: ({ answered_by, stood_in, source }) => {
    reply.header(ANSWER_HEADERS.answeredBy, encodeURIComponent(answered_by ?? ''));
    if (stood_in) reply.header(ANSWER_HEADERS.stoodIn, stood_in);
    if (source) reply.header(ANSWER_HEADERS.source, encodeURIComponent(source));
  },
});

/** Nothing is cached, as it depends on the caller; named bytes stay in the caller's browser. */
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

const answerFormat = (accept = '') =>
  accept.includes(EVENTS)
    ? { type: EVENTS, textOf: asEvent }
    : { type: 'text/plain; charset=utf-8', textOf: plainText() };

const EVENTS = 'text/event-stream';

/** JSON has no line breaks, so one `data` line holds it. */
const asEvent = ({ type, ...data }: AnswerPart): string =>
  `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * A rule separates the note and other stories, which are not spoken. A broken answer breaks the connection,
 * as plain text has no end mark.
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

/** A client that reads nothing for so long is gone, or blocks a service on purpose. */
const PATIENCE_MS = 30_000;

interface TextStream<Piece> {
  type: string;
  textOf: (piece: Piece) => string;
  patienceMs?: number;
}

/**
 * Sends text as it comes; half a surrogate pair waits for the next piece. Headers follow the first piece, so
 * earlier failures are ordinary errors; later ones break the connection.
 * @throws the source's error before its first piece
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
  endWaitBudget();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': type,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no', // otherwise nginx buffers
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
    const level = error instanceof AppError ? 'info' : 'warn';
    if (!signal.aborted) reply.log[level]({ err: error }, 'a text stream broke off');
    raw.destroy();
  } finally {
    await pieces.return?.();
  }
}

const ENDS_IN_HALF = /[\uD800-\uDBFF]$/;

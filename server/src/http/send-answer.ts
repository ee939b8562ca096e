import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Endpoint, PlainReply, ReplyOf } from '@pythia/contracts/endpoint.ts';
import type { FastifyReply } from 'fastify';
import { answerFormat } from './answer-format.ts';
import { sendTextStream } from './text-stream.ts';

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

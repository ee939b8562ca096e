import { Readable } from 'node:stream';
import type { Endpoint, PlainReply, ReplyOf } from '@pythia/contracts/endpoint.ts';
import type { FastifyReply } from 'fastify';
import { sendTextStream } from './text-stream.ts';

/** What a handler answers where the reply is no JSON. */
interface PlainAnswers extends Record<PlainReply, unknown> {
  'text-stream': AsyncIterable<string>;
  nothing: void;
  bytes: { type: string; bytes: Uint8Array };
  /** Pieces of one JSON document. */
  download: { fileName: string; pieces: AsyncIterable<string> };
  html: string;
  /** An address, ours or another's. */
  redirect: string;
}

export type Answer<E extends Endpoint> = E['reply'] extends PlainReply
  ? PlainAnswers[E['reply']]
  : ReplyOf<E>;

/** Nothing that depends on who calls is kept by a cache. */
export function sendAnswer(
  endpoint: Endpoint,
  reply: FastifyReply,
  answer: unknown,
  signal: AbortSignal,
): unknown {
  reply.header('cache-control', 'no-store');
  const as = <K extends PlainReply>(_kind: K): PlainAnswers[K] => answer as PlainAnswers[K];
  switch (endpoint.reply) {
    case 'text-stream':
      return sendTextStream(reply, as(endpoint.reply), signal);
    case 'nothing':
      return reply.code(204).send();
    case 'bytes':
      return reply.type(as(endpoint.reply).type).send(as(endpoint.reply).bytes);
    case 'download':
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${as(endpoint.reply).fileName}"`)
        .send(Readable.from(as(endpoint.reply).pieces));
    case 'html':
      return reply.type('text/html; charset=utf-8').send(as(endpoint.reply));
    case 'redirect':
      return reply.redirect(as(endpoint.reply), 303);
    default:
      return reply.code(endpoint.status ?? 200).send(answer);
  }
}

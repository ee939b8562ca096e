import type { Endpoint, PlainReply, ReplyOf } from '@pythia/contracts/endpoint.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError } from './api-error.ts';
import { request, type RequestOptions } from './request.ts';

export type Readable = Endpoint & { reply: Exclude<Endpoint['reply'], Exclude<PlainReply, 'nothing'>> };

/** Throws ApiError, or the signal's reason; empty replies are undefined. */
export async function call<E extends Readable>(endpoint: E, options: RequestOptions<E>): Promise<ReplyOf<E>> {
  const response = await request(endpoint, options);
  if (endpoint.reply === 'nothing') return undefined as ReplyOf<E>;
  const { status, statusText } = response;
  const reply = endpoint.reply.safeParse(await response.json().catch(() => undefined));
  options.signal?.throwIfAborted();
  if (!reply.success) {
    throw new ApiError({ kind: 'shape', status, statusText, detail: MESSAGES.invalidResponse });
  }
  return reply.data as ReplyOf<E>;
}

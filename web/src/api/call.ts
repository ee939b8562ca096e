import type { Endpoint, PlainReply, ReplyOf } from '@pythia/contracts/endpoint.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError } from './api-error.ts';
import { request, type RequestOptions } from './request.ts';

/** Scripts read these replies; pages, bytes and redirects are the browser's. */
export type Readable = Endpoint & { reply: Exclude<Endpoint['reply'], Exclude<PlainReply, 'nothing'>> };

/**
 * Calls and validates; undefined for empty replies, any 2xx succeeds. Throws ApiError, or the signal's reason.
 */
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

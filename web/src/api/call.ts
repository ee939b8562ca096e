import type { Endpoint, ReplyOf } from '@pythia/contracts/endpoint.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError } from './api-error.ts';
import { request, type RequestOptions } from './request.ts';

/** One call and its answer, checked against the contract. Throws ApiError, or the signal's reason. */
export async function call<E extends Endpoint & { reply: Exclude<Endpoint['reply'], 'text-stream'> }>(
  endpoint: E,
  options: RequestOptions<E>,
): Promise<ReplyOf<E>> {
  const response = await request(endpoint, options);
  const { status, statusText } = response;
  if (status !== 200) throw new ApiError({ kind: 'shape', status, statusText });
  const reply = endpoint.reply.safeParse(await response.json().catch(() => undefined));
  options.signal?.throwIfAborted();
  if (!reply.success) {
    throw new ApiError({ kind: 'shape', status, statusText, detail: MESSAGES.invalidResponse });
  }
  return reply.data as ReplyOf<E>;
}

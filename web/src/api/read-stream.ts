import type { Endpoint } from '@pythia/contracts/endpoint.ts';
import { ApiError } from './api-error.ts';
import { request, type RequestOptions } from './request.ts';

export type StreamOptions<E extends Endpoint> = RequestOptions<E> & {
  /** Called before the first piece. */
  onHeaders?: (headers: Headers) => void;
};

/**
 * Streamed text. Throws ApiError before the first piece on refusal, after the last on a broken connection;
 * leaving the loop or aborting cancels.
 */
export async function* streamText<E extends Endpoint & { reply: 'answer-stream' }>(
  endpoint: E,
  options: StreamOptions<E>,
): AsyncGenerator<string, void, void> {
  const response = await request(endpoint, options);
  options.onHeaders?.(response.headers);
  if (!response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    while (true) {
      const { done, value } = await reader.read();
      const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
      if (text) yield text;
      if (done) return;
    }
  } catch {
    options.signal?.throwIfAborted();
    throw new ApiError({ kind: 'network', status: response.status });
  } finally {
    void reader.cancel().catch(() => {}); // closed or broken already
  }
}

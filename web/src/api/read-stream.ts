import type { Endpoint } from '@pythia/contracts/endpoint.ts';
import { ApiError } from './api-error.ts';
import { request, type RequestOptions } from './request.ts';

export type StreamOptions<E extends Endpoint> = RequestOptions<E> & {
  onHeaders?: (headers: Headers) => void;
};

/** Text as it streams. Throws ApiError when refused or broken off; leaving the loop cancels. */
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
    void reader.cancel().catch(() => {});
  }
}

import type { Endpoint } from '@pythia/contracts/endpoint.ts';
import { ApiError } from './api-error.ts';
import { request, type RequestOptions } from './request.ts';

export type DownloadOptions<E extends Endpoint> = RequestOptions<E> & {
  onProgress?: (bytes: number) => void;
};

export async function download<E extends Endpoint & { reply: 'download' }>(
  endpoint: E,
  options: DownloadOptions<E>,
): Promise<File> {
  const response = await request(endpoint, options);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const piece of piecesOf(response)) {
      pieces.push(piece);
      bytes += piece.length;
      options.onProgress?.(bytes);
    }
  } catch {
    options.signal?.throwIfAborted();
    throw new ApiError({ kind: 'network', status: response.status });
  }
  const type = response.headers.get('content-type') ?? '';
  return new File(pieces, fileName(response.headers.get('content-disposition')), { type });
}

/** Some browsers cannot iterate bodies. */
async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  if (!body) return;
  const reader = body.getReader();
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

const fileName = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';

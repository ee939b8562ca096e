import { request } from 'undici';
import type { z } from 'zod';

const MAX_BYTES = 1_000_000;

/**
 * GETs JSON from a local address, without redirects.
 * @returns undefined for another shape: some other program listens there
 */
export async function readJson<T extends z.ZodType>(
  url: string,
  shape: T,
  signal: AbortSignal,
): Promise<z.output<T> | undefined> {
  try {
    const { statusCode, body } = await request(url, { signal, headers: { accept: 'application/json' } });
    const text = await readBounded(body);
    if (statusCode !== 200 || text === undefined) return undefined;
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function readBounded(body: AsyncIterable<Buffer>): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

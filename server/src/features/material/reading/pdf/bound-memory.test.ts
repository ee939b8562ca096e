import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boundMemory, wasRefused } from './bound-memory.ts';

const MEGABYTE = 1_024 * 1_024;
const own = { Uint8Array, DecompressionStream };
beforeEach(() => boundMemory());
afterEach(() => void Object.assign(globalThis, own));

/** @returns bytes before the refusal */
async function unpack(megabytes: number): Promise<number> {
  const packed = new Blob([deflateSync(Buffer.alloc(megabytes * MEGABYTE, ' '))]).stream();
  let bytes = 0;
  for await (const piece of packed.pipeThrough(new DecompressionStream('deflate'))) bytes += piece.length;
  return bytes;
}

test('streams that are small enough each are refused when all of them are too much', async () => {
  for (let stream = 0; stream < 4; stream += 1) expect(await unpack(60)).toBe(60 * MEGABYTE);
  expect(wasRefused()).toBe(false);
  await expect(unpack(60)).rejects.toThrow('too large unpacked');
  expect(wasRefused()).toBe(true);
  expect(() => new Uint8Array(MEGABYTE)).toThrow('too large unpacked');
  expect(new Uint8Array(1_000)).toHaveLength(1_000);
}, 60_000); // 300 MB, on a busy machine

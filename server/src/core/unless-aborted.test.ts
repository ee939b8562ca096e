import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { unlessAborted } from './unless-aborted.ts';

const refusal = (): Error => new Error('stopped');
const never = new Promise<never>(() => {});

test('work that is done leaves nothing at the signal', async () => {
  const { signal } = new AbortController();
  expect(await unlessAborted(Promise.resolve('done'), signal, refusal)).toBe('done');
  await expect(unlessAborted(Promise.reject(new Error('failed')), signal, refusal)).rejects.toThrow('failed');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('work that hangs is left when the signal aborts, or has aborted before', async () => {
  const stopping = new AbortController();
  const left = unlessAborted(never, stopping.signal, refusal);
  stopping.abort();
  await expect(left).rejects.toThrow('stopped');
  await expect(unlessAborted(never, stopping.signal, refusal)).rejects.toThrow('stopped');
});

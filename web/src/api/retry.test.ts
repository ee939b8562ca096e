import { expect, test, vi } from 'vitest';
import { retry } from './retry.ts';

const FAILURE = new Error('no');
const { signal } = new AbortController();
const policy = { retries: () => true, pause: async () => {}, signal };

test('a call is made until it succeeds', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(FAILURE).mockResolvedValueOnce('yes');
  expect(await retry(call, policy)).toBe('yes');
  expect(call).toHaveBeenCalledTimes(2);
});

test('a call is given up when its policy says so', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(FAILURE);
  await expect(retry(call, { ...policy, retries: () => call.mock.calls.length < 3 })).rejects.toBe(FAILURE);
  expect(call).toHaveBeenCalledTimes(3);
});

test.each(['while it is made', 'in a pause'])(
  'a call that nobody wants any more, %s, is not made again',
  async (when) => {
    const stop = new AbortController();
    const end = (moment: string) => moment === when && stop.abort();
    const call = vi.fn<() => Promise<string>>(async () => {
      end('while it is made');
      throw FAILURE;
    });
    const pause = async () => void end('in a pause');
    await expect(retry(call, { ...policy, pause, signal: stop.signal })).rejects.toBeDefined();
    expect(call).toHaveBeenCalledOnce();
  },
);

test('a reply that nobody wants any more is not given', async () => {
  const stop = new AbortController();
  const call = async () => stop.abort();
  await expect(retry(call, { ...policy, signal: stop.signal })).rejects.toBe(stop.signal.reason);
});

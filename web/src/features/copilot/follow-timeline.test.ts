import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { followTimeline } from './follow-timeline.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

/** When the timeline was asked for in the first minute, in milliseconds, by a server that always fails so. */
async function triesOf(error: ApiError): Promise<number[]> {
  const tries: number[] = [];
  const stop = new AbortController();
  const following = followTimeline({
    after: 0,
    read: () => {
      tries.push(Date.now());
      return Promise.reject(error);
    },
    onPage: () => {},
    awaitsMore: () => true,
    signal: stop.signal,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  stop.abort();
  await expect(following).rejects.toBe(stop.signal.reason);
  return tries;
}

it('asks again ever more rarely while there is no answer, and not with every other window at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(await triesOf(new ApiError({ kind: 'network' }))).toEqual(
    [0, 1, 3, 7, 15, 31].map((s) => s * 1_000),
  );
  vi.setSystemTime(0);
  vi.mocked(Math.random).mockReturnValue(0.5);
  expect(await triesOf(new ApiError({ kind: 'network' }))).toEqual([
    0, 900, 2_700, 6_300, 13_500, 27_900, 56_700,
  ]);
});

it('asks no more once it is refused, and says so', async () => {
  const refusal = new ApiError({ kind: 'http', status: 404 });
  const read = vi.fn<() => Promise<never>>(() => Promise.reject(refusal));
  const { signal } = new AbortController();
  const following = followTimeline({ after: 0, read, onPage: () => {}, awaitsMore: () => true, signal });
  await expect(following).rejects.toBe(refusal);
  expect(read).toHaveBeenCalledOnce();
});

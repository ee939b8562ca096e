import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

const full = new Error('full');

function gate() {
  const gates: PromiseWithResolvers<string>[] = [];
  const work = () => {
    const next = Promise.withResolvers<string>();
    gates.push(next);
    return next.promise;
  };
  return { gates, work };
}

test('runs so many at once, lets so many wait in line, and refuses the rest', async () => {
  const limited = limitConcurrency({ concurrency: 2, maxWaiting: 1, whenFull: () => full });
  const { gates, work } = gate();
  const first = limited(work);
  const second = limited(work);
  const third = limited(work);
  await expect(limited(work)).rejects.toBe(full);
  expect(gates).toHaveLength(2);

  gates[1]?.resolve('second');
  expect(await second).toBe('second');
  await Promise.resolve();
  expect(gates).toHaveLength(3);
  const fourth = limited(work); // the third took over the free place, so that this one waits
  await expect(limited(work)).rejects.toBe(full);
  expect(gates).toHaveLength(3);
  gates[0]?.resolve('first');
  gates[2]?.resolve('third');
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
  gates[3]?.resolve('fourth');
  expect(await fourth).toBe('fourth');
});

test('who came first runs first', async () => {
  const limited = limitConcurrency({ concurrency: 1, maxWaiting: 3, whenFull: () => full });
  const begun: string[] = [];
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => limited(async () => begun.push(name))));
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('work whose caller left while it waited is not begun, and what waits behind it is', async () => {
  const limited = limitConcurrency({ concurrency: 1, maxWaiting: 2, whenFull: () => full });
  const { gates, work } = gate();
  const left = new AbortController();
  const ended = Promise.allSettled([
    limited(work),
    limited(async () => 'unwanted', left.signal),
    limited(async () => 'last'),
  ]);
  left.abort(new Error('left'));
  gates[0]?.resolve('first');
  expect(await ended).toMatchObject([{ value: 'first' }, { reason: { message: 'left' } }, { value: 'last' }]);
});

test('work that fails makes room like any other', async () => {
  const limited = limitConcurrency({ concurrency: 1, maxWaiting: 1, whenFull: () => full });
  const failed = limited(() => Promise.reject(new Error('broken')));
  const next = limited(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await limited(async () => 'again')).toBe('again');
});

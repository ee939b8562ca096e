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
  const fourth = limited(work); // the third took the free place
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

test('who leaves the line makes room in it at once, and the work is not begun', async () => {
  const limited = limitConcurrency({ concurrency: 1, maxWaiting: 1, whenFull: () => full });
  const { gates, work } = gate();
  const left = new AbortController();
  const first = limited(work);
  const unwanted = limited(work, left.signal);
  left.abort(new Error('left'));
  await expect(unwanted).rejects.toThrow('left');
  const last = limited(async () => 'last');
  gates[0]?.resolve('first');
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
  expect(gates).toHaveLength(1);
});

test('who has left before coming takes no place in the line', async () => {
  const limited = limitConcurrency({ concurrency: 1, maxWaiting: 1, whenFull: () => full });
  const { gates, work } = gate();
  const first = limited(work);
  await expect(limited(work, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  const last = limited(async () => 'last');
  gates[0]?.resolve('first');
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
  expect(gates).toHaveLength(1);
});

test('work that fails makes room like any other', async () => {
  const limited = limitConcurrency({ concurrency: 1, maxWaiting: 1, whenFull: () => full });
  const failed = limited(() => Promise.reject(new Error('broken')));
  const next = limited(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await limited(async () => 'again')).toBe('again');
});

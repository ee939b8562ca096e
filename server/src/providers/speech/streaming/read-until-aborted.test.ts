import { expect, test } from 'vitest';
import { readUntilAborted } from './read-until-aborted.ts';
import { collect } from '../testing/audio-sources.ts';

test('passes everything on', async () => {
  const source = (async function* () {
    yield* [1, 2, 3];
  })();
  expect(await collect(readUntilAborted(source, new AbortController().signal))).toEqual([1, 2, 3]);
});

test('ends on abort even while the source is silent', async () => {
  const stop = new AbortController();
  const source = (async function* () {
    yield 1;
    await new Promise<never>(() => undefined);
  })();
  const read: number[] = [];
  for await (const one of readUntilAborted(source, stop.signal)) {
    read.push(one);
    setImmediate(() => stop.abort());
  }
  expect(read).toEqual([1]);
});

test('tells the source that it is no longer read', async () => {
  const returned = Promise.withResolvers<void>();
  const source = (async function* () {
    try {
      for (;;) yield 1;
    } finally {
      returned.resolve();
    }
  })();
  for await (const _ of readUntilAborted(source, new AbortController().signal)) break;
  await returned.promise;
  expect((await source.next()).done).toBe(true);
});

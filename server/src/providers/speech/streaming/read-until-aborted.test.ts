import { expect, test } from 'vitest';
import { readUntilAborted } from './read-until-aborted.ts';

async function* silentAfterOne() {
  yield 1;
  await new Promise<never>(() => undefined);
}

async function* failing() {
  yield 1;
  throw new Error('unplugged');
}

const tooFull = (): never => {
  throw new Error('full');
};

const neverAborts = new AbortController().signal;

async function* numbers(...all: number[]) {
  yield* all;
}

test('passes everything on', async () => {
  const read: number[] = [];
  await readUntilAborted(numbers(1, 2, 3), neverAborts, (one) => void read.push(one));
  expect(read).toEqual([1, 2, 3]);
});

test('asks for no more until what was taken has settled', async () => {
  let asked = 0;
  async function* counting() {
    while (asked < 3) yield ++asked;
  }
  const room = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const reading = readUntilAborted(counting(), neverAborts, () => {
    taken.resolve();
    return room.promise;
  });
  await taken.promise;
  await new Promise(setImmediate); // longer than an asked source's delay
  expect(asked).toBe(1);
  room.resolve();
  await reading;
  expect(asked).toBe(3);
});

test('ends on abort even while the source is silent', async () => {
  const stop = new AbortController();
  const read: number[] = [];
  await readUntilAborted(silentAfterOne(), stop.signal, (one) => {
    read.push(one);
    setImmediate(() => stop.abort());
  });
  expect(read).toEqual([1]);
});

test('passes nothing on that comes after the abort', async () => {
  const stop = new AbortController();
  const goOn = Promise.withResolvers<void>();
  async function* late() {
    await goOn.promise;
    yield 1;
  }
  const source = late();
  const read: number[] = [];
  const reading = readUntilAborted(source, stop.signal, (one) => void read.push(one));
  stop.abort();
  await reading;
  goOn.resolve();
  await source.return(undefined); // waits behind the request
  expect(read).toEqual([]);
});

test('passes on what the source throws', async () => {
  await expect(readUntilAborted(failing(), neverAborts, () => undefined)).rejects.toThrow('unplugged');
});

test('tells the source that it is no longer read, when what takes fails and when it is aborted', async () => {
  const stop = new AbortController();
  const aborting = (): undefined => {
    stop.abort();
  };
  for (const take of [tooFull, aborting]) {
    const returned = Promise.withResolvers<void>();
    const source = (async function* () {
      try {
        for (;;) yield 1;
      } finally {
        returned.resolve();
      }
    })();
    await readUntilAborted(source, stop.signal, take).catch(() => {});
    await returned.promise;
    expect((await source.next()).done).toBe(true);
  }
});

import { expect, test } from 'vitest';
import { type ReadSlice, SliceSize } from './slice-size.ts';

/** Milliseconds: of any call, of a token at the first position, of a token for each position before it. */
interface Machine {
  call: number;
  token: number;
  attention: number;
}

/** Reads tokens from a position on; slice by slice. */
function read(size: SliceSize, { call, token, attention }: Machine, from: number, to: number) {
  const slices: ReadSlice[] = [];
  for (let position = from; position < to; position += slices.at(-1)!.tokens) {
    const tokens = Math.min(size.at(position), to - position);
    const slice = { position, tokens, tookMs: call + tokens * (token + attention * position) };
    size.learn(slice);
    slices.push(slice);
  }
  return slices;
}

const longestMs = (slices: readonly ReadSlice[]): number => Math.max(...slices.map(({ tookMs }) => tookMs));

test.each<[string, Machine]>([
  ['a quick machine', { call: 10, token: 0.3, attention: 0.0003 }],
  ['this small model on one core', { call: 15, token: 3, attention: 0.004 }],
  ['a weak machine', { call: 30, token: 8, attention: 0.002 }],
  ['a model whose weights take long to pass', { call: 45, token: 12, attention: 0.0002 }],
])('no slice takes over 100 ms on %s, however far into the context', (_name, machine) => {
  expect(longestMs(read(new SliceSize(), machine, 0, 4_000))).toBeLessThanOrEqual(100);
});

test('a quick machine reads the longest slices soon', () => {
  const slices = read(new SliceSize(), { call: 10, token: 0.3, attention: 0 }, 0, 1_000);
  expect(slices[12]).toMatchObject({ tokens: 64 });
});

test('a leap far into the context takes no longer slice', () => {
  const machine = { call: 15, token: 3, attention: 0.004 };
  const size = new SliceSize();
  read(size, machine, 0, 200);
  expect(longestMs(read(size, machine, 4_000, 4_100))).toBeLessThanOrEqual(100);
});

test('the last few tokens of a prompt do not make the next slice small', () => {
  const size = new SliceSize();
  read(size, { call: 10, token: 0.3, attention: 0 }, 0, 1_000);
  size.learn({ position: 1_000, tokens: 2, tookMs: 11 });
  expect(size.at(1_002)).toBeGreaterThan(60);
});

test('a slice that took long while others wanted the machine is followed by a shorter one', () => {
  const size = new SliceSize();
  read(size, { call: 10, token: 0.3, attention: 0 }, 0, 1_000);
  size.learn({ position: 1_000, tokens: 64, tookMs: 320 });
  expect(size.at(1_064)).toBeLessThanOrEqual(16);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Processor {
  port: { onmessage: (event: { data: unknown }) => void };
  process(inputs: Float32Array[][]): boolean;
}

let posted: Float32Array[];
let worklet: Processor;
beforeEach(async () => {
  const registered = Promise.withResolvers<new () => Processor>();
  vi.stubGlobal(
    'AudioWorkletProcessor',
    class {
      port = {};
    },
  );
  vi.stubGlobal('registerProcessor', (_name: string, made: new () => Processor) => registered.resolve(made));
  vi.resetModules();
  await import(new URL('./pcm-worklet.ts', import.meta.url).href); // a script: it exports nothing
  worklet = new (await registered.promise)();
  posted = [];
  worklet.port.onmessage({ data: { postMessage: (block: Float32Array) => posted.push(block) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Numbers in their order, in quanta of these lengths; null: nothing plays. @returns what was passed on */
function hear(...quanta: (number | null)[]): number[] {
  let next = 1;
  for (const length of quanta) {
    const samples = length === null ? undefined : Float32Array.from({ length }, () => next++);
    expect(worklet.process([samples ? [samples] : []])).toBe(true);
  }
  return posted.flatMap((block) => [...block]);
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

test.each([64, 100, 128, 256, 441, 512, 1_024, 2_048])(
  'quanta of %i samples are passed on whole, in blocks of 768',
  (quantum) => {
    const count = Math.ceil(7_680 / quantum);
    const heard = hear(...Array<number>(count).fill(quantum));
    expect(posted.every(({ length }) => length === 768)).toBe(true);
    expect(heard).toEqual(upTo(Math.floor((count * quantum) / 768) * 768));
  },
);

test('while nothing plays time goes on by quanta as they were', () => {
  expect(hear(256, null, 256)).toEqual([
    ...upTo(256),
    ...Array<number>(256).fill(0),
    ...upTo(512).slice(256),
  ]);
});

test('before anything has played a quantum is the usual one', () => {
  expect(hear(null, null, null, null, null, null)).toEqual(Array<number>(768).fill(0));
});

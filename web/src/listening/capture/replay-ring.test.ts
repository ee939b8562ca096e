import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReplayRing } from './replay-ring.ts';

/** Samples that carry their own position, so that a gap or a repetition shows. */
const counting = (from: number, length: number) => Int16Array.from({ length }, (_, i) => from + i);

test('gives out what was written, in order, then nothing', () => {
  const ring = new ReplayRing(100);
  ring.write(counting(0, 30));
  expect(ring.next(20)).toEqual(counting(0, 20));
  expect(ring.next(20)).toEqual(counting(20, 10));
  expect(ring.next(20)).toBeUndefined();
});

test('after a reconnect it starts from the first unheard sample, even in the middle of a frame', () => {
  const ring = new ReplayRing(100);
  ring.write(counting(0, 60));
  ring.next(40);
  ring.acknowledge(25);
  ring.rewind();
  expect(ring.next(100)).toEqual(counting(25, 35));
});

test('the count of a second connection starts at 0', () => {
  const ring = new ReplayRing(100);
  ring.write(counting(0, 60));
  ring.next(40);
  ring.acknowledge(40);
  ring.rewind();
  ring.next(20);
  ring.acknowledge(5);
  ring.rewind();
  expect(ring.next(100)).toEqual(counting(45, 15));
});

test('what no connection could take in time is lost, and told when the next one begins', () => {
  const ring = new ReplayRing(50);
  ring.write(counting(0, 80));
  expect(ring.takeLost()).toBe(0);
  ring.rewind();
  expect(ring.takeLost()).toBe(30);
  expect(ring.takeLost()).toBe(0);
  expect(ring.next(100)).toEqual(counting(30, 50));
});

test('what was sent and not heard is lost when its connection breaks after it was overwritten', () => {
  const ring = new ReplayRing(50);
  ring.write(counting(0, 40));
  ring.next(40);
  ring.acknowledge(10);
  ring.write(counting(40, 40));
  ring.rewind();
  expect(ring.takeLost()).toBe(20);
  expect(ring.next(100)).toEqual(counting(30, 50));
});

test('a sentence longer than the ring is not lost while its connection lives', () => {
  const ring = new ReplayRing(50);
  for (let n = 0; n < 10; n++) {
    ring.write(counting(n * 20, 20));
    expect(ring.next(100)).toEqual(counting(n * 20, 20));
  }
  ring.acknowledge(200);
  ring.rewind();
  expect(ring.takeLost()).toBe(0);
});

test('a connection that is too slow loses much at once, told after what it was given before is heard', () => {
  const ring = new ReplayRing(50, 30);
  ring.write(counting(0, 20));
  ring.next(20);
  ring.write(counting(20, 55)); // 25 to 74 are kept
  expect(ring.next(10)).toEqual(counting(55, 10));
  ring.acknowledge(19);
  expect(ring.takeLost()).toBe(0);
  ring.acknowledge(20);
  expect(ring.takeLost()).toBe(35);
  ring.rewind();
  expect(ring.next(100)).toEqual(counting(55, 20));
  expect(ring.takeLost()).toBe(0);
});

test('a server that claims to have heard more than it was given is not believed', () => {
  const ring = new ReplayRing(100);
  ring.write(counting(0, 60));
  ring.next(10);
  ring.acknowledge(1_000_000);
  ring.rewind();
  expect(ring.next(100)).toEqual(counting(10, 50));
});

test('what is in flight is what was given and not confirmed', () => {
  const ring = new ReplayRing(100);
  ring.write(counting(0, 60));
  ring.next(40);
  ring.acknowledge(15);
  expect(ring.inFlight).toBe(25);
  ring.rewind();
  expect(ring.inFlight).toBe(0);
});

type Step = { do: 'speak' | 'send' | 'confirm' | 'reconnect'; amount: number };

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('speak', 'send', 'confirm', 'reconnect'),
    amount: fc.integer({ min: 0, max: 40 }),
  }),
  { maxLength: 120 },
);

/** Plays the steps against a server that confirms some prefix of what arrived; returns each connection's samples. */
function play(script: Step[], capacity: number) {
  const ring = new ReplayRing(capacity, 0);
  const connections: { received: number[]; confirmed: number }[] = [{ received: [], confirmed: 0 }];
  let spoken = 0;
  for (const step of script) {
    const current = connections.at(-1)!;
    if (step.do === 'speak') {
      ring.write(counting(spoken, step.amount));
      spoken += step.amount;
    } else if (step.do === 'send') {
      current.received.push(...(ring.next(step.amount) ?? []));
    } else if (step.do === 'confirm') {
      current.confirmed = Math.min(current.received.length, current.confirmed + step.amount);
      ring.acknowledge(current.confirmed);
    } else {
      ring.rewind();
      connections.push({ received: [], confirmed: 0 });
    }
  }
  connections.at(-1)!.received.push(...(ring.next(capacity) ?? []));
  return { ring, spoken, connections };
}

test('within its bound, every sample arrives, and none twice beyond what was unconfirmed', () => {
  fc.assert(
    fc.property(steps, (script) => {
      const { ring, spoken, connections } = play(script, 10_000);
      const kept = connections.flatMap(({ received, confirmed }, i) =>
        i === connections.length - 1 ? received : received.slice(0, confirmed),
      );
      expect(kept).toEqual([...counting(0, spoken)]);
      expect(ring.takeLost()).toBe(0);
    }),
  );
});

test('beyond its bound, no confirmed sample is sent again and the newest always arrive', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 60 }), (script, capacity) => {
      const { spoken, connections } = play(script, capacity);
      let confirmedUpTo = -1;
      for (const { received, confirmed } of connections) {
        expect(received).toEqual(received.toSorted((a, b) => a - b));
        expect(new Set(received).size).toBe(received.length);
        if (received.length > 0) expect(received[0]).toBeGreaterThan(confirmedUpTo);
        if (confirmed > 0) confirmedUpTo = Math.max(confirmedUpTo, received[confirmed - 1]!);
      }
      const newest = connections.at(-1)!.received.at(-1) ?? confirmedUpTo;
      if (spoken > 0) expect(newest).toBe(spoken - 1);
    }),
  );
});

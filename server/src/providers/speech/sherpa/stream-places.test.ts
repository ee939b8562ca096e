import { expect, test, vi } from 'vitest';
import { StreamPlaces } from './stream-places.ts';

const CAPACITY = expect.objectContaining({ code: 'capacity', retryable: true });

test('the next stream is refused when all places are taken, and let in when one is given back', () => {
  const places = new StreamPlaces();
  const leave = places.take('one', 2, vi.fn<() => void>());
  places.take('two', 2, vi.fn<() => void>());
  expect(() => places.take('three', 2, vi.fn<() => void>())).toThrow(
    'This machine recognises 2 streams at once.',
  );
  leave();
  expect(() => places.take('three', 2, vi.fn<() => void>())).not.toThrow();
});

test('a user’s second stream gives way to another user’s first, and to nobody’s second', () => {
  const places = new StreamPlaces();
  const [first, second, other] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  places.take('one', 2, first);
  const leave = places.take('one', 2, second);
  expect(() => places.take('one', 2, vi.fn<() => void>())).toThrow(/at once/);
  places.take('other', 2, other);
  expect(second).toHaveBeenCalledExactlyOnceWith(CAPACITY);
  leave(); // yielding frees no second place
  expect(() => places.take('third', 2, vi.fn<() => void>())).toThrow(/at once/);
  expect([first, other].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { pollAndLook } from './poll-and-look.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function following() {
  const look = vi.fn<() => void>();
  const page = new EventTarget();
  const stop = pollAndLook(look, { everyMs: 15_000, patienceMs: 30 * 60_000, page });
  return { look, stop, focus: () => page.dispatchEvent(new Event('focus')) };
}

it('looks when the page is returned to, and not at every flicker of the focus', () => {
  const { look, focus } = following();
  vi.advanceTimersByTime(4_000);
  focus();
  focus();
  expect(look).toHaveBeenCalledOnce();
});

it('looks at its intervals', () => {
  const { look } = following();
  vi.advanceTimersByTime(5 * 60_000);
  expect(look).toHaveBeenCalledTimes(20);
});

it('looks no more by itself once its patience is over, and still on a return', () => {
  const { look, focus } = following();
  vi.advanceTimersByTime(40 * 60_000);
  const before = look.mock.calls.length;
  vi.advanceTimersByTime(60 * 60_000);
  expect(look).toHaveBeenCalledTimes(before);
  focus();
  expect(look).toHaveBeenCalledTimes(before + 1);
});

it('stops', () => {
  const { look, stop, focus } = following();
  stop();
  vi.advanceTimersByTime(60_000);
  focus();
  expect(look).not.toHaveBeenCalled();
});

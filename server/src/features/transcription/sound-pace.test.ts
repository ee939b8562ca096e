import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SoundBacklog } from './sound-pace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function live(backlog: SoundBacklog, seconds: number): void {
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    vi.advanceTimersByTime(100);
    backlog.take(0.1);
  }
}

test('sound at its own pace is none, nor is what a network holds back for a moment', () => {
  const backlog = new SoundBacklog();
  live(backlog, 10);
  expect(backlog.isComing).toBe(false);
  vi.advanceTimersByTime(300);
  backlog.take(0.4);
  expect(backlog.isComing).toBe(false);
});

test('what comes in one go is one, until sound has come at its own pace for a while', () => {
  const backlog = new SoundBacklog();
  backlog.take(45);
  expect(backlog.isComing).toBe(true);
  live(backlog, 1);
  expect(backlog.isComing).toBe(true);
  live(backlog, 2);
  expect(backlog.isComing).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpeechEnd } from './speech-end.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const FRAME = 1_600;
const [SPEECH, HISS] = [9_000, 400];

/** So many frames of this loudness, as they come. */
function hear(end: SpeechEnd, frames: number, loudest: number): void {
  for (let frame = 0; frame < frames; frame += 1) {
    vi.advanceTimersByTime(100);
    end.take(new Int16Array(FRAME).fill(loudest));
  }
}

test('it ended with the last loud sample, whatever hisses behind it', () => {
  const end = new SpeechEnd();
  hear(end, 20, SPEECH);
  hear(end, 6, HISS);
  expect(end.since()).toBe(600);
});

test('a short silence is a part of a word, and speech that goes on is another line', () => {
  const end = new SpeechEnd();
  hear(end, 5, SPEECH);
  hear(end, 1, 0);
  expect(end.since()).toBeUndefined();
  hear(end, 3, 0);
  hear(end, 2, SPEECH);
  expect(end.since()).toBe(600);
});

test('nothing is told where all is loud, all is quiet, or it was long ago', () => {
  const end = new SpeechEnd();
  hear(end, 20, 0);
  expect(end.since()).toBeUndefined();
  hear(end, 120, SPEECH);
  expect(end.since()).toBeUndefined();
  hear(end, 60, 0);
  expect(end.since()).toBeUndefined();
});

test('of sound that is heard late it is told when that ended, whatever was said since', () => {
  const end = new SpeechEnd();
  hear(end, 10, SPEECH);
  hear(end, 5, 0);
  const upTo = 15 * FRAME;
  hear(end, 20, SPEECH);
  expect(end.sinceBefore(upTo)).toBe(2_500);
  expect(end.sinceBefore(0)).toBeUndefined();
});

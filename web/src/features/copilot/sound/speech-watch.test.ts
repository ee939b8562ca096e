import { expect, test } from 'vitest';
import { SpeechWatch } from './speech-watch.ts';

/** Speech from 0 to 3 s, understood half a second behind. */
function spoken({ interims = true } = {}): SpeechWatch {
  const watch = new SpeechWatch();
  for (let now = 0; now <= 3_000; now += 50) {
    watch.hearLevel(0.1, now);
    if (interims && now % 500 === 0 && now > 0) watch.hearInterim(`words until ${now}`, true, now);
  }
  return watch;
}

test('somebody speaks while there is interim text, and no more when it is final', () => {
  const watch = spoken();
  expect([watch.isSpeaking(3_000), watch.isSpeaking(4_000)]).toEqual([true, true]);
  watch.hearFinal(4_100);
  expect(watch.isSpeaking(4_200)).toBe(false);
});

test('a recogniser without interim text is given the time for its final one', () => {
  const watch = spoken({ interims: false });
  expect([watch.isSpeaking(4_000), watch.isSpeaking(6_000)]).toEqual([true, false]);
});

test('sound without words is no speech for long', () => {
  const watch = spoken();
  watch.hearFinal(4_000);
  for (let now = 5_000; now <= 9_000; now += 50) watch.hearLevel(0.1, now);
  expect([watch.isSpeaking(5_500), watch.isSpeaking(9_000)]).toEqual([true, false]);
});

test('pressed at the end: the recogniser is asked to finish in the pause, and its text ends the wait', () => {
  const watch = spoken();
  expect([watch.wantsFlush(3_000, 3_200), watch.wantsFlush(3_000, 3_300)]).toEqual([false, true]);
  watch.flushed(3_300);
  expect(watch.wantsFlush(3_000, 3_400)).toBe(false);
  watch.hearFinal(3_800);
  expect([watch.hasFinished(3_000, 4_100), watch.hasFinished(3_000, 4_200)]).toEqual([false, true]);
});

test('a pause to think is not the end', () => {
  const watch = spoken();
  watch.flushed(3_300);
  watch.hearFinal(3_800);
  for (let now = 4_100; now <= 5_000; now += 50) watch.hearLevel(0.1, now);
  expect(watch.hasFinished(2_000, 4_300)).toBe(false);
  expect(watch.wantsFlush(2_000, 5_300)).toBe(true);
  watch.flushed(5_300);
  watch.hearFinal(5_800);
  expect(watch.hasFinished(2_000, 6_200)).toBe(true);
});

test('a recogniser that does not finish is waited for no longer than it may take', () => {
  const watch = spoken();
  watch.flushed(3_300);
  expect([watch.hasFinished(3_000, 3_900), watch.hasFinished(3_000, 4_200)]).toEqual([false, true]);
});

test('music does not keep it waiting', () => {
  const watch = spoken();
  watch.hearFinal(3_500);
  for (let now = 3_050; now <= 7_000; now += 50) watch.hearLevel(0.1, now);
  expect([watch.wantsFlush(4_000, 5_000), watch.wantsFlush(4_000, 6_000)]).toEqual([false, true]);
  watch.flushed(6_000);
  expect(watch.hasFinished(4_000, 6_700)).toBe(true);
});

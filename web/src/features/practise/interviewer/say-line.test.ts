import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayLine } from './say-line.ts';

const LINE = 'Tell me about yourself.';
const VOICE = { name: 'Anna', lang: 'en-GB' } as SpeechSynthesisVoice;

/** What a browser is asked to say. */
const spoken: EventTarget[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', class extends EventTarget {});
  vi.stubGlobal('window', {
    speechSynthesis: { speak: (said: EventTarget) => spoken.push(said), cancel: () => {} },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  spoken.length = 0;
});

function say(voice: SpeechSynthesisVoice | null) {
  const words: string[] = [];
  const running = new AbortController();
  const said = sayLine(LINE, { voice, onWords: (all) => words.push(all), signal: running.signal });
  return { words, running, said };
}
const tell = (type: string, more: object = {}) =>
  spoken.at(-1)?.dispatchEvent(Object.assign(new Event(type), more));

test('words appear as the voice says them', async () => {
  const { words, said } = say(VOICE);
  tell('start');
  tell('boundary', { charIndex: 0 });
  tell('boundary', { charIndex: 5 });
  expect(words).toEqual(['Tell', 'Tell me']);
  tell('end');
  await said;
  expect(words.at(-1)).toBe(LINE);
});

test('words of a voice that does not tell where it is appear by the clock', async () => {
  const { words, said } = say(VOICE);
  tell('start');
  await vi.advanceTimersByTimeAsync(800);
  expect(words).toEqual(['Tell', 'Tell me']);
  tell('end');
  await said;
});

test('where there is no voice the line is read', async () => {
  const { words, said } = say(null);
  await vi.advanceTimersByTimeAsync(2_000);
  await said;
  expect(spoken).toEqual([]);
  expect(words).toEqual(['Tell', 'Tell me', 'Tell me about', LINE, LINE]);
});

test.each([
  ['fails', () => tell('error')],
  ['never begins', () => vi.advanceTimersByTimeAsync(3_000)],
])('the line of a voice that %s is read', async (_, goWrong) => {
  const { words, said } = say(VOICE);
  await goWrong();
  await vi.advanceTimersByTimeAsync(2_000);
  await said;
  expect(words).toContain('Tell me');
  expect(words.at(-1)).toBe(LINE);
});

test('what is called off ends at once, without its last words', async () => {
  const { words, running, said } = say(VOICE);
  tell('start');
  tell('boundary', { charIndex: 0 });
  running.abort();
  await said;
  expect(words).toEqual(['Tell']);
});

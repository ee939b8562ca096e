import { expect, it } from 'vitest';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import { afterEvent, NOTHING_HEARD } from './heard-words.ts';

const after = (...events: CaptureEvent[]) => events.reduce(afterEvent, NOTHING_HEARD);

it('shows what was said, and after it what is being said', () => {
  const hello: CaptureEvent[] = [
    { type: 'interim', text: 'hello' },
    { type: 'transcript', text: 'Hello there.' },
  ];
  expect(after(...hello)).toEqual({ said: 'Hello there.', interim: '', problem: null });
  const heard = after(...hello, { type: 'interim', text: 'how are' });
  expect(heard).toEqual({ said: 'Hello there.', interim: 'how are', problem: null });
});

it('shows the newest words alone, however much is said', () => {
  const text = `${'long ago '.repeat(100)}just now.`;
  const { said, interim } = after({ type: 'transcript', text }, { type: 'interim', text });
  for (const shown of [said, interim]) {
    expect(shown).toMatch(/^… (?:ago|long) .* just now\.$/);
    expect(shown.length).toBeLessThan(210);
  }
});

it('cuts between two words also where no space parts them', () => {
  const { said } = after({ type: 'transcript', text: '自己紹介'.repeat(100) });
  expect(said.length).toBeGreaterThan(190);
  expect(said).toMatch(/^… (?:自己|紹介)/);
});

it.each<[string, CaptureEvent, string]>([
  [
    'without a recogniser',
    { type: 'status', state: 'unavailable', detail: 'No recogniser.' },
    'No recogniser.',
  ],
  ['while it starts', { type: 'status', state: 'preparing', detail: 'Loading.' }, 'Loading.'],
  ['where the server says why', { type: 'detail', detail: 'Too many.' }, 'Too many.'],
  [
    'where the sound cannot be taken',
    { type: 'ended', reason: 'no-16khz', message: 'Not with this browser.' },
    'Not with this browser.',
  ],
])('says %s why no words come', (_, event, sentence) => {
  expect(after(event).problem).toBe(sentence);
  const lost: CaptureEvent = {
    type: 'connection',
    state: 'reconnecting',
    inMs: 1,
    code: 1006,
    wasClean: false,
  };
  expect(after(event, lost).problem).toBe(sentence);
});

it('says so when the server cannot be reached, until words come again', () => {
  const lost: CaptureEvent = {
    type: 'connection',
    state: 'reconnecting',
    inMs: 1,
    code: 1006,
    wasClean: false,
  };
  expect(after(lost).problem).toMatch(/^The server cannot be reached/);
  for (const type of ['interim', 'transcript'] as const)
    expect(after(lost, { type, text: 'hello' }).problem).toBeNull();
});

import { expect, it } from 'vitest';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import { afterEvent, NOTHING_HEARD } from './heard-words.ts';

const after = (...events: CaptureEvent[]) => events.reduce(afterEvent, NOTHING_HEARD);

it('shows what was said, and after it what is being said', () => {
  const heard = after(
    { type: 'interim', text: 'hello' },
    { type: 'transcript', text: 'Hello there.' },
    { type: 'interim', text: 'how are' },
  );
  expect(heard).toEqual({ said: 'Hello there.', interim: 'how are', problem: null });
});

it('shows the newest words alone, however much is said', () => {
  const { said } = after({ type: 'transcript', text: `${'long ago '.repeat(100)}just now.` });
  expect(said).toMatch(/^… (?:ago|long) .* just now\.$/);
  expect(said.length).toBeLessThan(210);
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
  expect(after(lost, { type: 'interim', text: 'hello' }).problem).toBeNull();
});

import { expect, test } from 'vitest';
import { SpeechEvents } from './speech-events.ts';

test('a transcript carries the identity that was told before it, once', () => {
  const events = new SpeechEvents();
  expect(events.from({ line: { id: 'a', at: '2026-03-01T10:00:00.250Z' } })).toBeUndefined();
  expect(events.from({ transcript: 'Why us?' })).toEqual({
    type: 'transcript',
    text: 'Why us?',
    line: { id: 'a', at: Date.UTC(2026, 2, 1, 10, 0, 0, 250) },
  });
  expect(events.from({ transcript: 'And when?' })).toEqual({ type: 'transcript', text: 'And when?' });
});

test('sound that the server lost is a gap', () => {
  expect(new SpeechEvents().from({ lost: 2.5 })).toEqual({ type: 'gap', seconds: 2.5 });
});

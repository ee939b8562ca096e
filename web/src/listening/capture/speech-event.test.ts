import { expect, test } from 'vitest';
import { speechEvent } from './speech-event.ts';

test('sound that the server lost is a gap', () => {
  expect(speechEvent({ lost: 2.5 })).toEqual({ type: 'gap', seconds: 2.5 });
});

test('what only counts samples means nothing to who listens', () => {
  expect([speechEvent({ heard: 1_600 }), speechEvent({ heard_before: 0 })]).toEqual([undefined, undefined]);
});

test('the state of the recogniser comes with why it is not ready', () => {
  const status = { status: 'preparing', detail: 'Loading', progress: 0.5 } as const;
  expect(speechEvent(status)).toEqual({
    type: 'status',
    state: 'preparing',
    detail: 'Loading',
    progress: 0.5,
  });
});

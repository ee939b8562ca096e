import { expect, test } from 'vitest';
import { heldWords } from './held-words.ts';
import { listen, type ListeningEvent, NOT_LISTENING } from '../sound/listening-state.ts';

const LISTENING = { name: 'listening', armed: false } as const;
const wordsAfter = (events: ListeningEvent[]) => heldWords(LISTENING, events.reduce(listen, NOT_LISTENING));
const open: ListeningEvent = { type: 'connection', state: 'open' };
const broken: ListeningEvent = {
  type: 'connection',
  state: 'reconnecting',
  inMs: 1,
  code: 1006,
  wasClean: false,
};

test.each<[string, ListeningEvent[]]>([
  ['while sound comes in', [open]],
  ['while sound is kept', [open, broken]],
  ['before it connects for the first time', [{ type: 'started' }]],
])('says that it still listens %s', (_, events) => {
  expect(wordsAfter(events)).toBe('Still listening; your question will be sent');
});

test.each<[string, ListeningEvent[]]>([
  ['without sound', []],
  ['when the share has ended', [open, { type: 'ended', reason: 'track-ended' }]],
  ['while the browser holds the sound back', [open, { type: 'audio', state: 'needs-gesture' }]],
  ['where nothing is transcribed', [open, { type: 'status', state: 'unavailable' }]],
])('does not say that it listens %s', (_, events) => {
  expect(wordsAfter(events)).toBe('Your question will be sent when the server is back');
});

test('does not say that it listens when the session is over', () => {
  const over = { name: 'over', failure: null, endedByUser: false } as const;
  expect(heldWords(over, listen(NOT_LISTENING, open))).toBe(
    'Your question will be sent when the server is back',
  );
});

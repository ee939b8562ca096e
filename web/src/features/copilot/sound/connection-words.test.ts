import { expect, test } from 'vitest';
import { connectionWords } from './connection-words.ts';
import type { Phase } from '../machine/copilot-session.ts';
import { listen, type ListeningEvent, NOT_LISTENING } from './listening-state.ts';

const LISTENING: Phase = { name: 'listening', armed: false };
const sayAfter = (...events: ListeningEvent[]) =>
  connectionWords(LISTENING, events.reduce(listen, NOT_LISTENING));
const wordsAfter = (...events: ListeningEvent[]) => sayAfter(...events).words;

const open: ListeningEvent = { type: 'connection', state: 'open' };
const restart: ListeningEvent = {
  type: 'connection',
  state: 'reconnecting',
  inMs: 1,
  code: 1012,
  wasClean: true,
};

test.each<[string, ListeningEvent[]]>([
  ['Not listening', []],
  ['Connecting…', [{ type: 'started' }]],
  ['Click to listen', [open, { type: 'audio', state: 'needs-gesture' }]],
  ['Listening, quiet', [open]],
  ['Listening', [open, { type: 'hearing', hearing: true }]],
  ['Reconnecting…', [open, restart]],
  ['Preparing 42%', [open, { type: 'status', state: 'preparing', progress: 0.429 }]],
  ['Preparing…', [open, { type: 'status', state: 'preparing' }]],
  ['No transcription', [open, { type: 'status', state: 'unavailable', detail: 'No model.' }]],
  ['Nothing shared', [open, { type: 'ended', reason: 'track-ended', message: 'Over.' }]],
])('says "%s"', (words, events) => {
  expect(wordsAfter(...events)).toBe(words);
});

test('says that the session is over, or that another is being begun, before all else', () => {
  const over = { name: 'over', failure: null, endedByUser: false } as const;
  const heard = listen(NOT_LISTENING, open);
  expect(connectionWords(over, heard).words).toBe('Session over');
  expect(connectionWords({ name: 'following', endedByUser: false }, heard).words).toBe('Restarting…');
});

test.each([
  [0, undefined],
  [14, '14 s kept'],
  [119, '119 s kept'],
  [120, 'last 120 s kept'],
])('with %d s of sound to be sent says "%s" beside it', (seconds, kept) => {
  expect(sayAfter(open, restart, { type: 'kept', seconds }).kept).toBe(kept);
});

import { expect, test } from 'vitest';
import { connectionWords } from './connection-words.ts';
import { EMPTY_TRANSCRIPT } from '#transcript/transcript.ts';
import { advance, type CopilotEvent, newCopilotSession } from './copilot-session.ts';

const sayAfter = (...events: CopilotEvent[]) => connectionWords(events.reduce(advance, begin()));
const wordsAfter = (...events: CopilotEvent[]) => sayAfter(...events).words;
const begin = () => newCopilotSession({ jobTitle: '', expiry: 60_000, transcript: EMPTY_TRANSCRIPT }, 0);

const open: CopilotEvent = { type: 'connection', state: 'open' };
const restart: CopilotEvent = {
  type: 'connection',
  state: 'reconnecting',
  inMs: 1,
  code: 1012,
  wasClean: true,
};

test.each<[string, CopilotEvent[]]>([
  ['Not listening', []],
  ['Connecting…', [{ type: 'sound-started' }]],
  ['Click to listen', [open, { type: 'audio', state: 'needs-gesture' }]],
  ['Listening, quiet', [open]],
  ['Listening', [open, { type: 'hearing', hearing: true }]],
  ['Reconnecting…', [open, restart]],
  ['Preparing 42%', [open, { type: 'status', state: 'preparing', progress: 0.429 }]],
  ['Preparing…', [open, { type: 'status', state: 'preparing' }]],
  ['No transcription', [open, { type: 'status', state: 'unavailable', detail: 'No model.' }]],
  ['Nothing shared', [open, { type: 'ended', reason: 'track-ended', message: 'Over.' }]],
  ['Session over', [open, { type: 'tick', now: 60_000 }]],
])('says "%s"', (words, events) => {
  expect(wordsAfter(...events)).toBe(words);
});

test.each([
  [0, undefined],
  [14, '14 s kept'],
  [119, '119 s kept'],
  [120, 'last 120 s kept'],
])('with %d s of sound to be sent says "%s" beside it', (seconds, kept) => {
  expect(sayAfter(open, restart, { type: 'kept', seconds }).kept).toBe(kept);
});

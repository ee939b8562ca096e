import { expect, test } from 'vitest';
import { EMPTY_TRANSCRIPT } from '#transcript/transcript.ts';
import { advance, type CopilotEvent, newCopilotSession } from './copilot-session.ts';
import { heldWords } from './held-words.ts';

const begin = () => newCopilotSession({ jobTitle: '', expiry: 60_000, transcript: EMPTY_TRANSCRIPT }, 0);
const open: CopilotEvent = { type: 'connection', state: 'open' };
const broken: CopilotEvent = {
  type: 'connection',
  state: 'reconnecting',
  inMs: 1,
  code: 1006,
  wasClean: false,
};

test.each<[string, CopilotEvent[]]>([
  ['while sound comes in', [open]],
  ['while sound is kept', [open, broken]],
  ['before it connects for the first time', [{ type: 'sound-started' }]],
])('says that it still listens %s', (_, events) => {
  expect(heldWords(events.reduce(advance, begin()))).toBe('Still listening; your question will be sent');
});

test.each<[string, CopilotEvent[]]>([
  ['without sound', []],
  ['when the share has ended', [open, { type: 'ended', reason: 'track-ended' }]],
  ['while the browser holds the sound back', [open, { type: 'audio', state: 'needs-gesture' }]],
  ['where nothing is transcribed', [open, { type: 'status', state: 'unavailable' }]],
  ['when the time is over', [open, { type: 'tick', now: 60_000 }]],
])('does not say that it listens %s', (_, events) => {
  expect(heldWords(events.reduce(advance, begin()))).toBe(
    'Your question will be sent when the server is back',
  );
});

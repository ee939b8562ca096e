import { expect, test, vi } from 'vitest';
import type { CaptureEvent, CaptureOptions } from './capture/capture-events.ts';
import { OwnVoice } from './own-voice.ts';

const UNPLUGGED = 'It was unplugged.';

function answerOf(ask?: () => Promise<MediaStream>) {
  const track = { stop: vi.fn<() => void>() };
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  const heard: string[] = [];
  const listeners: CaptureOptions['onEvent'][] = [];
  const stop = vi.fn<() => void>();
  const moveTo = vi.fn<(url: string) => void>();
  let session = 'one';
  const answer = new OwnVoice({
    url: () => `ws://host/${session}`,
    without: { orElse: '.', unplugged: UNPLUGGED, elsewhere: null },
    onText: (text) => heard.push(text),
    ask: ask ?? (async () => stream),
    start: ({ onEvent }: CaptureOptions) => {
      listeners.push(onEvent);
      return {
        stop,
        resume: async () => {},
        flush: () => {},
        hurry: () => {},
        listenTo: () => true,
        moveTo,
      };
    },
  });
  return {
    answer,
    heard,
    track,
    stop,
    moveTo,
    movesOn: () => (session = 'two'),
    tell: (event: CaptureEvent) => listeners.at(-1)?.(event),
    state: answer.store.getState,
  };
}

test('what is said becomes text, and the microphone is let go of when it is done', async () => {
  const { answer, heard, track, stop, tell, state } = answerOf();
  await answer.begin();
  expect(state().state).toBe('listening');
  tell({ type: 'interim', text: 'I ba' });
  expect(state().interim).toBe('I ba');
  tell({ type: 'transcript', text: 'I bake.' });
  const finished = answer.finish();
  expect(track.stop).toHaveBeenCalled();
  expect(stop).toHaveBeenCalled();
  tell({ type: 'transcript', text: 'Every day.' });
  tell({ type: 'ended', reason: 'stopped' });
  await finished;
  expect(heard).toEqual(['I bake.', 'Every day.']);
  expect(state()).toEqual({ state: 'off', interim: '', trouble: null });
  expect(answer.seconds).toBeGreaterThan(0);
});

test('a microphone that is refused is told, and nothing listens', async () => {
  const { answer, state } = answerOf(() => Promise.reject(new Error('It was refused.')));
  await answer.begin();
  expect(state()).toEqual({ state: 'off', interim: '', trouble: 'It was refused.' });
});

test('one that is unplugged is told, and its time counts on with the next', async () => {
  const { answer, heard, tell, state } = answerOf();
  await answer.begin();
  tell({ type: 'transcript', text: 'I bake.' });
  tell({ type: 'ended', reason: 'track-ended' });
  expect(state()).toEqual({ state: 'off', interim: '', trouble: UNPLUGGED });
  const before = answer.seconds;
  await answer.begin();
  expect(state()).toMatchObject({ state: 'listening', trouble: null });
  expect(answer.seconds).toBeGreaterThanOrEqual(before);
  expect(heard).toEqual(['I bake.']);
});

test('a microphone that is given after the page has gone on is let go of', async () => {
  const track = { stop: vi.fn<() => void>() };
  const asked = Promise.withResolvers<MediaStream>();
  const { answer, state } = answerOf(() => asked.promise);
  const begun = answer.begin();
  answer.end();
  asked.resolve({ getTracks: () => [track] } as unknown as MediaStream);
  await begun;
  expect(track.stop).toHaveBeenCalled();
  expect(state().state).toBe('off');
});

test('its sound goes over into the session that follows', async () => {
  const { answer, moveTo, movesOn } = answerOf();
  await answer.begin();
  movesOn();
  answer.moveOn();
  expect(moveTo).toHaveBeenCalledExactlyOnceWith('ws://host/two');
});

test('where another window hears it, nothing is said of that where nothing is to be', async () => {
  const { answer, tell, state } = answerOf();
  await answer.begin();
  tell({ type: 'ended', reason: 'listened-elsewhere', message: 'Another window listens.' });
  expect(state()).toEqual({ state: 'off', interim: '', trouble: null });
});

import { afterEach, expect, test, vi } from 'vitest';
import type { CaptureEvent } from './capture-events.ts';
import { startCapture } from './start-capture.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser whose audio runs at a rate, and takes a stream as told. */
function stubAudio({ sampleRate = 16_000, takeStream = () => ({}) }) {
  const close = vi.fn<() => Promise<void>>(async () => {});
  const audioWorklet = { addModule: async () => {} };
  vi.stubGlobal('AudioContext', function open() {
    return { sampleRate, close, audioWorklet, createMediaStreamSource: takeStream };
  });
  return { close };
}

const refuse = (error: Error) =>
  function refused() {
    throw error; // also where it is called with `new`
  };
const unsupported = refuse(new DOMException('Not at this rate.', 'NotSupportedError'));

const TRACK = { readyState: 'live' };

/** The first thing that a capture of a stream with these tracks tells. */
const firstEvent = (tracks: object[] = [TRACK]) =>
  new Promise<CaptureEvent>((resolve) => {
    const stream = { getAudioTracks: () => tracks };
    startCapture({ stream: stream as unknown as MediaStream, url: '', onEvent: resolve });
  });

test('a stream without sound is told as that', async () => {
  const message = 'No audio track found in media stream';
  expect(await firstEvent([])).toEqual({ type: 'ended', reason: 'no-audio-track', message });
});

const NO_16_KHZ = {
  type: 'ended',
  reason: 'no-16khz',
  message: 'Browser does not support 16kHz sampling rate',
};

test('a browser that refuses 16 kHz is told as that', async () => {
  vi.stubGlobal('AudioContext', unsupported);
  expect(await firstEvent()).toEqual(NO_16_KHZ);
});

test.each([
  ['runs at another rate', { sampleRate: 48_000 }],
  ['does not resample a stream', { takeStream: unsupported }],
])('so is one that %s, and its audio is closed', async (_, audio) => {
  const { close } = stubAudio(audio);
  expect(await firstEvent()).toEqual(NO_16_KHZ);
  expect(close).toHaveBeenCalledOnce();
});

test('whatever else fails is told with its reason', async () => {
  const ended = { type: 'ended', reason: 'audio-setup-failed' };
  vi.stubGlobal('AudioContext', refuse(new Error('No device.')));
  expect(await firstEvent()).toEqual({ ...ended, message: 'Audio setup failed: No device.' });
  stubAudio({ takeStream: refuse(new Error('No stream.')) });
  expect(await firstEvent()).toEqual({ ...ended, message: 'Audio setup failed: No stream.' });
});

test('a capture that is moved on before its worker exists begins at the new address', async () => {
  const loaded = Promise.withResolvers<void>();
  const node = { connect: () => node, port: { postMessage: () => {} } };
  vi.stubGlobal('AudioContext', function open() {
    return {
      sampleRate: 16_000,
      state: 'running',
      close: async () => {},
      resume: async () => {},
      addEventListener: () => {},
      audioWorklet: { addModule: () => loaded.promise },
      createMediaStreamSource: () => node,
    };
  });
  vi.stubGlobal('AudioWorkletNode', function open() {
    return node;
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  const started = Promise.withResolvers<{ url: string }>();
  vi.stubGlobal('Worker', function start() {
    return Object.assign(new EventTarget(), { postMessage: started.resolve, terminate: () => {} });
  });
  const track = Object.assign(new EventTarget(), TRACK);
  const stream = { getAudioTracks: () => [track] } as unknown as MediaStream;
  const capture = startCapture({ stream, url: 'ws://server/first', onEvent: () => {} });
  capture.moveTo('ws://server/next');
  loaded.resolve();
  expect((await started.promise).url).toBe('ws://server/next');
});

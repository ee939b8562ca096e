import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, describe, expect, type Mock, test, vi } from 'vitest';
import type { CaptureEvent } from './capture-events.ts';
import { startCapture } from './start-capture.ts';
import type { FromWorker, ToWorker } from './worker-protocol.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser whose audio runs at a rate, and takes a stream and a script as told. */
function stubAudio({
  sampleRate = 16_000,
  takeStream = () => ({}),
  addModule = async () => {},
  close = vi.fn<() => Promise<void>>(async () => {}),
}) {
  const audioWorklet = { addModule };
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

test('a script that is refused is told with its reason, one that did not arrive as that', async () => {
  const ended = { type: 'ended', reason: 'audio-setup-failed' };
  stubAudio({ addModule: () => Promise.reject(new DOMException('Not here.', 'NotAllowedError')) });
  expect(await firstEvent()).toEqual({ ...ended, message: 'Audio setup failed: Not here.' });
  stubAudio({ addModule: () => Promise.reject(new DOMException('Unable to load.', 'AbortError')) });
  expect(await firstEvent()).toEqual({ ...ended, message: MESSAGES.audioNotLoaded });
});

test('what is refused is told also where it cannot be closed', async () => {
  const takeStream = refuse(new Error('No stream.'));
  stubAudio({
    takeStream,
    close: vi.fn<() => Promise<void>>(() => Promise.reject(new Error('Not closed.'))),
  });
  expect(await firstEvent()).toMatchObject({ message: 'Audio setup failed: No stream.' });
});

function share() {
  const track = Object.assign(new EventTarget(), TRACK);
  const stream = { getAudioTracks: () => [track] } as unknown as MediaStream;
  return { stream, end: () => track.dispatchEvent(new Event('ended')) };
}

/** A browser in which a capture runs, as far as its page can tell. */
function stubCapture() {
  const loaded = Promise.withResolvers<void>();
  const node = Object.assign(new EventTarget(), {
    connect: () => node,
    port: { postMessage: () => {} },
    onprocessorerror: null as ((event: Event) => void) | null,
  });
  const resumes: PromiseWithResolvers<void>[] = [];
  const contexts: EventTarget[] = [];
  const closes: Mock<() => Promise<void>>[] = [];
  vi.stubGlobal('AudioContext', function open() {
    const close = vi.fn<() => Promise<void>>(async () => {});
    closes.push(close);
    const context = new EventTarget();
    contexts.push(context);
    return Object.assign(context, {
      sampleRate: 16_000,
      state: 'running',
      close,
      resume: () => {
        const resume = Promise.withResolvers<void>();
        resumes.push(resume);
        return resume.promise;
      },
      audioWorklet: { addModule: () => loaded.promise },
      createMediaStreamSource: () => node,
    });
  });
  vi.stubGlobal('AudioWorkletNode', function open() {
    return node;
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  const told: ToWorker[] = [];
  const worker = new EventTarget();
  const postMessage = (message: ToWorker) => told.push(message);
  vi.stubGlobal('Worker', function start() {
    return Object.assign(worker, { postMessage, terminate: () => {} });
  });
  const first = share();
  const events: CaptureEvent[] = [];
  const capture = startCapture({
    stream: first.stream,
    url: 'ws://server/first',
    onEvent: (event) => events.push(event),
  });
  return {
    capture,
    closes,
    contexts,
    events,
    node,
    resumes,
    first,
    told,
    toldOf: (type: ToWorker['type']) => told.filter((message) => message.type === type),
    load: loaded.resolve,
    says: (data: FromWorker) => worker.dispatchEvent(new MessageEvent('message', { data })),
  };
}

test('a capture that listens to another stream goes on, and tells that it is connected', async () => {
  const { capture, events, load, says, toldOf } = stubCapture();
  load();
  await vi.waitFor(() => expect(toldOf('start')).toHaveLength(1));
  says({ type: 'connection', state: 'open' });
  capture.listenTo(share().stream);
  expect(events.filter(({ type }) => type === 'connection')).toHaveLength(2);
  expect(events.findLast(({ type }) => type === 'connection')).toEqual({ type: 'connection', state: 'open' });
  await vi.waitFor(() => expect(toldOf('listen-to')).toHaveLength(1));
  expect(toldOf('finish')).toEqual([]);
});

test('a capture that is moved on before its worker exists begins at the new address', async () => {
  const { capture, load, told } = stubCapture();
  capture.moveTo('ws://server/next');
  load();
  await vi.waitFor(() => expect(told).toMatchObject([{ type: 'start', url: 'ws://server/next' }]));
});

describe('a share that ends', () => {
  const LOST: FromWorker = {
    type: 'connection',
    state: 'reconnecting',
    inMs: 1,
    code: 1006,
    wasClean: false,
  };
  const OPEN: FromWorker = { type: 'connection', state: 'open' };

  async function inOutage() {
    const running = stubCapture();
    running.load();
    await vi.waitFor(() => expect(running.told).toHaveLength(1));
    running.says(OPEN);
    running.says(LOST);
    running.first.end();
    return running;
  }

  test('while there is no connection keeps its sound, and ends the capture when that is sent', async () => {
    const { events, toldOf, says } = await inOutage();
    expect(events.at(-1)).toEqual({ type: 'share-ended' });
    expect(toldOf('finish')).toEqual([]);
    says(OPEN);
    expect(toldOf('finish')).toHaveLength(1);
    says({ type: 'ended', reason: 'stopped' });
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'track-ended' });
  });

  test('and that another one follows goes on with it', async () => {
    const { capture, toldOf, says } = await inOutage();
    expect(capture.listenTo(share().stream)).toBe(true);
    await vi.waitFor(() => expect(toldOf('listen-to')).toHaveLength(1));
    says(OPEN);
    expect(toldOf('finish')).toEqual([]);
  });

  test('lets its audio go once, also where another one follows', async () => {
    const { capture, closes, toldOf } = await inOutage();
    capture.listenTo(share().stream);
    await vi.waitFor(() => expect(toldOf('listen-to')).toHaveLength(1));
    capture.listenTo(share().stream);
    await vi.waitFor(() => expect(toldOf('listen-to')).toHaveLength(2));
    expect(closes.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  test('while there is a connection ends the capture, which takes no other', async () => {
    const { capture, first, says, toldOf, load } = stubCapture();
    load();
    await vi.waitFor(() => expect(toldOf('start')).toHaveLength(1));
    says(OPEN);
    first.end();
    expect(toldOf('finish')).toHaveLength(1);
    expect(capture.listenTo(share().stream)).toBe(false);
  });
});

const brokeWith = (message: string) => Object.assign(new Event('error'), { message });

test.each<[string, (running: ReturnType<typeof stubCapture>) => void, string]>([
  ['does not start', ({ resumes }) => resumes[0]!.reject(new Error('No device.')), 'No device.'],
  [
    'does not start at a click',
    ({ capture, resumes }) => {
      void capture.resume();
      resumes[1]!.reject(new Error('Not now.'));
    },
    'Not now.',
  ],
  ['loses its device', ({ contexts }) => contexts[0]!.dispatchEvent(brokeWith('Unplugged.')), 'Unplugged.'],
  [
    'breaks in its processor',
    ({ node }) => node.onprocessorerror?.(new Event('processorerror')),
    'The browser has stopped it.',
  ],
])('audio that %s ends the capture and says so', async (_what, fail, why) => {
  const running = stubCapture();
  running.load();
  await vi.waitFor(() => expect(running.resumes).toHaveLength(1));
  fail(running);
  await vi.waitFor(() =>
    expect(running.events.at(-1)).toEqual({
      type: 'ended',
      reason: 'audio-setup-failed',
      message: `Audio setup failed: ${why}`,
    }),
  );
});

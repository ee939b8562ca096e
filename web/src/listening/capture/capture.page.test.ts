import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { AUDIO } from '@pythia/contracts/limits.ts';
import { signInForTest } from '../../../testing/open-page.tsx';
import { transcriptionUrl } from '../transcription-url.ts';
import type { Capture, CaptureEvent } from './capture-events.ts';
import { startCapture } from './start-capture.ts';

/** A shared tab that sounds, as far as a capture can tell. */
let tone: AudioContext;
let stream: MediaStream;
const opened: AudioContext[] = [];
const PlainAudioContext = window.AudioContext;

beforeEach(async () => {
  tone = new PlainAudioContext();
  const speaker = tone.createMediaStreamDestination();
  const oscillator = tone.createOscillator();
  oscillator.connect(speaker);
  oscillator.start();
  stream = speaker.stream;
  window.AudioContext = class extends PlainAudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      opened.push(this);
    }
  };
});

afterEach(async () => {
  window.AudioContext = PlainAudioContext;
  opened.length = 0;
  await tone.close();
});

test('what sounds is heard at 16 kHz, and an open connection is told', async () => {
  const { events, of } = await capture();
  await expect.poll(() => of('connection').at(-1)?.state).toBe('open');
  await expect.poll(() => of('level').some(({ rms }) => rms > 0.5)).toBe(true);
  expect(opened.map(({ sampleRate }) => sampleRate)).toEqual([AUDIO.sampleRate]);
  expect(of('audio')).toEqual([{ type: 'audio', state: 'running' }]);
  expect(events).not.toContainEqual(expect.objectContaining({ type: 'ended' }));
});

test.each([
  ['is stopped', ({ capturing }) => capturing.stop(), 'stopped'],
  ['is aborted', ({ abort }) => abort(), 'stopped'],
  ['loses its track', () => endTrack(), 'track-ended'],
] as [string, (running: Running) => void, string][])(
  'a capture that %s tells its end once and last, ends its worker, closes its audio and its stream',
  async (_, end, reason) => {
    const running = await capture();
    await expect.poll(() => running.of('connection').at(-1)?.state).toBe('open');
    await expect.poll(() => commands.countWorkers()).toBe(1);
    expect(await running.streams()).toBe(1);
    end(running);
    await expect.poll(() => running.of('ended')).toEqual([{ type: 'ended', reason }]);
    await expect.poll(() => commands.countWorkers()).toBe(0);
    expect(opened.map(({ state }) => state)).toEqual(['closed']);
    await expect.poll(running.streams).toBe(0);
    expect(running.events.at(-1)).toEqual({ type: 'ended', reason });
  },
);

test('a capture whose audio is held back hears that the share was stopped', async () => {
  const { of } = await capture();
  await expect.poll(() => of('connection').at(-1)?.state).toBe('open');
  await opened[0]?.suspend();
  endTrack();
  await expect.poll(() => of('ended')).toEqual([{ type: 'ended', reason: 'track-ended' }]);
});

type Running = Awaited<ReturnType<typeof capture>>;

/** A capture of the stream, for a new user's session. */
async function capture() {
  const user = await signInForTest('free-user');
  const { session_id } = await (await user.call('/free/create-session', 'POST')).json();
  const events: CaptureEvent[] = [];
  const aborting = new AbortController();
  onTestFinished(() => aborting.abort());
  const capturing: Capture = startCapture({
    stream,
    url: transcriptionUrl('/free/transcribe', { session_id }),
    onEvent: (event) => events.push(event),
    signal: aborting.signal,
  });
  return {
    capturing,
    events,
    abort: () => aborting.abort(),
    of: <Type extends CaptureEvent['type']>(type: Type) =>
      events.filter((event): event is Extract<CaptureEvent, { type: Type }> => event.type === type),
    /** Those of this user that are open at the server. */
    streams: async (): Promise<number> =>
      (await (await fetch(`/test-users/${user.userId}/streams`)).json()).open,
  };
}

/** As when the share is stopped: a track that a script stops has no event of its own. */
function endTrack(): void {
  const [track] = stream.getAudioTracks();
  track?.stop();
  track?.dispatchEvent(new Event('ended'));
}
